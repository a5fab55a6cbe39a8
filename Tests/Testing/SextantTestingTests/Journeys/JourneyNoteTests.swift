import CoreLocation
import Foundation
import LocationPolicy
import Testing

@testable import SextantTesting

/// Notes about code of an app that waits for, throws or reads something other than the phone's, or never uses it.
@MainActor
@Suite struct JourneyNoteTests {
  private struct NotReady: Error {}

  @Test func `an error that a tap throws is told with its journey, and fails nothing`() async throws {
    let report = try await everyJourney(upTo: 2, on: [.iOS17, .iOS18], moves: [.taps, .leaving]) { process in
      let model = AppModel()
      process.tap("Start") {
        model.manager.stopUpdatingLocation()
        throw NotReady()
      }
      process.tap("Stop") {
        model.manager.stopUpdatingLocation()
        throw CancellationError()
      }
    }
    #expect(
      report.notes.map(\.description) == [
        "“Start” throws NotReady() on iOS 17, 18, for example after .tap(\"Start\")"
      ])
    #expect(report.description.contains("“Start” throws NotReady()"))
  }

  @Test func `a run in which nothing reaches Core Location fails and says so`() async throws {
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(upTo: 2, on: [.iOS18], moves: [.taps, .leaving]) { process in
        // Creating a manager is not a use of the phone.
        let model = AppModel()
        _ = model.manager
        process.tap("Locate") { throw NotReady() }
      }
    }
    let report = try #require(error).report
    #expect(!report.reachesCoreLocation)
    #expect(
      report.description.hasPrefix(
        "nothing was found: no tap reached Core Location, and neither did the launch, so nothing was tested\n"
      ))
    #expect(report.description.contains("“Locate” throws NotReady() on iOS 18"))
    // A launch that uses it is enough, and so is a tap that only creates a manager.
    try await everyJourney(upTo: 1, on: [.iOS18], moves: [.taps]) { process in
      let model = AppModel()
      process.tap("Look") { _ = model.manager.authorizationStatus }
    }
    try await everyJourney(upTo: 1, on: [.iOS18], moves: [.taps]) { process in
      process.isMeantToRun { true }
      let model = AppModel()
      model.manager.startUpdatingLocation()
      process.tap("Nothing") {}
    }
  }

  @Test func `a tap that waits for something outside of the phone is not said to never end`() async throws {
    let report = try await everyJourney(upTo: 2, on: [.iOS18], moves: [.taps, .leaving]) { process in
      let model = AppModel()
      process.tap("Download") {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { continuation.resume() }
        }
        model.manager.stopUpdatingLocation()
      }
    }
    #expect(report.findings.isEmpty)
    // If the machine is so slow that it comes before anything waits for it, there is nothing to report.
    let note =
      "“Download” waits for something outside of the phone, such as a timer or a network, so whether it ends is not "
      + "judged; on iOS 18, for example after .tap(\"Download\")"
    #expect(report.notes.allSatisfy { $0.description == note })
  }

  @Test func `beside a tap that waits for something outside, one that never ends is found`() async throws {
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(upTo: 2, on: [.iOS18], moves: [.taps]) { process in
        let model = AppModel()
        let answer = Waiter<Void>()
        process.tap("Download") {
          await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { continuation.resume() }
          }
        }
        process.tap("Allow") { await answer.wait { model.manager.stopUpdatingLocation() } }
      }
    }
    let report = try #require(error).report
    #expect(report.findings.map(\.problem) == [.neverEnds(tap: "Allow")])
  }

  #if os(Linux)
    @Test func `what the app's code reads from Bundle main is the phone's Info plist`() async throws {
      for text in ["To show where you are.", "To find shops."] {
        var read: [String?] = []
        try await everyJourney(
          upTo: 1, on: [.iOS18],
          infoPlist: [
            "NSLocationWhenInUseUsageDescription": text, "UIBackgroundModes": ["location"], "Retries": 3,
            "NSLocationTemporaryUsageDescriptionDictionary": ["Route": "To follow it."],
          ], moves: [.taps]
        ) { process in
          process.isMeantToRun { true }
          process.tap("Start") {
            let key = "NSLocationWhenInUseUsageDescription"
            read.append(Bundle.main.object(forInfoDictionaryKey: key) as? String)
            #expect(Bundle.main.infoDictionary?["UIBackgroundModes"] as? [String] == ["location"])
            #expect(Bundle.main.infoDictionary?["Retries"] as? Int == 3)
            let purposes = "NSLocationTemporaryUsageDescriptionDictionary"
            #expect(
              Bundle.main.infoDictionary?[purposes] as? [String: String] == ["Route": "To follow it."])
            CLLocationManager().startUpdatingLocation()
          }
        }
        #expect(read == [text])
      }
    }
  #endif

  @Test func `expectations that are declared in the closure need no type of the app`() async throws {
    try await everyJourney(upTo: 2, on: [.iOS18], moves: [.taps, .answers]) { process in
      let model = AppModel()
      process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
      process.expect(.shows { _ in model.hasFailed ? .denied : nil })
      process.expect(
        .always("it has not failed") { _, phone in !model.hasFailed || phone.release == .iOS17 })
    }
  }
}

/// The problems that count as one finding or as two.
@MainActor
@Suite struct JourneyCauseTests {
  @Test func `a status that became stale is one finding for each occasion, whatever it should be`()
    async throws
  {
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(
        upTo: 3, on: [.iOS18], moves: [.taps, .answers, .settings],
        app: { process -> AppModel in
          let model = AppModel()
          model.show(model.manager.authorizationStatus)
          process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
          return model
        }, expect: [.shows { $0.shown }])
    }
    // An answer and a visit to Settings, each of which may grant it or not.
    #expect(try #require(error).report.findings.count == 4)
  }

  @Test func `a call that hangs without permission does not hide that another hangs with it`() async throws {
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(upTo: 4, on: [.iOS18], moves: [.taps, .answers]) { process in
        let model = AppModel()
        let answer = Waiter<Void>()
        var located = 0
        process.tap("Ask") { model.manager.requestWhenInUseAuthorization() }
        process.tap("Locate") {
          let isAllowed = model.manager.authorizationStatus == .authorizedWhenInUse
          if isAllowed { located += 1 }
          if !isAllowed || located == 2 { await answer.wait() }
        }
      }
    }
    let moves = try #require(error).report.findings.map(\.moves)
    #expect(moves.contains([.tap("Locate")]))
    #expect(
      moves.contains([.tap("Ask"), .answer(.allowWhileUsingApp), .tap("Locate"), .tap("Locate")]))
  }
}

/// The moves that are possible only after an action of the app.
@MainActor
@Suite struct JourneyMoveTests {
  @Test(arguments: [Release.iOS13, .iOS18])
  func `Settings has rows for an app that has asked, and a reminder is for one that has used Always`(
    release: Release
  ) async throws {
    var isMute = true
    func launch(_ process: LaunchedApp) {
      let model = AppModel()
      process.asksByItself = true
      process.isMeantToRun { true }
      model.manager.allowsBackgroundLocationUpdates = true
      if isMute { return }
      model.manager.requestWhenInUseAuthorization()
      model.manager.startUpdatingLocation()
      process.tap("Stop") { model.manager.stopUpdatingLocation() }
    }
    let rows: [JourneyMove] = [.chooseInSettings(.never), .chooseInSettings(.always)]
    let first = try await everyJourney(upTo: 1, on: [release], moves: [.settings], app: launch)
    #expect(Set(rows).isSubset(of: try #require(first.coverage.first).neverPossible))
    isMute = false
    let second = try await everyJourney(
      upTo: 2, on: [release], moves: [.settings, .system], app: launch)
    let never = Set(try #require(second.coverage.first).neverPossible)
    #expect(never.isDisjoint(with: rows))
    // With Always from Settings, for which the app was left, but without a location so far.
    #expect(never.contains(.remind))
    let setup = JourneySetup(
      release: release, infoPlist: nil, place: TestPhone.defaultPlace, patience: 300, launch: launch,
      expectations: [])
    let journey = try PlayedJourney(setup)
    var isOffered = false
    for move in [JourneyMove.chooseInSettings(.always)] + Array(repeating: .wait, count: 12) {
      #expect(await journey.make(move))
      isOffered = isOffered || journey.possibleMoves(.system).contains(.remind)
    }
    #expect(isOffered)
    journey.end()
  }
}
