import LocationExploration
public import LocationPolicy

/// The extent of an exploration on one release.
public struct JourneyCoverage: Hashable, Sendable {
  /// The reason why an exploration ended.
  public enum Ending: Hashable, Sendable {
    /// Nothing remained to explore.
    case complete
    /// All journeys with this many moves were played, and longer ones are possible.
    case length(Int)
    /// As many journeys were played as allowed, but not all of the requested length.
    case bound(Int)
    /// The test was canceled.
    case cancelled
  }

  /// The release.
  public let release: Release
  /// The number of journeys played for each number of moves, from zero, each from the app's first launch.
  public let journeys: [Int]
  /// The number of different situations of the app and its phone that were found.
  public let situations: Int
  /// The number of situations of the phone that were reached: its record of the app's permission, and the prompt on
  /// screen.
  public let phoneSituations: Int
  /// The number of situations of the phone that any number of such moves can reach, with the calls that the app made.
  public let reachablePhoneSituations: Int
  /// The part of the journeys that this process played, such as "2/4"; nil if it played all.
  public let part: String?
  /// The moves that were never possible, in a fixed order; empty if other processes play the other parts.
  public let neverPossible: [JourneyMove]
  /// Journeys that were not possible a second time, because the app does not do the same each time.
  public let unrepeatable: [[JourneyMove]]
  /// The reason why the exploration ended.
  public let ending: Ending

  init(
    _ report: ExplorationReport<JourneyMove, JourneyCause>, all moves: [JourneyMove], on release: Release,
    shard: Shard, reached: Int, reachable: Int
  ) {
    self.release = release
    journeys = report.coverage.journeys
    situations = report.coverage.states
    phoneSituations = reached
    reachablePhoneSituations = reachable
    part = shard == .whole ? nil : "\(shard.number)/\(shard.count)"
    neverPossible = shard == .whole ? moves.filter { report.coverage.moves[$0] == nil } : []
    unrepeatable = report.unrepeatable
    ending =
      switch report.ending {
      case .complete: .complete
      case .depth(let length): .length(length)
      case .bound(let bound): .bound(bound)
      case .interrupted: .cancelled
      }
  }
}

extension JourneyCoverage: CustomStringConvertible {
  /// A summary of what was covered and what was not.
  public var description: String {
    let played = journeys.reduce(0, +)
    var text =
      "iOS \(release.name)\(part.map { ", part \($0)" } ?? ""): \(played) journeys, \(situations) situations; "
    text += "\(phoneSituations) of \(reachablePhoneSituations) situations of the phone; \(ending)"
    if !neverPossible.isEmpty {
      text += "; never possible: " + neverPossible.map(\.swift).joined(separator: " ")
    }
    if let first = unrepeatable.first {
      text +=
        "; the app does not do the same each time, for example after \(first.map(\.swift).joined(separator: " "))"
    }
    return text
  }
}

extension JourneyCoverage.Ending: CustomStringConvertible {
  /// The reason why the exploration ended, as a clause.
  public var description: String {
    switch self {
    case .complete: "nothing is left to explore"
    case .length(let length): "every journey of up to \(length) moves, and longer ones are possible"
    case .bound(let bound): "stopped after \(bound) journeys, not all of the requested length"
    case .cancelled: "canceled"
    }
  }
}
