/// Placeholder until the parser lands.
public enum CommandLineOptions {}
