package garden;

interface Assistant {
    String chat(String message);
}
