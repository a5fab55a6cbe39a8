package import LocationPolicy

/// The state of a device as far as location code can read it.
package struct Circumstances: Hashable, Sendable {
  /// A property of the device that code can read.
  package enum Question: Hashable, Sendable, CaseIterable {
    /// The authorization status.
    case status
    /// The accuracy authorization.
    case accuracy
    /// Whether Location Services is on.
    case services
    /// The code of the error that a delegate receives.
    case failure
  }

  /// The accuracy of an app's locations.
  package enum Accuracy: Hashable, Sendable {
    case full
    case reduced
  }

  /// An error that a location manager passes to its delegate.
  package enum Failure: String, Hashable, Sendable, CaseIterable {
    case denied
    case locationUnknown
    case other
  }

  package var status = AuthorizationStatus.notDetermined
  package var accuracy = Accuracy.full
  /// Whether Location Services is on.
  package var hasServices = true
  /// Whether managers and maps may have a position: after a refusal from the beginning they have none.
  package var mayHavePosition = true
  /// The error, for a failure callback.
  package var failure = Failure.denied

  /// Returns all circumstances that differ in some properties, in a fixed order.
  package static func all(asking questions: Set<Question>) -> [Circumstances] {
    var all = [Circumstances()]
    if questions.contains(.status) {
      all = AuthorizationStatus.allCases.map { Circumstances(status: $0) }
    }
    if questions.contains(.accuracy) {
      all += all.filter { !questions.contains(.status) || isAllowed($0.status) }.map {
        Circumstances(status: $0.status, accuracy: .reduced)
      }
    }
    // If Location Services is off, every app reads the status denied.
    if questions.contains(.services) { all.append(Circumstances(status: .denied, hasServices: false)) }
    guard questions.contains(.failure) else { return all }
    return all.flatMap { circumstances in
      Failure.allCases.map { failure in
        var circumstances = circumstances
        circumstances.failure = failure
        return circumstances
      }
    }
  }

  private static func isAllowed(_ status: AuthorizationStatus) -> Bool {
    status == .authorizedAlways || status == .authorizedWhenInUse
  }
}
