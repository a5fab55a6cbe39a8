public import LocationPolicy

/// Why a call of an app did not return.
public enum CallError: Error, Hashable, Sendable {
  /// Core Location raised, which ends the process.
  case raised(LocationException)
  /// The call can't have happened: the app does not run, or does not hold the object.
  case refused(Refusal)
}
