import LocationExploration
import LocationPolicy
import LocationSituations
import Testing

@Suite struct ComparisonTests {
  /// Searches the situations of an app without a background mode, which are few.
  private func search(on release: Release, _ descriptions: UsageDescriptions = .all) -> QuestionSearch {
    QuestionSearch(SituationRules(.policy(for: release), app: AppConfiguration(descriptions: descriptions)))
  }

  @Test func `from 13_0 to 13_4 a request for Always with When In Use began to prompt`() throws {
    let report = search(on: .iOS13).differences(to: search(on: .iOS13_4))
    #expect(report.ending == .complete)
    let statuses = report.found.filter { $0.finding.part == "status" }
    let first = try #require(statuses.first)
    #expect(first.finding.first == "authorizedAlways")
    #expect(first.finding.second == "authorizedWhenInUse")
    #expect(
      first.journey == [
        .opensApp, .requestsWhenInUse, .answers(.allowWhileUsingApp, precise: true), .requestsAlways,
      ])
    #expect(report.found.contains { $0.journey == first.journey && $0.finding.part == "prompt" })
  }

  @Test func `a release does not differ from itself`() {
    let search = search(on: .iOS12, .whenInUse)
    let report = search.differences(to: search)
    #expect(report.found == [])
    #expect(report.coverage.states == search.search.states.count)
  }
}
