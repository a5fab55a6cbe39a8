import LocationPolicy
import LocationSimulation
import Testing

/// Release × app × history × what became of the process and the client's memory × request × what happens meanwhile.
///
/// What the rules can't tell apart has one representative: see ``AppSetup/all(on:)`` and ``Start/Key``.
@Suite(.ownMainQueue) struct ExhaustiveAuthorizationTests {
  @Test(arguments: Release.allCases)
  func `every request ends once, as the rules say, whatever came before`(release: Release) async {
    var tally = Tally()
    for setup in AppSetup.all(on: release) {
      for start in StartMaker(setup: setup).starts() {
        tally.starts += 1
        let oracle = PolicyOracle(setup: setup, isPastKnown: start.isPastKnown)
        // The other tests of the main actor get their turn.
        await Task.yield()
        for wish in Wish.allCases {
          for journey in oracle.journeys(wish, from: start.state) {
            let report = RequestCase(start: start, wish: wish, journey: journey).run()
            tally.add(report, "\(setup), \(start.history.name), \(start.ending), \(wish)")
          }
        }
      }
    }
    print("iOS \(release.name): \(tally)")
    #expect(tally.cases > 250)
    #expect(tally.problems == [])
  }
}
