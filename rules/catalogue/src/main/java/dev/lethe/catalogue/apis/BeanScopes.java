package dev.lethe.catalogue.apis;

import java.util.List;

/**
 * Annotations by which containers decide how long a bean lives. Sources: the documentation of
 * Spring Framework, Jakarta Contexts and Dependency Injection, Guice, Micronaut and Quarkus.
 *
 * @param singletons on a type: one instance for the application; on a method that makes a bean
 *     likewise
 * @param factories on a method: what it returns is a bean, one for the application unless said
 *     otherwise
 * @param narrower on either: a shorter life, unless it says singleton
 * @param injecting on a constructor: the container calls it
 */
public record BeanScopes(
    List<String> singletons,
    List<String> factories,
    List<String> narrower,
    List<String> injecting) {

  private static final BeanScopes SHIPPED =
      new BeanScopes(
          List.of(
              "org.springframework.stereotype.Component",
              "org.springframework.stereotype.Service",
              "org.springframework.stereotype.Repository",
              "org.springframework.stereotype.Controller",
              "org.springframework.web.bind.annotation.RestController",
              "org.springframework.context.annotation.Configuration",
              "org.springframework.boot.autoconfigure.SpringBootApplication",
              "org.springframework.web.bind.annotation.ControllerAdvice",
              "io.micronaut.http.annotation.Controller",
              "io.micronaut.context.annotation.Factory",
              "io.quarkus.runtime.Startup",
              "jakarta.enterprise.context.ApplicationScoped",
              "javax.enterprise.context.ApplicationScoped",
              "jakarta.inject.Singleton",
              "javax.inject.Singleton",
              "jakarta.ejb.Singleton",
              "com.google.inject.Singleton",
              "io.micronaut.context.annotation.Context"),
          List.of("org.springframework.context.annotation.Bean"),
          List.of(
              "org.springframework.context.annotation.Scope",
              "org.springframework.web.context.annotation.RequestScope",
              "org.springframework.web.context.annotation.SessionScope",
              "jakarta.enterprise.context.RequestScoped",
              "jakarta.enterprise.context.SessionScoped",
              "jakarta.enterprise.context.ConversationScoped",
              "com.google.inject.servlet.RequestScoped",
              "com.google.inject.servlet.SessionScoped",
              "jakarta.enterprise.context.Dependent",
              "javax.enterprise.context.RequestScoped",
              "javax.enterprise.context.SessionScoped",
              "javax.enterprise.context.Dependent",
              "io.micronaut.context.annotation.Prototype",
              "io.micronaut.runtime.http.scope.RequestScope"),
          List.of(
              "org.springframework.beans.factory.annotation.Autowired",
              "jakarta.inject.Inject",
              "javax.inject.Inject",
              "com.google.inject.Inject"));

  /** The scopes that Lethe knows. */
  public static BeanScopes shipped() {
    return SHIPPED;
  }
}
