import Foundation
import LocationExploration
import LocationPolicy
import LocationSituations

/// How fast all situations of the newest release are explored, side by side with Spin on the same graph.
///
/// Spin has the easier task: it looks its moves up in a table, where ours come from the rules.
enum RulesBenchmark {
  struct Result: Encodable {
    let release: String
    let situations: Int
    let transitions: Int
    let seconds: Double
    let transitionsPerSecond: Double
    let bytesPerState: Double
    let spin: Spin?
    /// Why Spin was not measured.
    let skipped: String?
  }

  struct Spin: Encodable {
    let states: Int
    /// With the one by which Spin begins.
    let transitions: Int
    /// Of the search alone, as the verifier that Spin writes measures itself, to a hundredth.
    let seconds: Double
    let transitionsPerSecond: Double?
    let bytesPerState: Double
  }

  static func run() throws -> Result {
    let rules = SituationRules(.policy(for: .newest))
    var search = StateSearch(SituationSpace(rules))
    let seconds = Stopwatch.shortest(of: 5) {
      search = StateSearch(SituationSpace(rules))
      search.run()
    }
    let spin = try spin(on: search.promela(named: \.name))
    return Result(
      release: Release.newest.name, situations: search.states.count, transitions: search.transitionCount,
      seconds: seconds, transitionsPerSecond: Double(search.transitionCount) / seconds,
      bytesPerState: search.bytesPerState, spin: spin,
      skipped: spin == nil
        ? "Spin or a C compiler is not installed; on Debian: apt-get install spin gcc" : nil)
  }

  private static func spin(on model: String) throws -> Spin? {
    guard let spin = OtherProgram(named: "spin"), let compiler = OtherProgram(named: "cc") else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: "sextant-spin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(model.utf8).write(to: folder.appending(path: "rules.pml"))
    try spin.run(["-a", "rules.pml"], in: folder)
    try compiler.run(["-O2", "-w", "-DSAFETY", "-DNOREDUCE", "-o", "pan", "pan.c"], in: folder)
    let pan = OtherProgram(path: folder.appending(path: "pan").path(percentEncoded: false))
    // The fastest of as many runs as ours has.
    let outputs = try (0..<5).map { _ in try pan.run(["-m1000000", "-w20"], in: folder) }
    let seconds = outputs.compactMap { number("pan: elapsed time", in: $0) }.min() ?? 0
    let output = outputs[0]
    let states = number("states, stored", in: output) ?? 0
    let transitions = number("transitions (=", in: output) ?? 0
    let megabytes = number("actual memory usage for states", in: output) ?? 0
    return Spin(
      states: Int(states), transitions: Int(transitions), seconds: seconds,
      transitionsPerSecond: seconds > 0 ? transitions / seconds : nil,
      bytesPerState: megabytes * 1_048_576 / states)
  }

  /// The first number of the line with some words.
  private static func number(_ words: String, in output: String) -> Double? {
    let line = output.split(separator: "\n").first { $0.contains(words) }
    return line?.split(separator: " ").lazy.compactMap { Double($0) }.first
  }
}
