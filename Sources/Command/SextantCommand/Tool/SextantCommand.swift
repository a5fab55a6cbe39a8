import CommandOutput
import LeanFoundation

/// The process: its arguments, environment and standard streams.
@main
enum SextantCommand {
  static func main() {
    // A reader that goes away, as in "sextant check . | head", makes write() fail instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    let console = Console(
      environment: ProcessInfo.processInfo.environment, output: FileDescriptorSink(1),
      errors: FileDescriptorSink(2), isProcess: true)
    exit(SextantTool.run(Array(CommandLine.arguments.dropFirst()), in: console).rawValue)
  }
}
