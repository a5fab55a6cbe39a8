import Foundation
import TestSupport
import Testing

@testable import SextantCommand

#if os(Linux)
  /// A package of the user, built and tested as a user does it.
  @Suite(.serialized, .timeLimit(.minutes(20))) struct HarborTests {
    private let harbor: HarborPackage

    init() throws { harbor = try HarborPackage.shared.get() }

    @Test func `a prompt that nobody answers is told, with the test and the option, and ends the run`() throws
    {
      let run = try harbor.test(
        "--ios", "14", "--patience", "1", "--", "--skip-build", "--filter", "PromptTests")
      #expect(run.exitCode == 4)
      #expect(
        run.errors.contains(
          """
            A prompt is on screen, and no one answers it: [Allow Once] [Allow While Using App] [Don’t Allow].
            What to do: --person "Allow Once" says which buttons the person taps.
          """))
      #expect(
        run.errors.contains(/\nsextant: PromptTests.testAsksAndWaits has made no progress for [0-9.]+ s\.\n/))
      #expect(
        run.errors.contains(
          /\nsextant: PromptTests.testAsksAndWaits has made no progress for [0-9.]+ s; the run is ended\.\n/))
    }

    @Test func `a manager on a thread without a run loop is told, as what an async test runs into`() throws {
      let run = try harbor.test("--patience", "1", "--", "--skip-build", "--filter", "ThreadTests")
      #expect(run.exitCode == 4)
      #expect(
        run.errors.contains("sextant: ThreadTests.testMakesItsManagerOnSomeThread has made no progress"))
      #expect(run.errors.contains("A CLLocationManager was made on a thread without a run loop"))
      #expect(run.errors.contains("What to do: Write @MainActor before the test or its class"))
    }

    @Test func `a method that the delegate lacks is named where a test waits for it, with the phone's story`()
      throws
    {
      let run = try harbor.test(
        "--ios", "13", "--person", "Allow While Using App", "--patience", "1", "--quiet", "--",
        "--skip-build", "--filter", "PromptTests")
      #expect(run.exitCode == 4)
      let parts = [
        "A delegate lacks locationManager(_:didChangeAuthorization:), with which this release reports an answer",
        "What happened last on the phone:\n    ", "requestWhenInUseAuthorization()",
        "gets locationManager(_:didChangeAuthorization:): authorizedWhenInUse",
      ]
      for part in parts { #expect(run.errors.contains(part), "\(run.errors)") }
      #expect(!run.errors.contains("Nothing is planned"))
    }

    @Test func `code that is left out is named when a test waits and no phone says why`() throws {
      let run = try harbor.test("--patience", "0.5", "--", "--skip-build", "--filter", "LeftOutTests")
      #expect(run.exitCode == 4)
      #expect(run.errors.contains("Nothing is scheduled on the phone"))
      #expect(
        run.errors.contains(
          "#if leaves out of builds for Linux:\n    Sources/Harbor/Pilot.swift:28\n"
        ))
    }

    @Test func `a test of Swift Testing is named as well, and the time limit ends what is left alone`() throws
    {
      let run = try harbor.test(
        "--authorization", "when-in-use", "--patience", "0", "--time-limit", "8", "--", "--skip-build",
        "--filter",
        "StreamTests")
      #expect(run.exitCode == 5)
      #expect(
        run.errors.contains(
          "sextant: the time limit of 8 s ran out while HarborTests.StreamTests/`waits for a place that never comes`() ran"
        ))
    }

    @Test func `a package that takes the module os for a sign of Apple's loader finds no image`() throws {
      let run = try harbor.test("--quiet", "--", "--skip-build", "--filter", "WarningTests")
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("[harbor:warnings] fault: low water\n"), "\(run.output)\(run.errors)")
    }

    @Test func `one phone for all tests remembers, a phone for each doesn't`() throws {
      let shared = try harbor.test(
        "--ios", "14", "--person", "Allow While Using App", "--quiet", "--", "--skip-build", "--filter",
        "FirstTests|SecondTests")
      #expect(shared.exitCode == 1)
      let trace = harbor.path("trace.json")
      let fresh = try harbor.test(
        "--ios", "14,15", "--person", "Allow While Using App", "--phone-per-test", "--trace", trace,
        "--quiet", "--",
        "--skip-build", "--filter", "FirstTests|SecondTests")
      #expect(fresh.exitCode == 0)
      let rows = fresh.output.split(separator: "\n").suffix(2).map {
        $0.split(separator: " ").prefix(4).joined(separator: " ")
      }
      #expect(rows == ["iOS 14 4 0", "iOS 15 4 0"])
      let phones = try JSONDecoder().decode(Phones.self, from: Data(contentsOf: URL(filePath: trace)))
      #expect(phones.phones.map(\.ios) == ["14", "14", "14", "14", "14", "15", "15", "15", "15", "15"])
    }

    private struct Phones: Decodable {
      struct Phone: Decodable { let ios: String }
      let phones: [Phone]
    }

    @Test func `releases are told apart in one table, and Precise can be off`() throws {
      let run = try harbor.test(
        "--ios", "14-15", "--authorization", "when-in-use", "--precise", "off", "--quiet", "--",
        "--skip-build",
        "--filter", "AccuracyTests")
      #expect(run.exitCode == 1)
      #expect(
        run.output.matches(of: /iOS 1[45] +0 +1 +[0-9.]+ s +AccuracyTests.testIsPrecise\n/).count == 2,
        "\(run.output)\(run.errors)")
    }

    @Test func `every journey through a package's own code is played by a test that imports SextantTesting`()
      throws
    {
      let run = try harbor.test("--ios", "17", "--", "--skip-build", "--filter", "JourneyTests")
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("Test run with 2 tests in 1 suite passed"))
    }

    @Test func `a package that shows things is tested with the shells, by both of Swift's test libraries`()
      throws
    {
      let run = try harbor.test(
        "--shell", "CoreGraphics,MapKit,SwiftUI,UIKit", "--authorization", "when-in-use", "--location",
        "60.17,24.94", package: "Pier")
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("Executed 1 test, with 0 failures"))
      #expect(run.output.contains("Test run with 2 tests in 1 suite passed"))
    }
  }
#endif
