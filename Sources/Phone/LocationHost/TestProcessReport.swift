/// What a process that runs tests reports about itself to whoever started it.
///
/// It is one file of JSON, named for the process, in the folder of ``HostEnvironment/reports``, and is replaced as a whole when
/// something has changed.
public struct TestProcessReport: Codable, Hashable, Sendable {
  /// The number of the process.
  public var process: Int32
  /// When it began, in seconds since 1970.
  public var began: Double
  /// When it ended by itself, in seconds since 1970; nil while it runs, and if it was killed.
  public var ended: Double?
  /// The running test of XCTest; tests of Swift Testing are reported by their own events.
  public var test: String?
  /// How many tests of XCTest have passed.
  public var passed = 0
  /// How many tests of XCTest have failed.
  public var failed = 0
  /// The first test of XCTest that has failed.
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
  /// How many calls the app has made and how many messages it has been sent so far.
  public var activity: Int
  /// The buttons of a prompt that the person leaves unanswered; nil if there is none.
  public var prompt: [String]?
  /// Whether nothing is planned on the phone: nothing more happens until the app calls.
  public var isIdle: Bool
  /// How many managers were created on threads whose run loop nothing runs; their delegates are told nothing (DEL-086).
  public var unservedManagers: Int
  /// The method by which the release tells of authorization, if a delegate that lacks it was told of an answer.
  public var missingMethod: String?
  /// What happened last while nothing more is planned, as lines of a timeline.
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
