/// All that was found below the checked path.
package struct ProjectInventory: Hashable, Sendable {
  /// The targets, by container and name.
  package let targets: [AppTarget]
  /// Info.plists with location keys that no target uses, relative to the checked folder, sorted.
  package let unusedInfoPlists: [String]
  /// What could not be read; the rest was still read.
  package let problems: [InputProblem]
  /// The comments in what was read that silence findings, by place.
  package let ignoreComments: [IgnoreComment]

  /// Creates an inventory.
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

/// The error of an input of which nothing can be read.
package struct UnreadableInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as given.
  package let path: String
  /// What is wrong and what to do.
  package let reason: String

  /// Creates the error.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }
}
