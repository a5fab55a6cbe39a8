import LocationPolicy

/// What a manager is told to do, as one value: what is wanted now, whatever it was before.
struct ManagerSetup: Hashable, Sendable {
  /// The accuracy that the standard service aims for, in metres or Apple's constants; nil while it does not run.
  var desiredAccuracy: Double?
  /// Whether a service session is held while the standard service runs.
  var needsSession = false
}
