import AppProject
import BuiltProducts
import CommandLineOptions
import CommandOutput

extension Check {
  func validateFlow() throws(ValidationError) {
    if showsDifference || isFixing || writeBaseline != nil || format != .text {
      throw ValidationError(
        "--explain-flow can't be combined with --format, --write-baseline, --diff or --fix.")
    }
    if path.count > 1 { throw ValidationError("--explain-flow takes one path.") }
    if BuiltProductReader.reads(checkedPath) {
      throw ValidationError("--explain-flow is for sources; '\(checkedPath)' is what a build made.")
    }
  }

  /// Prints what the code does with each authorization status.
  func explainFlow(in console: Console) throws(CommandFailure) -> ExitCode {
    let progress = ProgressLine(sink: console.progress)
    defer { progress.clear() }
    let inventory = try request.flow(of: checkedPath) { progress.show($0) }
    if let target, !inventory.targets.contains(where: { $0.name == target }) {
      throw .unknownTarget(target, known: inventory.targets.map(\.name).sorted())
    }
    let flow = ExplainedFlow(of: inventory, targetName: target)
    progress.clear()
    try console.warn(inventory.problems.map { "\($0.origin.file): \($0.message)" })
    try console.write(flow.text)
    return inventory.problems.contains { $0.severity == .error } ? .failure : .success
  }
}
