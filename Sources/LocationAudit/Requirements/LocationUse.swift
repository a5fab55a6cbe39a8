/// What a piece of Core Location API is for, as far as rules tell them apart.
public enum LocationUse: String, Sendable, CaseIterable, Hashable {
  /// Asks for location while the app is in use.
  case whenInUseRequest
  /// Asks for location at any time.
  case alwaysRequest
  /// Asks for full accuracy until the app leaves use.
  case temporaryFullAccuracyRequest
  /// Declares an authorization goal (iOS 18).
  case serviceSession
  /// A button that grants one use (iOS 15).
  case locationButton
  /// Delivers locations until stopped.
  case standardUpdates
  /// Delivers one location.
  case oneShot
  /// Delivers locations as an asynchronous sequence (iOS 17).
  case liveUpdates
  /// Delivers about every 500 metres, and wakes the app.
  case significantChanges
  /// Delivers arrivals and departures, and wakes the app.
  case visits
  /// Tells when a region is entered or left, and wakes the app.
  case regionMonitoring
  /// Tells when a condition of a monitor changes (iOS 17).
  case conditionMonitoring
  /// Measures the distance to beacons.
  case ranging
  /// Delivers the compass heading.
  case heading
  /// Shows the person on a map.
  case mapUserLocation
  /// Lets standard updates go on in background (iOS 9).
  case backgroundUpdates
  /// Keeps the app in use in background (iOS 17).
  case backgroundSession
  /// Receives locations pushed by a server (iOS 15).
  case locationPush
}
