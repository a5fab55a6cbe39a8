import LocationHost
import LocationPolicy
import LocationSimulation

/// Describes the events of a journey, move by move.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
struct JourneyStory {
  private let names: TraceNames
  private let policy: AuthorizationPolicy
  private let entries: [TraceEntry]

  init(on phone: TestPhone) {
    (names, policy, entries) = phone.host.read { (TraceNames($0), $0.policy, $0.trace.entries) }
  }

  /// Returns the story of the moves whose entries begin at the given positions in the trace; the last move's entries
  /// extend to `end`.
  func text(of moves: [JourneyMove], startingAt starts: [Int], end: Int, problem: JourneyProblem) -> String {
    var lines = part(title: "0. the app is launched", from: 0, to: starts.first ?? end)
    for (number, move) in moves.enumerated() {
      let next = number + 1 < starts.count ? starts[number + 1] : end
      lines += part(
        title: "\(number + 1). \(move.phrase(under: policy))", from: starts[number], to: next)
    }
    lines += part(title: "then nothing is in the app's way", from: end, to: entries.count)
    lines.append("  so: \(problem)")
    return lines.joined(separator: "\n")
  }

  private func part(title: String, from start: Int, to end: Int) -> [String] {
    let lines = TraceTimeline(Array(entries[start..<end]), names: names).lines
    // The title already names the actions of the person and the state of the world.
    let shown = lines.filter { $0.actor != "person" && $0.actor != "world" }
    return ["  \(title)"] + shown.map { "       \($0.actor) \($0.sentence)" }
  }
}
