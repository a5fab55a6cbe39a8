import Foundation
import LocationPolicy
import LocationSimulation
import PhonePage
import TestSupport
import Testing

/// The tests that the page writes are among those of `SextantTesting`, where they are compiled and run.
@Suite struct WrittenTestTests {
  static let note = "// swift-format-ignore-file\n// Written by WrittenTestTests, as the page writes it.\n"
  static let journeys = [
    "Courier":
      "13.0/courier opens.Parcels~beginsShift~answers.allowWhileUsingApp~goesHome~wait.1 min~opens.Parcels~endsShift",
    "Plain": """
    18/plain wait.5~opens.Runs~CLServiceSession.whenInUse~answers.allowWhileUsingApp.precise.false\
    ~CLLocationUpdate.liveUpdates~updates.cancel~CLMonitor.place~monitor.add.place~monitor.events\
    ~second.CLLocationManager~second.delegate.self~second.release~follows~wait.1 min~losesPosition~findsPosition\
    ~stays.48.86.2.3~requestTemporaryFullAccuracyAuthorization.Run~answers.dontAllow~goesHome~opensSettings\
    ~chooses.Always~setsPrecise.true~setsBackgroundAppRefresh.false~restartsPhone~unlocksPhone~opens.Runs~until.nextEvent
    """,
    "Weather": "26/weather opens.Sky~showsWeather~answers.allowOnce~terminates~opens.Sky~showsWeather",
    "Reminder": "12/geofence opens.Nearby~reminds",
  ]

  @Test(arguments: journeys.keys.sorted())
  func `the test that the page writes is the one that is compiled and run`(name: String) throws {
    var page = PhonePage()
    let state = try #require(JSONValue(json: page.answer("start " + (Self.journeys[name] ?? ""))))
    guard case .array(let steps)? = state["steps"],
      case .string(let text)? = JSONValue(json: page.answer("test"))?["test"]
    else {
      Issue.record("nothing was written")
      return
    }
    #expect(steps.map { $0["missed"] } == steps.map { _ in .null })
    let file = RepositoryFolder.root.appending(
      path: "Tests/Testing/SextantTestingTests/PhonePage/\(name)JourneyTests.swift")
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try Data((Self.note + text).utf8).write(to: file)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == Self.note + text, "stale: SEXTANT_UPDATE_DOCS=1 swift test --filter WrittenTestTests")
  }
}
