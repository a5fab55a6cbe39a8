import Foundation

/// The difference between two timelines.
public struct TimelineDifference: Hashable, Sendable, CustomStringConvertible {
  /// The steps before the difference.
  public let common: [String]
  /// The steps expected from there on; empty if no more were expected.
  public let expected: [String]
  /// The steps that happened from there on; empty if nothing more happened.
  public let actual: [String]

  /// Compares two timelines; nil if they have the same steps.
  public init?(expected: String, actual: String) {
    let (expected, actual) = (Self.steps(of: expected), Self.steps(of: actual))
    guard expected != actual else { return nil }
    common = zip(expected, actual).prefix { $0 == $1 }.map(\.0)
    self.expected = Array(expected.dropFirst(common.count))
    self.actual = Array(actual.dropFirst(common.count))
  }

  private static func steps(of timeline: String) -> [String] {
    timeline.components(separatedBy: "→").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// Both timelines from the difference on.
  public var description: String {
    """
    the timeline differs \(common.last.map { "after “\($0)” (step \(common.count))" } ?? "from the start")
      expected: \(Self.text(of: expected))
      happened: \(Self.text(of: actual))
    """
  }

  private static func text(of steps: [String]) -> String {
    steps.isEmpty ? "nothing more" : steps.joined(separator: " → ")
  }
}
