package import LocationDelivery
import LocationPolicy

/// What a person, an app, the system or time does.
package enum SituationMove: Hashable, Sendable {
  /// The person does something.
  case person(PersonAction<OnlyApp>)
  /// The person deletes the app and installs it again.
  case reinstallsApp
  /// The app calls something.
  case app(SituationCall)
  /// The system does something.
  case system(SystemAction<OnlyApp>)
  /// A minute passes, and with it everything that takes seconds.
  case minutePasses

  /// Who makes the move.
  package enum Mover: String, CaseIterable, Sendable {
    case person
    case app
    case system
    case time
  }

  /// Who makes the move.
  package var mover: Mover {
    switch self {
    case .person, .reinstallsApp: .person
    case .app: .app
    case .system: .system
    case .minutePasses: .time
    }
  }
}

/// What an app calls in a move, on the one object of each kind that it has.
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
  /// Ends that iteration.
  case endsLiveUpdates
  /// Makes a CLMonitor and awaits its events.
  case awaitsMonitorEvents
  /// Releases the monitor.
  case endsMonitor
  /// Makes a CLServiceSession.
  case makesSession(SessionWish)
  /// Invalidates it.
  case invalidatesSession
  /// Makes a CLBackgroundActivitySession.
  case makesActivitySession
  /// Invalidates it.
  case invalidatesActivitySession
}
