import Sextant
import SextantTesting
import Synchronization
import Testing

private let seen = Mutex<[Release]>([])

@Suite(.serialized) struct ReleaseTraitTests {
  @Test(.releases([.iOS9, .iOS14, .iOS26]))
  func `a test with the trait runs on each release, on a phone of its own`() async throws {
    let phone = try TestPhone.current
    let release = await phone.release
    seen.withLock { $0.append(release) }
    // What the test itself makes belongs to the phone too.
    #expect(LocationClient().environmentRelease == release)
  }

  @Test
  func `the releases were tried in order`() { #expect(seen.withLock { $0 } == [.iOS9, .iOS14, .iOS26]) }

  @Test
  func `an issue says on which release it came up, and the others are tried all the same`() async throws {
    let comments = Mutex<[String]>([])
    let tried = Mutex<[Release]>([])
    let test = try #require(Test.current)
    let testCase = Test.Case.current
    let catching = IssueHandlingTrait.compactMapIssues { issue in
      comments.withLock { $0.append(contentsOf: issue.comments.map(\.rawValue)) }
      return nil
    }
    try await catching.provideScope(for: test, testCase: testCase) {
      let trait = ReleaseTrait.releases([.iOS13, .iOS18])
      try await trait.provideScope(for: test, testCase: testCase) {
        let release = try await TestPhone.current.release
        tried.withLock { $0.append(release) }
        throw TestPhoneError.processEnded
      }
    }
    #expect(comments.withLock { $0 } == ["on iOS 13.0-13.3", "on iOS 18"])
    #expect(tried.withLock { $0 } == [.iOS13, .iOS18])
  }

  @Test(.allReleases) func `the trait for all releases may be written without parentheses`() async throws {
    let phone = try TestPhone.current
    #expect(await phone.release >= .iOS8)
  }

  @Test func `without a trait there is no phone`() {
    #expect(throws: TestPhoneError.self) { try TestPhone.current }
  }
}

extension LocationClient {
  fileprivate var environmentRelease: Release { LocationEnvironment.current.policy.release }
}
