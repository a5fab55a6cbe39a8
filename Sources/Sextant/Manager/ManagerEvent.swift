import CoreLocation
import LocationPolicy

/// What a location manager tells.
enum ManagerEvent: Sendable {
  /// The authorization was read anew, because it changed or because it was asked for.
  case authorization(AuthorizationReading)
  /// A request for full accuracy was answered; an error means that no prompt was shown (AUTH-072).
  case fullAccuracyAnswered(promptShown: Bool, AuthorizationReading)
  /// Locations, oldest first.
  case locations([CLLocation])
  /// Something of what the system monitors for the app as a whole.
  case monitoring(MonitoringEvent)
  /// Something failed.
  case failed(CLError.Code)
}
