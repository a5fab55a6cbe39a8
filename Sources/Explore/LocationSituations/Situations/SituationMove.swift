package import LocationDelivery
import LocationPolicy

/// An action of a person, an app or the system, or the passing of time.
package enum SituationMove: Hashable, Sendable {
  /// An action of the person.
  case person(PersonAction<OnlyApp>)
  /// The person deletes the app and installs it again.
  case reinstallsApp
  /// A call of the app.
  case app(SituationCall)
  /// An action of the system.
  case system(SystemAction<OnlyApp>)
  /// A minute passes, with everything that takes seconds.
  case minutePasses

  /// The party that makes a move.
  package enum Mover: String, CaseIterable, Sendable {
    case person
    case app
    case system
    case time
  }

  /// The party that makes the move.
  package var mover: Mover {
    switch self {
    case .person, .reinstallsApp: .person
    case .app: .app
    case .system: .system
    case .minutePasses: .time
    }
  }
}

/// A call of an app in a move, on its only object of each kind.
package enum SituationCall: Hashable, Sendable {
  /// Calls requestWhenInUseAuthorization().
  case requestsWhenInUse
  /// Calls requestAlwaysAuthorization().
  case requestsAlways
  /// Calls requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:).
  case requestsFullAccuracy
  /// Calls startUpdatingLocation().
  case startsUpdates
  /// Calls stopUpdatingLocation().
  case stopsUpdates
  /// Sets allowsBackgroundLocationUpdates to true.
  case allowsBackgroundUpdates
  /// Sets showsBackgroundLocationIndicator to true.
  case showsIndicator
  /// Iterates CLLocationUpdate.liveUpdates().
  case iteratesLiveUpdates
  /// Ends the iteration of live updates.
  case endsLiveUpdates
  /// Creates a CLMonitor and awaits its events.
  case awaitsMonitorEvents
  /// Releases the monitor.
  case endsMonitor
  /// Creates a CLServiceSession.
  case makesSession(SessionWish)
  /// Invalidates the service session.
  case invalidatesSession
  /// Creates a CLBackgroundActivitySession.
  case makesActivitySession
  /// Invalidates the background activity session.
  case invalidatesActivitySession
}
