import Foundation

// Prints a JSON object with all measurements. Build it for release:
//   swift run -c release Benchmarks [a project to check instead of the generated one]
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == TracksBenchmark.readArgument {
  try TracksBenchmark.read(CommandLine.arguments[2])
  exit(0)
}
// Peak memory is that of the whole process, so the benchmarks that need the least run first.
let project = CommandLine.arguments.dropFirst().first
if let project, !FileManager.default.fileExists(atPath: project) {
  FileHandle.standardError.write(
    Data("Error: No project is at '\(project)'. Usage: Benchmarks [<folder of a project>]\n".utf8))
  exit(64)
}
let check = try CheckBenchmark.run(on: project)
let device = try DeviceBenchmark.run()
let report = BenchmarkReport(
  policy: PolicyBenchmark.run(), check: check, builtApp: try BuiltAppBenchmark.run(),
  tracks: try TracksBenchmark.run(), device: device, rules: try RulesBenchmark.run(),
  manager: try ManagerBenchmark.run(), client: try ClientBenchmark.run(),
  journeys: try await JourneyBenchmark.run())
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(report), as: UTF8.self))
