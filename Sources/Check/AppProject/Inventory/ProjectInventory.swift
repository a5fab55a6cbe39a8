/// All that was found below the checked path.
public struct ProjectInventory: Hashable, Sendable {
  /// The targets, by container and name.
  public let targets: [AppTarget]
  /// Info.plists with location keys that no target uses, relative to the checked folder, sorted.
  public let unusedInfoPlists: [String]
  /// What could not be read; the rest was still read.
  public let problems: [InputProblem]
  /// The comments in what was read that silence findings, by place.
  public let ignoreComments: [IgnoreComment]

  /// Creates an inventory.
  public init(
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
public struct UnreadableInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as given.
  public let path: String
  /// What is wrong and what to do.
  public let reason: String

  /// Creates the error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
