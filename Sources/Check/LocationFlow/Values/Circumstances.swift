package import LocationPolicy

/// The state of a device when code runs, as far as location code asks for it.
package struct Circumstances: Hashable, Sendable {
  /// What code can ask for.
  package enum Question: Hashable, Sendable, CaseIterable {
    /// The authorization status.
    case status
    /// The accuracy authorization.
    case accuracy
    /// Whether Location Services is on.
    case services
    /// The code of the error that the manager gives its delegate.
    case failure
  }

  /// How accurate the locations are that an app gets.
  package enum Accuracy: Hashable, Sendable {
    case full
    case reduced
  }

  /// The error that a location manager gives its delegate.
  package enum Failure: String, Hashable, Sendable, CaseIterable {
    case denied
    case locationUnknown
    case other
  }

  /// The authorization status.
  package var status = AuthorizationStatus.notDetermined
  /// The accuracy authorization.
  package var accuracy = Accuracy.full
  /// Whether Location Services is on.
  package var hasServices = true
  /// The error, where there is one.
  package var failure = Failure.denied

  /// Returns all that makes a difference to code that asks some questions, in a fixed order.
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
    // With the services off every app reads that it is denied.
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
