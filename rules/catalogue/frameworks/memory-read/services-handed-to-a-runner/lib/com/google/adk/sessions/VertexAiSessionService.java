package com.google.adk.sessions;

public final class VertexAiSessionService implements BaseSessionService {
    @Override
    public String getSession(String app, String user, String session) {
        return "";
    }

    @Override
    public String createSession(String app, String user) {
        return "";
    }
}
