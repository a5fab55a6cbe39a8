public import LocationPolicy

/// Why a call of the app's code did not end, or a test can't go on.
public enum TestPhoneError: Error, Sendable, CustomStringConvertible {
  /// The test has no phone of its own.
  case noPhone
  /// The test launches no app for its journeys.
  case noApp
  /// The environment names no part of journeys that there can be.
  case noShard(String)
  /// All code of the app waits, and nothing is planned that could end it.
  case waitsForEver(WaitReport)
  /// Something goes on, such as locations that come, but not what was waited for.
  case stillWaits(seconds: Double, WaitReport)
  /// Code of the app runs on and on without waiting for anything, so that time can't pass.
  case neverWaits
  /// Core Location raised, which ends the app's process.
  case crashed(LocationException)
  /// The app's process ended before the call did.
  case processEnded
  /// The app's code used a location client that belongs to another phone, most likely that of an earlier test.
  case clientOfOtherPhone
  /// The timeline is another than the expected one; with both, up to where they differ and from there.
  case timelineDiffers(TimelineDifference)

  /// What happened, and what to look at.
  public var description: String {
    switch self {
    case .noPhone:
      "the test has no phone: give it a trait, such as .allReleases(), or make one with TestPhone(release:)"
    case .noApp: "the test launches no app: give it a trait, such as .everyJourney(upTo: 3)"
    case .noShard(let text): "SEXTANT_SHARD is “\(text)”; it has to be a part of all, such as 2/4"
    case .waitsForEver(let report):
      "the app waits for ever: nothing is planned on the phone any more\(report)"
    case .stillWaits(let seconds, let report):
      "the app still waits after \(Int(seconds)) seconds of the phone's time\(report)"
    case .neverWaits: "the app runs on and on without waiting for anything, so that no time passes"
    case .crashed(let exception): "the app crashed: \(exception.name): \(exception.reason)"
    case .clientOfOtherPhone:
      "the app used a location client that was made on another phone, which a static property may have kept from an "
        + "earlier test: make the client anew for each test, and hand it to what needs it"
    case .processEnded: "the app's process ended before the call did"
    case .timelineDiffers(let difference): difference.description
    }
  }
}
