public import LocationPolicy

/// An element of live updates (AUTH-087).
public struct LiveUpdate: Hashable, Sendable {
  /// The location; nil when there is none to tell.
  public var fix: Fix?
  /// Whether the phone stands still, and updates pause (DEL-045).
  public var isStationary = false
  /// Whether only reduced accuracy is allowed.
  public var accuracyLimited = false
  /// Whether no location can be found.
  public var locationUnavailable = false
  /// Why nothing arrives, where authorization is the reason.
  public var diagnostics: SessionDiagnostics = []

  /// Creates an update.
  public init(fix: Fix? = nil, diagnostics: SessionDiagnostics = []) {
    self.fix = fix
    self.diagnostics = diagnostics
  }
}
