// The example of the READMEs and of the quick start: the parts that they show are here, word for word.
import Sextant
import SextantTesting
import Testing

@MainActor final class WhereModel {
  private(set) var text = ""
  private let client = LocationClient()

  func locate() async {
    do throws(LocationFailure) {
      let found = try await client.location()
      text = "within \(Int(found.achievedAccuracy)) m"
    } catch {
      text = "no location: \(error)"
    }
  }
}

@MainActor struct WhereModelTests {
  @Test(.allReleases(person: .agreeing)) func `shows how fine the location is`() async throws {
    let model = WhereModel()
    try await TestPhone.current.run { await model.locate() }
    #expect(model.text == "within 5 m")
  }

  @Test(.allReleases(person: .declining)) func `says why there is none`() async throws {
    let model = WhereModel()
    try await TestPhone.current.run { await model.locate() }
    #expect(model.text == "no location: notAuthorized(Sextant.AuthorizationOutcome.declined)")
  }
}
