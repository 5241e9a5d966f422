package garden;

abstract class BaseTool {
    abstract String runAsync(String input);
}
