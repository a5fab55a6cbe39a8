/// The limits on the time of the analysis; the table says if one was reached.
package struct Limits: Hashable, Sendable {
  /// The maximum number of statements and expressions for one entry under one set of circumstances.
  package var steps = 6_000
  /// The maximum number of statements and expressions for all entries of a type.
  package var stepsOfType = 60_000
  /// The maximum number of paths to follow in parallel.
  package var paths = 96
  /// The maximum depth of nested calls.
  package var calls = 12
  /// The maximum depth of nested statements and expressions.
  package var nesting = 220

  /// Creates the default limits.
  package init() {}
}

/// A reason why something may have been missed.
package enum Hole: Hashable, Sendable, Comparable {
  /// A limit was reached.
  case limit
  /// The code was not read.
  case unread
  /// A function calls itself.
  case recursion(String)
}
