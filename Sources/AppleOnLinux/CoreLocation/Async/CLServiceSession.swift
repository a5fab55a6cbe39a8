import LocationHost
import LocationPolicy
import LocationSimulation

/// Says which authorization the app needs for as long as it is held.
@available(iOS 18.0, *)
public final class CLServiceSession: Sendable {
  private let connection: StreamConnection<SessionDiagnostics>

  /// What an app may need.
  public enum AuthorizationRequirement {
    /// Nothing; the system does not ask.
    case none
    /// Locations while the app is in use.
    case whenInUse
    /// Locations at any time.
    case always
  }

  /// Begins a session, for which the system asks the person where that is possible.
  public init(authorization: AuthorizationRequirement) {
    connection = StreamConnection(
      session: .serviceSession(SessionGoal(authorization), purposeKey: nil), on: .current)
  }

  /// Begins a session that also needs precise locations, for a purpose in the Info.plist.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
    connection = StreamConnection(
      session: .serviceSession(SessionGoal(authorization), purposeKey: fullAccuracyPurposeKey), on: .current)
  }

  /// Ends the session.
  public func invalidate() { connection.close() }

  /// What keeps the app from what it needs.
  public var diagnostics: Diagnostics { Diagnostics(connection) }

  /// What keeps the app from what it needs.
  public struct Diagnostic {
    let diagnostics: SessionDiagnostics

    /// Whether the person has not allowed the app to use locations.
    public var authorizationDenied: Bool { diagnostics.contains(.authorizationDenied) }

    /// Whether Location Services is off.
    public var authorizationDeniedGlobally: Bool { diagnostics.contains(.authorizationDeniedGlobally) }

    /// Whether the app may not use locations and the person cannot change that.
    public var authorizationRestricted: Bool { diagnostics.contains(.authorizationRestricted) }

    /// Whether the person has not allowed locations at any time.
    public var alwaysAuthorizationDenied: Bool { diagnostics.contains(.alwaysAuthorizationDenied) }

    /// Whether the person has not allowed precise locations.
    public var fullAccuracyDenied: Bool { diagnostics.contains(.fullAccuracyDenied) }

    /// Whether the app is not sufficiently in use.
    public var insufficientlyInUse: Bool { diagnostics.contains(.insufficientlyInUse) }

    /// Whether the app must hold a service session.
    public var serviceSessionRequired: Bool { diagnostics.contains(.serviceSessionRequired) }

    /// Whether the person is being asked.
    public var authorizationRequestInProgress: Bool {
      diagnostics.contains(.authorizationRequestInProgress)
    }
  }

  /// The diagnostics of a session, beginning with the current one.
  public final class Diagnostics: AsyncSequence {
    /// What comes.
    public typealias Element = CLServiceSession.Diagnostic

    /// What takes one after the other.
    public typealias AsyncIterator = CLServiceSession.Diagnostics.Iterator

    private let connection: StreamConnection<SessionDiagnostics>

    init(_ connection: StreamConnection<SessionDiagnostics>) { self.connection = connection }

    /// Returns what takes one diagnostic after the other.
    public func makeAsyncIterator() -> Iterator { Iterator(connection: connection) }

    /// Takes one diagnostic after the other.
    public struct Iterator: AsyncIteratorProtocol {
      /// What comes.
      public typealias Element = CLServiceSession.Diagnostics.Element

      let connection: StreamConnection<SessionDiagnostics>
      private var isFirst = true

      init(connection: StreamConnection<SessionDiagnostics>) { self.connection = connection }

      /// Waits for the next diagnostic; nil when the session or the task has ended.
      public mutating func next() async throws -> CLServiceSession.Diagnostics.Element? {
        defer { isFirst = false }
        return await connection.line.next(orNewest: isFirst).map(Diagnostic.init)
      }
    }
  }
}

@available(iOS 18.0, *)
extension SessionGoal {
  init(_ requirement: CLServiceSession.AuthorizationRequirement) {
    switch requirement {
    case .none: self = .none
    case .whenInUse: self = .whenInUse
    case .always: self = .always
    }
  }
}
