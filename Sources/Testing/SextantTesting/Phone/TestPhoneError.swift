public import LocationDelivery
import LocationPolicy

/// The reason why a call of the app's code did not end, or a test can't continue.
public enum TestPhoneError: Error, Sendable, CustomStringConvertible {
  /// The test doesn't have its own phone.
  case noPhone
  /// The test launches no app for its journeys.
  case noApp
  /// The environment names a part of the journeys that can't exist.
  case noShard(String)
  /// All code of the app is waiting, and nothing is planned that could end that.
  case waitsForEver(WaitReport)
  /// Something continues, such as a series of locations, but not what was awaited.
  case stillWaits(seconds: Double, WaitReport)
  /// Code of the app runs without end and never waits, so time can't pass.
  case neverWaits
  /// The body of the test sleeps, but the phone's time passes only when it says so.
  case sleeps(seconds: Double)
  /// Core Location raised an exception, which ends the app's process.
  case crashed(LocationException)
  /// The app's process ended before the call did.
  case processEnded
  /// The app's code used a location client that belongs to another phone, most likely that of an earlier test.
  case clientOfOtherPhone
  /// The timeline differs from the expected one; both are included, up to the difference and from there on.
  case timelineDiffers(TimelineDifference)

  /// A description of what happened and what to check.
  public var description: String {
    switch self {
    case .noPhone:
      "the test has no phone: give it a trait, such as .allReleases(), or create one with TestPhone(release:)"
    case .noApp: "the test launches no app: give it a trait, such as .everyJourney(upTo: 3)"
    case .noShard(let text): "SEXTANT_SHARD is “\(text)”; it must be one part of all, such as 2/4"
    case .waitsForEver(let report):
      "the app waits forever: nothing more is scheduled on the phone\(report)"
    case .stillWaits(let seconds, let report):
      "the app still waits after \(Int(seconds)) seconds of the phone's time\(report)"
    case .neverWaits: "the app runs without end and never waits, so no time passes"
    case .sleeps(let seconds):
      "the test sleeps for \(seconds) s, and time passes on its phone only when the test says so: call "
        + "phone.advance(by: \(seconds)) instead"
    case .crashed(let exception): "the app crashed: \(exception.name): \(exception.reason)"
    case .clientOfOtherPhone:
      "the app used a location client that was created on another phone, which a static property may have kept from an "
        + "earlier test: create a client for each test, and pass it to what needs it"
    case .processEnded: "the app's process ended before the call did"
    case .timelineDiffers(let difference): difference.description
    }
  }
}
