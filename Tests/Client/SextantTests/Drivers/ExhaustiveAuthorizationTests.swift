import LocationHost
import LocationPolicy
import Testing

/// Release × app × history × fate of the process and the client's memory × request × events during it.
///
/// Cases that the rules don't distinguish are represented by one of them: see ``AppSetup/all(on:)`` and ``Start/Key``.
/// Every request is made from every start and given every answer. `swift test` tries one in four ways to interrupt it,
/// continuing with the next at the next start, so that each release tries all of them. It also plays every ninth case
/// on the location managers for Linux, whose results must be the same as the simulated driver's. `Scripts/requests`
/// tries everything.
@Suite struct ExhaustiveAuthorizationTests {
  @Test(arguments: Release.allCases)
  func `every request ends once, as the rules say, through either driver`(release: Release) async {
    // The task replaces the main queue of its phones, so that all releases run concurrently.
    let tally = await MainQueue.$isPlayedByTask.withValue(true) { await Self.tally(on: release) }
    print("iOS \(release.name): \(tally)")
    #expect(tally.problems == [])
    #expect(tally.missing == [])
    #expect(tally.agreements > 10)
  }

  private static func tally(on release: Release) async -> Tally {
    var tally = Tally()
    for setup in AppSetup.all(on: release) {
      let starts = StartMaker(setup: setup, driver: .simulated).starts()
      for (number, start) in starts.enumerated() {
        tally.starts += 1
        let oracle = PolicyOracle(setup: setup, isPastKnown: start.isPastKnown)
        // Lets other tests run.
        await Task.yield()
        for (turn, wish) in Wish.allCases.enumerated() {
          let journeys = oracle.journeys(wish, from: start.state)
          tally.expect(journeys)
          for journey in Thoroughness.chosen.choice(of: journeys, turn: number + turn) {
            play(RequestCase(start: start, wish: wish, journey: journey), &tally)
          }
        }
      }
    }
    return tally
  }

  private static func play(_ request: RequestCase, _ tally: inout Tally) {
    let report = request.run(through: .simulated)
    tally.add(report, of: request)
    guard tally.cases.isMultiple(of: Thoroughness.chosen.agreementStride) else { return }
    tally.compare(report, with: request.run(through: .managers), of: request)
  }
}
