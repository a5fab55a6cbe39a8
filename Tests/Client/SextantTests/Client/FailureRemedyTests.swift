import CoreLocation
import Sextant
import SextantTesting
import Testing

/// The remedies for failures.
@MainActor
@Suite struct FailureRemedyTests {
  nonisolated private static let transient: [LocationFailure] = [
    .notAuthorized(.dismissed), .notAuthorized(.timedOut), .notAuthorized(.notShown(.alreadyGranted)),
    .notAuthorized(.notShown(.notInForeground)), .notAuthorized(.notShown(.temporaryGrant)),
    .notAuthorized(.notShown(.anotherPrompt)), .notAuthorized(.notShown(.unknown)), .authorizationLost,
    .notInForeground, .notFound,
  ]
  nonisolated private static let forSettings: [LocationFailure] = [
    .notAuthorized(.declined), .notAuthorized(.kept), .notAuthorized(.notShown(.alreadyDenied)),
    .notAuthorized(.notShown(.escalationSpent)), .notAuthorized(.notShown(.noEscalation)),
    .notAuthorized(.notShown(.servicesOff)), .servicesOff,
  ]
  nonisolated private static let forNobody: [LocationFailure] = [
    .notAuthorized(.granted(.whenInUse)), .notAuthorized(.cancelled),
    .notAuthorized(.notShown(.missingUsageDescription(.whenInUse))),
    .notAuthorized(.notShown(.missingPurposeKey(""))), .notAuthorized(.notShown(.restricted)),
    .notAuthorized(.notShown(.notAuthorized)), .notAuthorized(.notShown(.notAvailable)),
    .notAuthorized(.notShown(.appClip)), .notAuthorized(.notShown(.widget)), .needsAlways, .notAvailable,
    .failed(.network), .cancelled,
  ]

  @Test func `a failure passes, or takes the person in Settings, or neither, but never both`() {
    for failure in Self.transient { #expect(failure.isTransient && !failure.needsSettings, "\(failure)") }
    for failure in Self.forSettings { #expect(!failure.isTransient && failure.needsSettings, "\(failure)") }
    for failure in Self.forNobody { #expect(!failure.isTransient && !failure.needsSettings, "\(failure)") }
  }

  private func failure() async throws -> LocationFailure? {
    try await TestPhone.current.run {
      do throws(LocationFailure) {
        _ = try await LocationClient().location()
        return nil
      } catch {
        return error
      }
    }
  }

  @Test(.allReleases(person: .declining))
  func `what needs Settings fails until it is changed there, and then no more`() async throws {
    let phone = try TestPhone.current
    #expect(try await failure()?.needsSettings == true)
    phone.person = .agreeing
    #expect(try await failure()?.needsSettings == true)
    try phone.chooseInSettings(.whileUsing)
    try phone.open()
    #expect(try await failure() == nil)
  }

  @Test(.allReleases) func `what is transient may be gone the next time`() async throws {
    let phone = try TestPhone.current
    let asking = phone.start { try await LocationClient().location() }
    try phone.lock()
    await #expect(throws: LocationFailure.notAuthorized(.dismissed)) { try await asking.value() }
    #expect(LocationFailure.notAuthorized(.dismissed).isTransient)
    try phone.unlock()
    phone.person = .agreeing
    #expect(try await failure() == nil)
  }
}
