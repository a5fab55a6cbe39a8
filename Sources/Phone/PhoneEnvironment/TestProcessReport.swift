/// The report of a process that runs tests, for the process that started it.
///
/// It is a JSON file, named after the process, in the folder of ``HostEnvironment/reports``, and is replaced as a
/// whole when something has changed.
public struct TestProcessReport: Codable, Hashable, Sendable {
  /// The number of the process.
  public var process: Int32
  /// The time when it began, in seconds since 1970.
  public var began: Double
  /// The time when it ended by itself, in seconds since 1970; nil while it runs, and if it was killed.
  public var ended: Double?
  /// The running test of XCTest; tests of Swift Testing are reported by their own events.
  public var test: String?
  /// The number of XCTest tests that have passed.
  public var passed = 0
  /// The number of XCTest tests that have failed.
  public var failed = 0
  /// The first XCTest test that has failed.
  public var firstFailure: String?
  /// The phones that the running test has used; all that were used if the running test is unknown.
  public var phones: [PhoneReport] = []

  /// Creates the report of a process that has just begun.
  public init(process: Int32, began: Double) {
    self.process = process
    self.began = began
  }
}

/// The state of a phone.
public struct PhoneReport: Codable, Hashable, Sendable {
  /// The number of calls that the app has made plus the messages that it has been sent.
  public var activity: Int
  /// The buttons of a prompt that the person leaves unanswered; nil if there is none.
  public var prompt: [String]?
  /// Whether nothing is planned on the phone, so that nothing more happens until the app makes a call.
  public var isIdle: Bool
  /// The number of managers created on threads whose run loop no one runs; their delegates are never called
  /// (DEL-086).
  public var unservedManagers: Int
  /// The method by which the release reports the authorization, if a delegate that lacks it would have received an
  /// answer.
  public var missingMethod: String?
  /// The last events if nothing more is planned, as lines of a timeline.
  public var story: [String]

  /// Creates a report.
  public init(
    activity: Int, prompt: [String]?, isIdle: Bool, unservedManagers: Int, missingMethod: String? = nil,
    story: [String] = []
  ) {
    self.activity = activity
    self.prompt = prompt
    self.isIdle = isIdle
    self.unservedManagers = unservedManagers
    self.missingMethod = missingMethod
    self.story = story
  }
}
