/// The contents of the checked path.
package struct ProjectInventory: Hashable, Sendable {
  /// The targets, sorted by container and name.
  package let targets: [AppTarget]
  /// Info.plists with location keys that no target uses, relative to the checked folder, sorted.
  package let unusedInfoPlists: [String]
  /// The problems; everything else was read.
  package let problems: [InputProblem]
  /// The comments that silence findings, sorted by place.
  package let ignoreComments: [IgnoreComment]

  package init(
    targets: [AppTarget], unusedInfoPlists: [String], problems: [InputProblem],
    ignoreComments: [IgnoreComment] = []
  ) {
    self.targets = targets
    self.unusedInfoPlists = unusedInfoPlists
    self.problems = problems
    self.ignoreComments = ignoreComments
  }
}

/// An error for an input of which nothing can be read.
package struct UnreadableInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as given.
  package let path: String
  /// A message that says what is wrong and what to do.
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }
}
