import AppProject
import Foundation
import LocationAudit
import TestSupport

/// The processor time of a whole check, compared with only reading or searching the same files.
enum CheckBenchmark {
  struct Result: Encodable {
    let project: String
    let swiftFiles: Int
    let megabytes: Double
    let filesWithLocationFacts: Int
    let findings: Int
    let targetsWithPredictions: Int
    let checkSeconds: Double
    let readAndCountLinesSeconds: Double
    /// The time as a multiple of that for reading.
    let timesReading: Double
    /// The time of a ripgrep process that searches the same folder for one word; nil if ripgrep is
    /// not installed.
    let ripgrepSeconds: Double?
    /// The time of a check with all of its threads, as a multiple of ripgrep's.
    let timesRipgrep: Double?
    /// The time of a `sextant check` process whose report is in the cache; nil if the command isn't built.
    let storedReportSeconds: Double?
    let storedReportTimesRipgrep: Double?
    let peakMemoryMegabytes: Double
  }

  static func run(on path: String?) throws -> Result {
    if let path { return try measure(path, name: path) }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "sextant-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try SampleProject(files: 1_600, bytes: 10_000_000, filesWithLocation: 62).write(to: folder)
    return try measure(folder.path(percentEncoded: false), name: "generated")
  }

  private static func measure(_ path: String, name: String) throws -> Result {
    var inventory = try ProjectReader().read(path)
    var findings = 0
    var predictions = 0
    let seconds = try Stopwatch.least(of: 3) {
      inventory = try ProjectReader().read(path)
      findings = Audit.run(inventory).count
      predictions = Audit.predictions(for: inventory).count { !$0.isEmpty }
    }
    let files = swiftFiles(below: path)
    var lines = 0
    var bytes = 0
    let reading = try Stopwatch.least(of: 3) {
      lines = 0
      bytes = 0
      for file in files {
        let data = try Data(contentsOf: file)
        bytes += data.count
        lines += data.count { $0 == UInt8(ascii: "\n") }
      }
    }
    precondition(lines > 0, "no line was read")
    let searching = try Program(named: "rg").map { ripgrep in
      try Stopwatch.least(of: 5, by: .children) {
        let (code, text) = try ripgrep.run(["--count", "CoreLocation", path])
        // ripgrep exits with 1 if the folder doesn't contain the word.
        precondition(code < 2, "ripgrep failed: \(text)")
      }
    }
    let repeating = try secondsOfStoredReport(path)
    let withFacts = Set(inventory.targets.flatMap(\.sources).filter { $0.facts != nil }.map(\.path)).count
    return Result(
      project: name, swiftFiles: files.count, megabytes: Double(bytes) / 1e6,
      filesWithLocationFacts: withFacts, findings: findings, targetsWithPredictions: predictions,
      checkSeconds: seconds, readAndCountLinesSeconds: reading, timesReading: seconds / reading,
      ripgrepSeconds: searching, timesRipgrep: searching.map { seconds / $0 },
      storedReportSeconds: repeating,
      storedReportTimesRipgrep: searching.flatMap { searching in repeating.map { $0 / searching } },
      peakMemoryMegabytes: peakMemory())
  }

  /// Returns the time of the command beside the benchmarks after it has checked the same project before.
  private static func secondsOfStoredReport(_ path: String) throws -> Double? {
    let command = Bundle.main.bundleURL.appending(path: "sextant")
    guard FileManager.default.isExecutableFile(atPath: command.path(percentEncoded: false)) else {
      return nil
    }
    let cache = FileManager.default.temporaryDirectory.appending(path: "sextant-cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cache) }
    let variables = ["XDG_CACHE_HOME": cache.path(percentEncoded: false)]
    let arguments = ["check", "--format", "json", path]
    let first = try Program(at: command).run(arguments, environment: variables)
    return try Stopwatch.least(of: 5, by: .children) {
      let again = try Program(at: command).run(arguments, environment: variables)
      precondition(again == first, "the stored report is another one")
    }
  }

  private static func swiftFiles(below path: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(at: URL(filePath: path), includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  /// Returns the peak memory of the process, in megabytes.
  private static func peakMemory() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1e6
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1e3
    #endif
  }
}
