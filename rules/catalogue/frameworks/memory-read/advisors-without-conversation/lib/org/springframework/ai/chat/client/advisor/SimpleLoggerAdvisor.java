package org.springframework.ai.chat.client.advisor;

import org.springframework.ai.chat.client.advisor.api.Advisor;

public class SimpleLoggerAdvisor implements Advisor {
    @Override
    public String getName() {
        return "log";
    }
}
