/// The reasons that a service session, an update or a monitoring event gives for missing data (AUTH-087).
public struct SessionDiagnostics: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates an empty set.
  public init() { rawValue = 0 }

  /// The person declined.
  public static let authorizationDenied = SessionDiagnostics(rawValue: 1 << 0)
  /// Location Services is off; reported in addition to a denial.
  public static let authorizationDeniedGlobally = SessionDiagnostics(rawValue: 1 << 1)
  /// A restriction prevents the person from deciding.
  public static let authorizationRestricted = SessionDiagnostics(rawValue: 1 << 2)
  /// Always can no longer be granted.
  public static let alwaysAuthorizationDenied = SessionDiagnostics(rawValue: 1 << 3)
  /// Full accuracy was declined.
  public static let fullAccuracyDenied = SessionDiagnostics(rawValue: 1 << 4)
  /// The app is not sufficiently in use for a request.
  public static let insufficientlyInUse = SessionDiagnostics(rawValue: 1 << 5)
  /// An explicit session is needed.
  public static let serviceSessionRequired = SessionDiagnostics(rawValue: 1 << 6)
  /// A prompt is showing.
  public static let authorizationRequestInProgress = SessionDiagnostics(rawValue: 1 << 7)

  private static let allNames: [(SessionDiagnostics, String)] = [
    (.authorizationDenied, "authorizationDenied"),
    (.authorizationDeniedGlobally, "authorizationDeniedGlobally"),
    (.authorizationRestricted, "authorizationRestricted"),
    (.alwaysAuthorizationDenied, "alwaysAuthorizationDenied"),
    (.fullAccuracyDenied, "fullAccuracyDenied"),
    (.insufficientlyInUse, "insufficientlyInUse"),
    (.serviceSessionRequired, "serviceSessionRequired"),
    (.authorizationRequestInProgress, "authorizationRequestInProgress"),
  ]

  /// Apple's names of the diagnostics, in a fixed order.
  public var names: [String] { Self.allNames.filter { contains($0.0) }.map { $0.1 } }
}

/// The goal of a service session (AUTH-083).
public enum SessionGoal: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing; it prevents updates from prompting.
  case none
  /// When In Use.
  case whenInUse
  /// Always.
  case always
}
