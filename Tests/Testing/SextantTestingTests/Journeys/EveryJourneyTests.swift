import CoreLocation
import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct EveryJourneyTests {
  @MainActor @Test func `no journey goes wrong`() async throws {
    try await everyJourney(upTo: 2, on: [.iOS14, .newest]) { process in
      let model = WhereModel()
      process.tap("Locate me") { await model.locate() }
    }
  }

  @Test func `the report of what was found is a story with facts, a test, and what was covered`() async throws
  {
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(
        upTo: 2, on: [.iOS13, .iOS14], moves: [.taps, .answers], app: PastedJourneyTests.app)
    }
    #expect(
      try #require(error).description == """
        one thing is wrong

        1. “Allow” never ends
          on iOS 13.0-13.3, 14; the story on 13.0-13.3:
          0. the app is launched
               iOS launches App
               App is in the foreground
          1. the person taps “Allow”
               App CLLocationManager()
               App object 1.delegate = self
               App object 1 gets locationManager(_:didChangeAuthorization:): notDetermined
               App object 1.requestWhenInUseAuthorization()
               iOS asks Allow “App” to access your location? [Allow While Using App] [Allow Once] [Don’t Allow] (AUTH-046)
          2. the person taps [Don’t Allow]
               App has a refusal, reads denied (AUTH-046, AUTH-049)
               App object 1 gets locationManager(_:didChangeAuthorization:): denied
          then nothing is in the app's way
          so: “Allow” never ends

            @MainActor @Test func `“Allow” never ends on iOS 13.0-13.3`() async throws {
              try await journey([.tap("Allow"), .answer(.dontAllow)], on: .iOS13, app: app)
            }

        iOS 13.0-13.3: 5 journeys, 5 situations; 5 of 5 situations of the phone; every journey of up to 2 moves, and longer ones are possible
        iOS 14: 7 journeys, 7 situations; 7 of 7 situations of the phone; every journey of up to 2 moves, and longer ones are possible
        """)
  }

  @Test func `a phone on which changes are forbidden is tried only if that is among the moves`() async throws
  {
    let app: @MainActor (LaunchedApp) -> AppModel = { process in
      let model = AppModel()
      let answer = Waiter<Void>()
      model.onAuthorization = { if $0 != .notDetermined { answer.wake(()) } }
      // The manager calls back for the last time before the wait, when it is created.
      _ = model.manager
      process.tap("Allow") {
        // The mistake: nothing answers a request of an app that is restricted.
        if model.manager.authorizationStatus != .authorizedWhenInUse {
          await answer.wait { model.manager.requestWhenInUseAuthorization() }
        }
      }
      return model
    }
    func findings(_ moves: JourneyMoves) async throws -> [JourneyFinding] {
      let error = await #expect(throws: JourneysFailed.self) {
        try await everyJourney(upTo: 3, on: [.newest], moves: moves, app: app)
      }
      return try #require(error).report.findings
    }
    #expect(try await findings([.taps, .leaving]).map(\.moves) == [[.tap("Allow"), .goHome]])
    let found = try await findings([.taps, .leaving, .forbiddenChanges])
    let restricted = try #require(
      found.first { $0.moves == [.forbidChanges(true), .open, .tap("Allow")] })
    #expect(restricted.problem == .neverEnds(tap: "Allow"))
    #expect(restricted.test.contains(#"[.forbidChanges(true), .open, .tap("Allow")]"#))
    #expect(!JourneyMoves.all.contains(.forbiddenChanges))
  }

  @Test func `an app is explored on the display of a car if that is asked for`() async throws {
    func play(_ moves: [JourneyMove]) async throws {
      try await journey(moves, on: .iOS18) { process in
        let model = AppModel()
        process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
        return model
      }
    }
    try await play([.showInCar(true), .lock, .showInCar(false), .unlock])
    await #expect(throws: JourneyImpossible.self) { try await play([.removeLiveActivity]) }
    await #expect(throws: JourneyImpossible.self) { try await play([.showInCar(false)]) }
    #expect(!JourneyMoves.all.contains(.elsewhere))
    try await everyJourney(upTo: 2, on: [.newest], moves: [.taps, .elsewhere]) { process in
      let model = AppModel()
      process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
      return model
    }
  }

  @Test func `AUTH-054, DEL-004: an app's widget is added and looked at if the app has one`() async throws {
    let infoPlist: InfoPlist = [
      "NSLocationWhenInUseUsageDescription": "Sky shows the weather where you are."
    ]
    func play(_ moves: [JourneyMove], _ infoPlist: InfoPlist) async throws -> CLAuthorizationStatus? {
      var model: AppModel?
      try await journey(moves, on: .iOS18, infoPlist: infoPlist) { process in
        let new = AppModel()
        model = new
        process.tap("Allow") { new.manager.requestWhenInUseAuthorization() }
        return new
      }
      return model?.manager.authorizationStatus
    }
    let widget: [JourneyMove] = [
      .tap("Allow"), .answer(.allowWhileUsingApp), .goHome, .addWidget, .answer(.allow), .lookAtWidget,
    ]
    #expect(try await play(widget, infoPlist.withLocationWidget()) == .authorizedWhenInUse)
    await #expect(throws: JourneyImpossible.self) { _ = try await play([.goHome, .addWidget], infoPlist) }
  }

  @Test func `an app that does not do the same twice is not an app that can be explored`() async throws {
    var launches = 0
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(upTo: 2, on: [.iOS18], moves: [.taps]) { process in
        launches += 1
        if launches == 1 { process.tap("Once") {} }
      }
    }
    #expect(
      try #require(error).description == """
        nothing was found: no tap reached Core Location, and neither did the launch, so nothing was tested

        iOS 18: 1 journeys, 1 situations; 1 of 1 situations of the phone; nothing is left to explore; the app does \
        not do the same each time, for example after .tap("Once")
        """)
  }

  @Test func `an app that looks for an answer without ever waiting is not waited for`() async throws {
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(upTo: 1, on: [.iOS18], moves: [.taps]) { process in
        let model = AppModel()
        process.tap("Allow") {
          model.manager.requestWhenInUseAuthorization()
          while model.manager.authorizationStatus == .notDetermined { await Task.yield() }
        }
      }
    }
    #expect(try #require(error).report.findings.map(\.problem) == [.neverWaits])
  }

  @Test func `a location that may be had and does not come is found, and none is missed after a no`()
    async throws
  {
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(
        upTo: 3, on: [.iOS18], moves: [.taps, .answers, .leaving],
        app: { process -> AppModel in
          let model = AppModel()
          process.tap("Locate") { model.manager.requestWhenInUseAuthorization() }
          return model
        }, expect: [.finds(within: 30, of: "Locate") { $0.location != nil }])
    }
    let findings = try #require(error).report.findings
    #expect(findings.map(\.problem) == [.findsNothing(tap: "Locate", seconds: 30)])
    #expect(findings.map(\.moves) == [[.tap("Locate"), .answer(.allowWhileUsingApp)]])
  }

  @Test func `iOS is updated to the release that came next, and the app goes on there`() async throws {
    let coverage = try await everyJourney(
      upTo: 1, on: [.iOS16, .newest], moves: [.processes], app: { $0.tap("Nothing") {} }
    ).coverage
    #expect(coverage.map { $0.neverPossible.contains(.updateSystem) } == [false, true])
    try await journey(
      [.updateSystem, .unlock, .open], on: .iOS17, app: { $0.tap("Nothing") {} },
      expect: [.always("the phone runs iOS 18") { _, phone in phone.release == .iOS18 }])
  }

  @Test func `a journey that can't be made says where it ends`() async throws {
    let error = await #expect(throws: JourneyImpossible.self) {
      try await journey([.goHome, .tap("Locate")], on: .iOS18) { process in process.tap("Locate") {} }
    }
    #expect("\(try #require(error))" == "after [\".goHome\"] this can't be: .tap(\"Locate\")")
  }
}
