/// What bounds the time that following code takes; where one is hit, the table says so.
package struct Limits: Hashable, Sendable {
  /// The most statements and expressions that are looked at for one entry under one set of circumstances.
  package var steps = 6_000
  /// The most that are looked at for all entries of a type together.
  package var stepsOfType = 60_000
  /// The most ways through code that are followed side by side.
  package var paths = 96
  /// The most calls inside one another.
  package var calls = 12
  /// The most statements and expressions inside one another.
  package var nesting = 220

  /// Creates the usual limits.
  package init() {}
}

/// Why something may have been missed.
package enum Hole: Hashable, Sendable, Comparable {
  /// A limit was hit.
  case limit
  /// The code was not read.
  case unread
  /// A function calls itself.
  case recursion(String)
}
