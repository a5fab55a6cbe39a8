import Foundation
import LocationExploration
import LocationPolicy
import LocationSituations
import TestSupport

/// The speed of exploring all situations of the newest release, compared with Spin on the same
/// graph.
///
/// Spin has the easier task: it looks up moves in a table, while Sextant computes them from the
/// rules.
enum RulesBenchmark {
  struct Result: Encodable {
    let release: String
    let situations: Int
    let transitions: Int
    /// Processor time, as for Spin; other programs don't count.
    let seconds: Double
    let transitionsPerSecond: Double
    /// The memory for the store of situations, and for cached decisions of the engine.
    let bytesPerState: Double
    /// The factor by which elapsed time decreases with all processors.
    let gainOfAllProcessors: Double
    let spin: Spin?
    /// The reason why Spin was not measured.
    let skipped: String?
  }

  struct Spin: Encodable {
    let states: Int
    /// The number of transitions, including Spin's initial one.
    let transitions: Int
    /// The time of the whole verifier process that Spin generates.
    let seconds: Double
    let transitionsPerSecond: Double
    let bytesPerState: Double
  }

  static func run() throws -> Result {
    let rules = SituationRules(.policy(for: .newest))
    var search = StateSearch(SituationSpace(rules))
    func explore(jobs: Int) {
      search = StateSearch(SituationSpace(rules))
      search.run(jobs: jobs)
    }
    let fastest = Stopwatch.least(of: 5) { explore(jobs: 1) }
    let bytes = search.bytesPerState
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let alone = Stopwatch.shortest(of: 5) { explore(jobs: 1) }
    let shared = Stopwatch.shortest(of: 5) { explore(jobs: jobs) }
    let spin = try spin(on: search.promela(named: \.name))
    return Result(
      release: Release.newest.name, situations: search.states.count, transitions: search.transitionCount,
      seconds: fastest, transitionsPerSecond: Double(search.transitionCount) / fastest,
      bytesPerState: bytes, gainOfAllProcessors: alone / shared, spin: spin,
      skipped: spin == nil
        ? "Spin or a C compiler is not installed; on Debian: apt-get install spin gcc" : nil)
  }

  private static func spin(on model: String) throws -> Spin? {
    guard let spin = Program(named: "spin"), let compiler = Program(named: "cc") else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: "sextant-spin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(model.utf8).write(to: folder.appending(path: "rules.pml"))
    try spin.output(["-a", "rules.pml"], in: folder)
    try compiler.output(["-O2", "-w", "-DSAFETY", "-DNOREDUCE", "-o", "pan", "pan.c"], in: folder)
    let pan = Program(at: folder.appending(path: "pan"))
    var output = ""
    let fastest = try Stopwatch.least(of: 5, by: .children) {
      output = try pan.output(["-m1000000", "-w20"], in: folder)
    }
    let states = number("states, stored", in: output) ?? 0
    let transitions = number("transitions (=", in: output) ?? 0
    let megabytes = number("actual memory usage for states", in: output) ?? 0
    return Spin(
      states: Int(states), transitions: Int(transitions), seconds: fastest,
      transitionsPerSecond: transitions / fastest, bytesPerState: megabytes * 1_048_576 / states)
  }

  /// Returns the first number in the line that contains some words.
  private static func number(_ words: String, in output: String) -> Double? {
    let line = output.split(separator: "\n").first { $0.contains(words) }
    return line?.split(whereSeparator: \.isWhitespace).lazy.compactMap { Double($0) }.first
  }
}
