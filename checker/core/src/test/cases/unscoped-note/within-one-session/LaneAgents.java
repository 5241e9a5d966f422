package lane;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;

final class PermanentAgent {
    @AgentEntryPoint
    int run(List<Integer> versions) {
        List<Ban> bans = new ArrayList<>();
        int done = 0;
        for (int version : versions) {
            List<String> lanes = new ArrayList<>(List.of("A", "B"));
            for (Ban ban : bans) {
                lanes.remove(ban.lane()); // want: UnscopedNote
            }
            if (lanes.isEmpty()) {
                return done;
            }
            bans.add(new Ban("belt", "ship", "rejected", version, lanes.get(0)));
            done++;
        }
        return done;
    }
}

final class VersionedAgent {
    @AgentEntryPoint
    int run(List<Integer> versions) {
        List<Ban> bans = new ArrayList<>();
        int done = 0;
        for (int version : versions) {
            List<String> lanes = new ArrayList<>(List.of("A", "B"));
            bans.stream().filter(ban -> ban.holdsUnder(version)).map(Ban::lane).forEach(lanes::remove);
            if (lanes.isEmpty()) {
                return done;
            }
            bans.add(new Ban("belt", "ship", "rejected", version, lanes.get(0)));
            done++;
        }
        return done;
    }
}

@Note record Ban(String seen, String tried, String feedback, @Condition int version, String lane) {

    @AppliesWhen
    boolean holdsUnder(int current) {
        return version == current;
    }
}
