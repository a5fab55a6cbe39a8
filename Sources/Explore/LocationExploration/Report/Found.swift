/// Something that was found, and a way to it.
package struct Found<Move: Sendable, Finding: Sendable>: Sendable {
  /// What was found.
  package let finding: Finding
  /// The moves that lead to it from the start; after a breadth-first search no shorter journey does.
  package let journey: [Move]
  /// How many journeys, or states, showed the same.
  package internal(set) var occurrences = 1

  /// Creates a finding with its way.
  package init(_ finding: Finding, after journey: [Move]) {
    self.finding = finding
    self.journey = journey
  }
}

extension Found: Equatable where Move: Equatable, Finding: Equatable {}
extension Found: Codable where Move: Codable, Finding: Codable {}
