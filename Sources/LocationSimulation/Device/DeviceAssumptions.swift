/// What no source settles about the device itself: choices, each with its reason and adjustable.
///
/// Those that the rules themselves need stand in the policy's assumptions.
public struct DeviceAssumptions: Hashable, Sendable {
  /// Whether leaving an app again brings up the second prompt, once its background session stopped (AUTH-066).
  ///
  /// Assumed so: seed 003 saw it then, each time. Otherwise the prompt comes at a time that is drawn.
  public var leavingAgainPrompts = true
  /// Whether a prompt of the system's own waits for the Home screen (AUTH-062).
  ///
  /// Assumed so: "typically Home screen, app not running"; when the wait gets too long it shows all the same.
  public var systemPromptsWait = true
  /// Whether the prompt of a session goes when the session is invalidated.
  ///
  /// Assumed so, as with managers (AUTH-009).
  public var promptGoesWithSession = true
  /// How many conditions all monitors of an app may have together (MON-007).
  ///
  /// Assumed 20 for all: the number is stated, its scope is not; regions too are counted by app (MON-006).
  public var monitorLimit = 20

  /// Creates the default assumptions.
  public init() {}
}
