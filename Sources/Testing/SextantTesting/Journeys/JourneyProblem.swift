public import LocationDelivery
public import LocationPolicy
import LocationTerms

/// A problem at the end of a journey.
public enum JourneyProblem: Hashable, Sendable {
  /// Core Location raised an exception, which ends the process.
  case crashed(LocationException)
  /// The app's code runs without end and never waits for anything.
  case neverWaits
  /// A call that a tap began does not end, although the app is on screen and nothing prevents it.
  case neverEnds(tap: String)
  /// A location service is still running after all tasks of the app have ended.
  case runsOn(service: String)
  /// A prompt appeared after the app came on screen, although the person had tapped nothing since.
  case asksByItself
  /// The authorization that the app shows is not the real one.
  case shows(AuthorizationStatus, AuthorizationStatus)
  /// The app may have a location, but gets none in time.
  case findsNothing(tap: String, seconds: Double)
  /// An expectation of the app's test is not met.
  case broken(String)
}

extension JourneyProblem: CustomStringConvertible {
  /// The problem, as a sentence.
  public var description: String {
    switch self {
    case .crashed(let exception): "the app crashes: \(exception.name)"
    case .neverWaits: "the app runs without end and never waits"
    case .neverEnds(let tap): "“\(tap)” never ends"
    case .runsOn(let service): "\(service) is still running after everything has ended"
    case .asksByItself: "a prompt appears although the person has tapped nothing"
    case .shows(let shown, let actual): "the app shows \(shown.appleName) but has \(actual.appleName)"
    case .findsNothing(let tap, let seconds):
      "“\(tap)” has brought no location after \(Int(seconds)) s, although the app may have one"
    case .broken(let expectation): "does not hold:  \(expectation)"
    }
  }
}
