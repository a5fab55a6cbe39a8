import Sextant
import SextantTesting
import Synchronization
import Testing

private let seen = Mutex<[Release]>([])

@Suite(.serialized) struct ReleaseTraitTests {
  @Test(
    "A test with the trait runs on each release, on a phone of its own", .releases([.iOS9, .iOS14, .iOS26]))
  func each() async throws {
    let phone = try TestPhone.current
    let release = await phone.release
    seen.withLock { $0.append(release) }
    // What the test itself makes belongs to the phone too.
    #expect(LocationClient().environmentRelease == release)
  }

  @Test("The releases were tried in order")
  func order() { #expect(seen.withLock { $0 } == [.iOS9, .iOS14, .iOS26]) }

  @Test("An issue says on which release it came up, and the others are tried all the same")
  func issues() async throws {
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

  @Test("The trait for all releases may be written without parentheses", .allReleases)
  func allReleases() async throws {
    let phone = try TestPhone.current
    #expect(await phone.release >= .iOS8)
  }

  @Test("Without a trait there is no phone")
  func none() { #expect(throws: TestPhoneError.self) { try TestPhone.current } }
}

extension LocationClient {
  fileprivate var environmentRelease: Release { LocationEnvironment.current.policy.release }
}
