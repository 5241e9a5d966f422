package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "com.acme.Agent|''|com.acme.Agent",
        "com.acme.Agent$Tool|field|com.acme.Agent.Tool.field",
        "com.acme.Agent$1|run()V|com.acme.Agent$1.run()",
        "com.acme.Agent$Tool$2Local|run()V|com.acme.Agent.Tool$2Local.run()",
        "$A|a$b()V|$A.a$b()",
        "A|f(ZBCSIJFD)V|A.f(boolean, byte, char, short, int, long, float, double)",
        "A|f([[Ljava/util/Map$Entry;[I)V|A.f(Entry[][], int[])",
        "A$B|<init>(LA;)V|new A.B(A)",
        "A$B|<clinit>()V|static initialiser of A.B",
        "A|says (twice)(I)V|A.says (twice)(int)",
        "A|a(b|A.a(b",
        "A|lambda$run$12(I)V|lambda in A.run",
        "A|lambda$new$0()V|lambda in A.new",
        "A|lambda$a$b$3()V|lambda in A.a$b",
      })
  void writesMembersAsPeopleDo(String type, String member, String text) {
    assertThat(Names.member(type, member)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.Recorder#entries,com.acme.Recorder.entries",
    "com.acme.Recorder$Log#entries(I)V,com.acme.Recorder.Log.entries(int)",
    "com.acme.Recorder$Log,com.acme.Recorder.Log"
  })
  void writesSubjectsAsPeopleDo(String subject, String text) {
    assertThat(Names.subject(subject)).isEqualTo(text);
  }
}
