package org.springframework.ai.chat.client.advisor.vectorstore;

import org.springframework.ai.chat.client.advisor.api.Advisor;
import org.springframework.ai.vectorstore.VectorStore;

public class QuestionAnswerAdvisor implements Advisor {
    public static Builder builder(VectorStore store) {
        return new Builder();
    }

    @Override
    public String getName() {
        return "answers";
    }

    public static final class Builder {
        public QuestionAnswerAdvisor build() {
            return new QuestionAnswerAdvisor();
        }
    }
}
