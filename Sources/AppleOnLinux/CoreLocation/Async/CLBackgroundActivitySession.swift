import LocationHost
import LocationPolicy
import LocationSimulation

/// Keeps the app in use in the background, with the indicator, for as long as it is held.
@available(iOS 17.0, *)
public final class CLBackgroundActivitySession: Sendable {
  private let connection: StreamConnection<SessionDiagnostics>

  /// Begins a session, which requires the foreground.
  public init() { connection = StreamConnection(session: .backgroundActivitySession, on: .current) }

  /// Ends the session.
  public func invalidate() { connection.close() }

  /// The reason why the session has no effect.
  @available(iOS 18.0, *)
  public var diagnostics: Diagnostics { Diagnostics(connection) }

  /// The reason why the session has no effect.
  @available(iOS 18.0, *)
  public struct Diagnostic {
    let diagnostics: SessionDiagnostics

    /// Whether the person has not allowed the app to use locations.
    public var authorizationDenied: Bool { diagnostics.contains(.authorizationDenied) }

    /// Whether Location Services is off.
    public var authorizationDeniedGlobally: Bool { diagnostics.contains(.authorizationDeniedGlobally) }

    /// Whether the app may not use locations and the person cannot change that.
    public var authorizationRestricted: Bool { diagnostics.contains(.authorizationRestricted) }

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
  @available(iOS 18.0, *)
  public final class Diagnostics: AsyncSequence {
    /// The type of the elements.
    public typealias Element = CLBackgroundActivitySession.Diagnostic

    /// The type of the iterator.
    public typealias AsyncIterator = CLBackgroundActivitySession.Diagnostics.Iterator

    private let connection: StreamConnection<SessionDiagnostics>

    init(_ connection: StreamConnection<SessionDiagnostics>) { self.connection = connection }

    /// Returns an iterator over the diagnostics.
    public func makeAsyncIterator() -> Iterator { Iterator(connection: connection) }

    /// An iterator over the diagnostics.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLBackgroundActivitySession.Diagnostics.Element

      let connection: StreamConnection<SessionDiagnostics>
      private var isFirst = true

      init(connection: StreamConnection<SessionDiagnostics>) { self.connection = connection }

      /// Waits for the next diagnostic; nil if the session or the task has ended.
      public mutating func next() async throws -> CLBackgroundActivitySession.Diagnostics.Element? {
        defer { isFirst = false }
        return await connection.line.next(orNewest: isFirst).map(Diagnostic.init)
      }
    }
  }
}
