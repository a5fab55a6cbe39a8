/// A finding, and a journey to it.
package struct Found<Move: Sendable, Finding: Sendable>: Sendable {
  /// The finding.
  package let finding: Finding
  /// The moves that lead to it from the start; after a breadth-first search, no journey is shorter.
  package let journey: [Move]
  /// The number of journeys, or states, with the same finding.
  package internal(set) var occurrences = 1

  /// Creates a finding with its journey.
  package init(_ finding: Finding, after journey: [Move]) {
    self.finding = finding
    self.journey = journey
  }
}

extension Found: Equatable where Move: Equatable, Finding: Equatable {}
extension Found: Codable where Move: Codable, Finding: Codable {}
