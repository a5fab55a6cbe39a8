/// All that was found below the checked path.
public struct ProjectInventory: Hashable, Sendable {
  /// The targets, by container and name.
  public let targets: [AppTarget]
  /// Info.plists with location keys that no target uses, relative to the checked folder, sorted.
  public let unusedInfoPlists: [String]
  /// What could not be read; the rest was still read.
  public let problems: [InputProblem]

  /// Creates an inventory.
  public init(targets: [AppTarget], unusedInfoPlists: [String], problems: [InputProblem]) {
    self.targets = targets
    self.unusedInfoPlists = unusedInfoPlists
    self.problems = problems
  }
}
