import Testing

/// Creates the modules of Apple's platforms before the tests of a suite, and removes them after the last.
struct AppleSDKTrait: SuiteTrait, TestScoping {
  @TaskLocal private static var made: AppleSDK?

  /// The modules, for the tests of a suite with the trait.
  static var sdk: AppleSDK {
    get throws { try #require(made) }
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$made.withValue(AppleSDK()) { try await function() }
  }
}

extension Trait where Self == AppleSDKTrait {
  /// The modules of Apple's platforms.
  static var appleSDK: Self { Self() }
}
