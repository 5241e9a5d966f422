package com.google.adk.sessions;

public interface BaseSessionService {
    String getSession(String app, String user, String session);

    String createSession(String app, String user);
}
