package org.springframework.ai.chat.client;

import java.util.List;
import java.util.function.Consumer;
import org.springframework.ai.chat.client.advisor.api.Advisor;

public interface ChatClient {
    ChatClientRequestSpec prompt(String text);

    interface Builder {
        Builder defaultAdvisors(Advisor... advisors);

        Builder defaultAdvisors(List<Advisor> advisors);

        Builder defaultSystem(String text);

        ChatClient build();
    }

    interface ChatClientRequestSpec {
        ChatClientRequestSpec advisors(Consumer<AdvisorSpec> consumer);

        ChatClientRequestSpec advisors(Advisor... advisors);

        String call();
    }

    interface AdvisorSpec {
        AdvisorSpec param(String name, Object value);

        AdvisorSpec advisors(Advisor... advisors);
    }
}
