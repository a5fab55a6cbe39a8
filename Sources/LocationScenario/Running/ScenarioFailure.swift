public import LocationSimulation

/// Something in a run of a scenario that is not as the scenario says.
public struct ScenarioFailure: Hashable, Sendable {
  /// When.
  public let moment: Moment
  /// The place in the file, such as `steps[3].expect.status`.
  public let path: String
  /// What was expected and what was found.
  public let message: String
}
