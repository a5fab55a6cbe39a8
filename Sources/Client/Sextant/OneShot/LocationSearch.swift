import CoreLocation
import LocationPolicy

/// A caller's search for a location, from its start until it ends.
struct LocationSearch: Sendable {
  let id: RequestID
  let request: LocationRequest
  /// The start of the search, by a clock that may have been set back since.
  private var began: Date
  /// The most accurate location so far that the search could end with.
  private(set) var best: CLLocation?

  init(_ request: LocationRequest, id: RequestID, began: Date) {
    self.id = id
    self.request = request
    self.began = began
  }

  /// Adds valid locations; returns the result if they end the search.
  ///
  /// If `now` is before the start, the clock was set back: locations found from then on are not old.
  mutating func take(_ locations: [CLLocation], accuracy: Accuracy, now: Date) -> FoundLocation? {
    began = min(began, now)
    let oldest = began.addingTimeInterval(-maximumAge(accuracy))
    for location in locations where location.timestamp >= oldest { keepIfBetter(location) }
    return found(accuracy: accuracy)
  }

  /// Returns the result of the search, if its best location is the best that it can hope for.
  func found(accuracy: Accuracy) -> FoundLocation? {
    guard let best else { return nil }
    if best.horizontalAccuracy <= request.accuracy.radius {
      return FoundLocation(best, because: best.timestamp < began ? .cached : .accurateEnough)
    }
    // Nothing more accurate will arrive, no matter how long the search takes (ACC-005).
    return accuracy == .reduced ? FoundLocation(best, because: .reducedAccuracy) : nil
  }

  /// The result of the search when its time is over.
  var endAtTimeLimit: Result<FoundLocation, LocationFailure> {
    best.map { .success(FoundLocation($0, because: .bestAtTimeLimit)) } ?? .failure(.notFound)
  }

  /// The time limit in seconds, always finite: a value that is not a number counts as zero.
  var timeLimit: Double { min(max(0, request.timeLimit), LocationRequest.longestTimeLimit) }

  /// Returns the age in seconds, at the start of the search, beyond which a location is too old.
  private func maximumAge(_ accuracy: Accuracy) -> Double {
    let wanted = max(0, request.maximumAge)
    guard accuracy == .reduced || request.accuracy == .reduced else { return wanted }
    return max(wanted, LocationRequest.reducedMaximumAge)
  }

  /// Keeps a location if it is more accurate than the best one, or equally accurate and newer.
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

/// The accuracies that searches need from the manager that they share, and the best of them.
struct WantedAccuracies: Sendable {
  private var counts: [Double: Int] = [:]
  /// The best accuracy, in meters or Apple's constants; nil if there are no searches.
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
  /// The reason why no location can be searched for; nil if one can.
  var failureOfSearch: LocationFailure? {
    switch status {
    case .authorizedWhenInUse, .authorizedAlways: nil
    case .restricted: .notAuthorized(.notShown(.restricted))
    case .denied, .notDetermined: servicesOn == false ? .servicesOff : .authorizationLost
    }
  }
}
