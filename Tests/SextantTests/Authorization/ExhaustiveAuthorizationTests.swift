import LocationPolicy
import LocationSimulation
import Testing

/// Release × app × history × what became of the process and the client's memory × request × what happens meanwhile.
///
/// Each on the location managers for Linux and on the simulated driver of tests, which have to bring the same.
/// What the rules can't tell apart has one representative: see ``AppSetup/all(on:)`` and ``Start/Key``.
@Suite(.ownMainQueue) struct ExhaustiveAuthorizationTests {
  @Test(arguments: Release.allCases)
  func `every request ends once, as the rules say, through either driver`(release: Release) async {
    var tally = Tally()
    var differences: [String] = []
    for setup in AppSetup.all(on: release) {
      for start in StartMaker(setup: setup).starts() {
        tally.starts += 1
        let oracle = PolicyOracle(setup: setup, isPastKnown: start.isPastKnown)
        // The other tests of the main actor get their turn.
        await Task.yield()
        for wish in Wish.allCases {
          for journey in oracle.journeys(wish, from: start.state) {
            let name = "\(setup), \(start.history.name), \(start.ending), \(wish)"
            let request = RequestCase(start: start, wish: wish, journey: journey)
            let report = request.run()
            let simulated = Phone.$driver.withValue(.simulated) { request.run() }
            tally.add(report, name)
            if simulated != report { differences.append("\(name): \(report), simulated: \(simulated)") }
          }
        }
      }
    }
    print("iOS \(release.name): \(tally)")
    #expect(tally.cases > 250)
    #expect(tally.problems == [])
    #expect(differences.prefix(10) == [])
  }
}
