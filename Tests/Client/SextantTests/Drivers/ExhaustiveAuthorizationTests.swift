import LocationHost
import LocationPolicy
import Testing

/// Release × app × history × what became of the process and the client's memory × request × what happens meanwhile.
///
/// What the rules can't tell apart has one representative: see ``AppSetup/all(on:)`` and ``Start/Key``. Every request is
/// made from every start and given every answer. Of the ways to interrupt it `swift test` takes one in four, the next
/// ones from the next start, so that on each release each way comes up; and it plays every ninth case on the location
/// managers for Linux, too, which have to bring the same as the simulated driver. `Scripts/requests` leaves nothing out.
@Suite struct ExhaustiveAuthorizationTests {
  @Test(arguments: Release.allCases)
  func `every request ends once, as the rules say, through either driver`(release: Release) async {
    // The task stands for the main queue of its phones, so that all releases run at the same time.
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
        // Other tests get their turn.
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
