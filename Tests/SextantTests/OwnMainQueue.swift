import LocationHost
import Testing

/// Has each test stand for the main queue of its phones, so that tests of many phones run at the same time.
///
/// Only for tests whose code neither uses the real main queue nor starts tasks that run elsewhere.
struct OwnMainQueue: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await MainQueue.$isPlayedByTask.withValue(true) { try await function() }
  }
}

extension Trait where Self == OwnMainQueue {
  static var ownMainQueue: OwnMainQueue { OwnMainQueue() }
}
