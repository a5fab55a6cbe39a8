public import LocationPolicy

/// What can be wrong at the end of a journey.
public enum JourneyProblem: Hashable, Sendable {
  /// Core Location raised, which ends the process.
  case crashed(LocationException)
  /// The app's code runs on and on without waiting for anything.
  case neverWaits
  /// A call that the person began does not end, though the app is on the screen and nothing is in its way.
  case neverEnds(tap: String)
  /// A location service runs on after all that the app was to do has ended.
  case runsOn(service: String)
  /// A prompt came up after the app came to the screen, and the person had tapped nothing since.
  case asksByItself
  /// What the app shows of its authorization is not what is so.
  case shows(AuthorizationStatus, AuthorizationStatus)
  /// A location may be had, and the app has none in time.
  case findsNothing(tap: String, seconds: Double)
  /// Something that the app's test expects is not so.
  case broken(String)
}

extension JourneyProblem: CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String {
    switch self {
    case .crashed(let exception): "the app crashes: \(exception.name)"
    case .neverWaits: "the app runs on and on without waiting for anything"
    case .neverEnds(let tap): "“\(tap)” never ends"
    case .runsOn(let service): "\(service) runs on after everything has ended"
    case .asksByItself: "a prompt comes up, and the person has tapped nothing"
    case .shows(let shown, let actual): "the app shows \(shown.appleName), and it has \(actual.appleName)"
    case .findsNothing(let tap, let seconds):
      "“\(tap)” has brought no location after \(Int(seconds)) s, and one may be had"
    case .broken(let expectation): "not so: \(expectation)"
    }
  }
}
