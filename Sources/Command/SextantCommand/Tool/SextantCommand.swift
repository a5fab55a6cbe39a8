import CommandOutput
import LeanFoundation

/// The entry point, which passes on arguments, environment and standard streams.
@main
enum SextantCommand {
  static func main() {
    // If the reader closes the pipe, as in "sextant check . | head", write() fails instead of
    // ending the process.
    signal(SIGPIPE, SIG_IGN)
    let console = Console(
      environment: ProcessInfo.processInfo.environment, output: FileDescriptorSink(1),
      errors: FileDescriptorSink(2), isProcess: true)
    exit(SextantTool.run(Array(CommandLine.arguments.dropFirst()), in: console).rawValue)
  }
}
