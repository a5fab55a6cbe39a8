import LocationPolicy
public import Testing

/// Runs a test once for each of several releases, each time on a new phone: ``TestPhone/current``.
///
/// An issue of the test names the release on which it occurred.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct ReleaseTrait: TestTrait, SuiteTrait, TestScoping {
  private let releases: [Release]
  private let makePhone: @Sendable (Release) async throws -> TestPhone

  init(_ releases: [Release], makePhone: @escaping @Sendable (Release) async throws -> TestPhone) {
    self.releases = releases
    self.makePhone = makePhone
  }

  /// Always true, so that suites pass the trait on to their tests.
  public var isRecursive: Bool { true }

  /// Runs the test on one release after the other; after a failure, it continues with the next.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for release in releases {
      try await attributing(to: release).provideScope(for: test, testCase: testCase) {
        do {
          try await makePhone(release).serve(function)
        } catch let error as CancellationError {
          throw error
        } catch {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
    }
  }

  private func attributing(to release: Release) -> IssueHandlingTrait {
    .compactMapIssues { issue in
      var issue = issue
      issue.comments.append("on iOS \(release.name)")
      return issue
    }
  }
}
