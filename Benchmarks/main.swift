import Foundation

// Prints one JSON object with everything that was measured. Build it for release:
//   swift run -c release Benchmarks [a project to check instead of the generated one]
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == TracksBenchmark.readArgument {
  try TracksBenchmark.read(CommandLine.arguments[2])
  exit(0)
}
// First, while the memory that others leave behind can't be taken for that of the devices.
let device = try DeviceBenchmark.run()
let project = CommandLine.arguments.dropFirst().first
let report = BenchmarkReport(
  policy: PolicyBenchmark.run(), check: try CheckBenchmark.run(on: project),
  tracks: try TracksBenchmark.run(),
  device: device, manager: try ManagerBenchmark.run())
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(report), as: UTF8.self))
