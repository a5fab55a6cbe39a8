import CoreLocation
import LocationPolicy

/// One caller's search for a location, from its start to its one end.
struct LocationSearch: Sendable {
  let id: RequestID
  let request: LocationRequest
  /// When it began, by a clock that may have been set back since.
  private var began: Date
  /// The most accurate location that it could end with so far.
  private(set) var best: CLLocation?

  init(_ request: LocationRequest, id: RequestID, began: Date) {
    self.id = id
    self.request = request
    self.began = began
  }

  /// Takes in valid locations; returns the end of the search if they bring it.
  ///
  /// When it is earlier than at the beginning, the clock was set back: what is found from then on is not old.
  mutating func take(_ locations: [CLLocation], accuracy: Accuracy, now: Date) -> FoundLocation? {
    began = min(began, now)
    let oldest = began.addingTimeInterval(-maximumAge(accuracy))
    for location in locations where location.timestamp >= oldest { keepIfBetter(location) }
    return found(accuracy: accuracy)
  }

  /// The end of the search, if what it has is all that it can hope for.
  func found(accuracy: Accuracy) -> FoundLocation? {
    guard let best else { return nil }
    if best.horizontalAccuracy <= request.accuracy.radius {
      return FoundLocation(best, because: best.timestamp < began ? .cached : .accurateEnough)
    }
    // Nothing more accurate will come, however long it takes (ACC-005).
    return accuracy == .reduced ? FoundLocation(best, because: .reducedAccuracy) : nil
  }

  /// The end of the search when its time is over.
  var endAtTimeLimit: Result<FoundLocation, LocationFailure> {
    best.map { .success(FoundLocation($0, because: .bestAtTimeLimit)) } ?? .failure(.notFound)
  }

  /// The time limit in seconds, as one that passes: what is not a number counts as none at all.
  var timeLimit: Double { min(max(0, request.timeLimit), LocationRequest.longestTimeLimit) }

  /// The age in seconds, at the start of the search, from which on a location is too old.
  private func maximumAge(_ accuracy: Accuracy) -> Double {
    let wanted = max(0, request.maximumAge)
    guard accuracy == .reduced || request.accuracy == .reduced else { return wanted }
    return max(wanted, LocationRequest.reducedMaximumAge)
  }

  /// Of locations that are equally accurate, the newer one is better.
  private mutating func keepIfBetter(_ location: CLLocation) {
    guard let old = best else {
      best = location
      return
    }
    let isAsFine = location.horizontalAccuracy == old.horizontalAccuracy
    let isNewer = location.timestamp >= old.timestamp
    if isAsFine ? isNewer : location.horizontalAccuracy < old.horizontalAccuracy { best = location }
  }
}

/// The accuracies that searches want of the one manager that they share, and the best of them.
struct WantedAccuracies: Sendable {
  private var counts: [Double: Int] = [:]
  /// The best, in meters or Apple's constants; nil when nothing is wanted.
  private(set) var best: Double?

  mutating func insert(_ accuracy: Double) {
    counts[accuracy, default: 0] += 1
    best = min(best ?? accuracy, accuracy)
  }

  mutating func remove(_ accuracy: Double) {
    guard let count = counts[accuracy] else { return }
    counts[accuracy] = count > 1 ? count - 1 : nil
    if count == 1, accuracy == best { best = counts.keys.min() }
  }
}

extension AuthorizationReading {
  /// Why no location can be searched for; nil where one can.
  var failureOfSearch: LocationFailure? {
    switch status {
    case .authorizedWhenInUse, .authorizedAlways: nil
    case .restricted: .notAuthorized(.notShown(.restricted))
    case .denied, .notDetermined: servicesOn == false ? .servicesOff : .authorizationLost
    }
  }
}
