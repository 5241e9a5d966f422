package report;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;

final class ReportAgent {
    static final List<Remark> REMARKS = List.of(new Remark("page", "scroll", "nothing", "2.0", "click"));

    @AgentEntryPoint
    List<String> run(String version) {
        List<String> tried = new ArrayList<>();
        for (Remark remark : REMARKS) {
            if (remark.holds(version) == true) {
                tried.add(remark.tried());
            }
        }
        return tried;
    }
}

final class Report {
    public static void main(String[] args) {
        for (Remark remark : ReportAgent.REMARKS) {
            System.out.println(remark.advice() + remark);
        }
    }
}

@Note record Remark(String seen, String tried, String feedback, @Condition String version, String advice) {

    @AppliesWhen
    boolean holds(String current) {
        return version.equals(current);
    }
}

@Note record NeverReached(String text) {}
