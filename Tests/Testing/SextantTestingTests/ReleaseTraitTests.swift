import Foundation
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
    // A client that the test itself creates also belongs to the phone.
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
    #expect(await phone.release >= .iOS13)
  }

  @Test func `all releases are those that the client runs on, as the package's manifest says`() throws {
    let package = URL(filePath: #filePath).appending(path: "../../../../Package.swift").standardized
    let manifest = try String(contentsOf: package, encoding: .utf8)
    let target = try #require(manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/)?.output.1)
    let first = try #require(Release.all().first)
    #expect("\(first.major)" == target)
    #expect(Release.all() == Release.allCases.filter { $0 >= first })
    #expect(Release.all(from: .iOS9) == Release.allCases.filter { $0 >= .iOS9 })
  }

  @MainActor
  @Test(.allReleases(from: .iOS14, person: .agreeing))
  func `a phone that is given no Info.plist has a text for a purpose`() async throws {
    let phone = try TestPhone.current
    let client = try await clientWithReducedAccuracy(on: phone)
    let outcome = try await phone.run { await client.requestFullAccuracy(purpose: InfoPlist.purposeKey) }
    #expect(outcome == .granted(.fullAccuracy))
  }

  @MainActor
  @Test(.allReleases(from: .iOS14, infoPlist: .complete(purposeKeys: "Door", "Shop"), person: .agreeing))
  func `a phone has a text for each purpose that is named, and for no other`() async throws {
    let phone = try TestPhone.current
    let client = try await clientWithReducedAccuracy(on: phone)
    let key = InfoPlist.purposeKey
    #expect(
      try await phone.run { await client.requestFullAccuracy(purpose: key) }
        == .notShown(.missingPurposeKey(key)))
    #expect(
      try await phone.run { await client.requestFullAccuracy(purpose: "Shop") } == .granted(.fullAccuracy))
  }

  @MainActor
  private func clientWithReducedAccuracy(on phone: TestPhone) async throws -> LocationClient {
    let client = phone.inApp { LocationClient() }
    _ = try await phone.run { await client.requestWhenInUse() }
    try phone.setPrecise(false)
    try phone.open()
    phone.person = .preferring(.allowOnce)
    return client
  }

  @Test func `without a trait there is no phone`() {
    #expect(throws: TestPhoneError.self) { try TestPhone.current }
  }
}

extension LocationClient {
  fileprivate var environmentRelease: Release { LocationEnvironment.current.policy.release }
}
