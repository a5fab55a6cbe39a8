import LocationHost
import LocationPolicy
import LocationSimulation

/// Declares the authorization that the app needs for as long as the session is held.
@available(iOS 18.0, *)
public final class CLServiceSession: Sendable {
  private let connection: StreamConnection<SessionDiagnostics>

  /// The authorization that an app may need.
  public enum AuthorizationRequirement {
    /// Nothing; the system does not prompt.
    case none
    /// Locations while the app is in use.
    case whenInUse
    /// Locations at any time.
    case always
  }

  /// Begins a session, for which the system prompts the person if possible.
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

  /// The reasons why the app does not have what it needs.
  public var diagnostics: Diagnostics { Diagnostics(connection) }

  /// A reason why the app does not have what it needs.
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
    /// The type of the elements.
    public typealias Element = CLServiceSession.Diagnostic

    /// The type of the iterator.
    public typealias AsyncIterator = CLServiceSession.Diagnostics.Iterator

    private let connection: StreamConnection<SessionDiagnostics>

    init(_ connection: StreamConnection<SessionDiagnostics>) { self.connection = connection }

    /// Returns an iterator over the diagnostics.
    public func makeAsyncIterator() -> Iterator { Iterator(connection: connection) }

    /// An iterator over the diagnostics.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLServiceSession.Diagnostics.Element

      let connection: StreamConnection<SessionDiagnostics>
      private var isFirst = true

      init(connection: StreamConnection<SessionDiagnostics>) { self.connection = connection }

      /// Waits for the next diagnostic; nil if the session or the task has ended.
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
