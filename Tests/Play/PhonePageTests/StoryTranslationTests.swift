import Foundation
import LocationDelivery
import LocationPolicy
import LocationTerms
import LocationTracks
import PhonePage
import Phrases
import TestSupport
import Testing
import Translations

@testable import LocationSimulation

/// The story can be translated; missing translations of the engine's sentences are counted.
@Suite struct StoryTranslationTests {
  private let device: SimulatedDevice
  private let app: AppID
  private let names: TraceNames
  private let place = Coordinate(latitude: 48.86, longitude: 2.3)

  init() {
    var device = SimulatedDevice(release: .newest)
    app = device.install(AppBundle(name: "Runs"))
    self.device = device
    names = TraceNames(device)
  }

  /// Counts the missing translations of phrases.
  private static func countMissing(in phrases: [Phrase]) {
    #expect(!phrases.isEmpty)
    for language in Language.allCases {
      guard let translation = language.translation else { continue }
      MissingTranslations.report(phrases.flatMap { translation.missing(in: $0) }, in: language.name)
    }
  }

  /// Expects that samples contain each case that an enumeration declares in a file.
  private static func expectAllCases(of name: String, in path: String, among samples: [Any]) throws {
    let text = try RepositoryFolder.text(of: "Sources/\(path)")
    let body = try #require(
      text.split(separator: "enum \(name)").last?.split(separator: "\n}", maxSplits: 1).first)
    let declared = Set(body.matches(of: /\n  (?:indirect )?case (\w+)/).map { String($0.output.1) })
    let sampled = Set(samples.map { String("\($0)".prefix { $0 != "(" }) })
    #expect(declared.subtracting(sampled) == [])
  }

  @Test func `facts that the page can name are counted where a language lacks them in short`() throws {
    let script = try RepositoryFolder.text(of: "Scripts/phone-page")
    let modules = try #require(script.firstMatch(of: /\nmodules=\(([^)]*)\)/)?.output.1)
    let sources = try modules.split(whereSeparator: \.isWhitespace)
      .flatMap { try RepositoryFolder.swiftFiles(below: RepositoryFolder.sources(of: String($0))) }.map(
        \.text
      )
      .joined()
    let named = Fact.allCases.filter { sources.contains(".\($0)") }
    #expect(named.count > 100)
    for language in Language.allCases {
      guard let translation = language.translation(of: .facts) else { continue }
      MissingTranslations.report(
        named.map(\.id).filter { translation.entries[$0] == nil }, in: language.name)
    }
  }

  @Test func `the page has words for everything that it says of a link, a scenario and a request`() throws {
    let remarks: [PhoneRemark] = [
      .unknownRelease("99", shown: .newest), .unknownApp("x"), .brokenInfoPlist,
      .infoPlistElsewhere("Info.plist"),
      .otherApps(played: "Runs"), .leftOut(["track"]), .missed(["x"], on: .newest),
    ]
    let sentences =
      IgnoredReason.allCases.map(\.sentence) + Grant.allCases.map(\.phrase) + AppPhase.allCases.map(\.phrase)
      + Indicator.allCases.map(\.phrase)
    Self.countMissing(
      in: remarks.map(\.phrase) + sentences
        + PhonePageError.allCases.map { $0.text })
    // The page looks them up by their English.
    #expect(sentences.filter { $0.format != $0.english } == [])
  }

  @Test func `all that a person, the system and the world do has words`() throws {
    let persons: [PersonAction<AppID>] =
      Choice.allCases.flatMap { [.answers($0), .answers($0, precise: false)] }
      + [
        .opens(app), .goesHome, .opensSettings, .locksPhone, .unlocksPhone, .forceQuits(app), .deletes(app),
        .installs(AppBundle(name: "Runs")), .chooses(.always, for: app), .setsPrecise(true, for: app),
        .setsLocationServices(false), .setsBackgroundAppRefresh(true, for: app), .resetsLocationAndPrivacy,
        .setsRestriction(true), .tapsIndicator, .tapsLocationButton(),
        .tapsLocationButton(isLegible: false), .addsWidget(app), .looksAtWidget(app), .restartsPhone,
        .turnsOnDisplay, .showsInCar(true, for: app), .showsInCar(false, for: app), .removesLiveActivity(app),
        .sets(.forbiddenChanges, to: true), .sets(.forbiddenChanges, to: false),
        .updatesSystem(to: .newest),
      ]
    let systems: [SystemAction<AppID>] = [
      .terminates(app), .launchesInBackground(app), .showsSecondPrompt(app), .reminds(app),
      .deliversWatchMessage(app), .deliversLocationPush(app), .refreshesWidget(app),
    ]
    let track = Track(segments: [[TrackPoint(place)]])
    let changes: [WorldChange] = [
      .stays(at: TrackSample(place)), .follows(Playback(track)), .follows(Playback(track, loops: true)),
      .losesPosition, .findsPosition, .accuracy(horizontal: 5, vertical: 5),
      .heading(Heading(magneticHeading: 10)), .heading(Heading(magneticHeading: 10, trueHeading: 9)),
      .magneticInterference(true), .magneticInterference(false), .compassCalibration(isNeeded: true),
      .compassCalibration(isNeeded: false), .beacons([]),
      .beacons([BeaconSighting(uuid: UUID(), major: 1, minor: 1, distance: 1, rssi: -50)]),
      .bluetooth(true), .bluetooth(false), .floor(nil), .floor(2),
    ]
    let calls: [AppCall] = [
      .beginBackgroundTask(seconds: 30), .endBackgroundTask, .requestLiveActivity, .endLiveActivity,
      .completeExtension,
    ]
    Self.countMissing(
      in: persons.map { $0.wording(names) } + systems.map { $0.wording(names) } + changes.map { $0.wording }
        + calls.map { $0.code(names) })
    try Self.expectAllCases(
      of: "PersonAction", in: "Rules/LocationDelivery/PersonAction.swift", among: persons)
    try Self.expectAllCases(
      of: "SystemAction", in: "Rules/LocationDelivery/SystemAction.swift", among: systems)
    try Self.expectAllCases(
      of: "WorldChange", in: "Phone/LocationSimulation/Inputs/Input.swift", among: changes)
  }

  private var fix: Fix { Fix(coordinate: place, horizontalAccuracy: 5, moment: .start) }

  private var messages: [MessageContent] {
    let region = Region(identifier: "place", shape: .circle(center: place, radius: 100))
    let constraint = BeaconConstraint(uuid: UUID())
    let moments: [Moment?] = [nil, .start]
    return [
      .authorization(.none, .denied), .locations([fix]), .locations([fix, fix]),
      .locations([Fix(coordinate: place, horizontalAccuracy: -1, moment: .start)]), .failed(.denied), .paused,
      .resumed, .fullAccuracyAnswered(request: 1, nil), .fullAccuracyAnswered(request: 1, .denied),
      .finishedDeferredUpdates(nil), .heading(Heading(magneticHeading: 10), .start), .enteredRegion(region),
      .exitedRegion(region), .regionState(.inside, region), .startedMonitoring(region),
      .monitoringFailed(nil, .denied), .monitoringFailed(region, .denied),
      .beacons([], satisfying: constraint, .start), .rangingFailed(constraint, .denied),
      .liveUpdate(LiveUpdate(fix: fix)), .liveUpdate(LiveUpdate(diagnostics: .authorizationDenied)),
      .monitorEvent(MonitorEvent(identifier: "place", state: .satisfied, moment: .start)), .diagnostics([]),
      .diagnostics(.authorizationDenied), .console(.illegibleLocationButton), .launched(.person),
      .enteredForeground, .enteredBackground, .ended, .locationButtonAction, .headingCalibration,
      .extensionRuns(.locationPush), .extensionWillTerminate,
    ]
      + moments.flatMap { arrival in
        moments.map { departure in
          .visit(
            Visit(coordinate: place, horizontalAccuracy: 5, arrival: arrival, departure: departure))
        }
      }
  }

  @Test func `all that can happen on a device has words`() throws {
    let prompts = PromptTemplate.allCases.map { Prompt($0, cause: .whenInUse) }
    let outcomes: [Outcome] =
      IgnoredReason.allCases.map { .ignored($0) } + [.deferred, .failed(.denied), .changed, .proceeds]
    var events: [TraceEvent] = [
      .input(.person(.goesHome)), .refused(Refusal("the phone is locked")), .launched(.person),
      .launched(.background), .launched(.location(.visits)), .raised(.noFailureMethod),
    ]
    events += outcomes.map { .decided($0) }
    events += prompts.flatMap { [.promptShown($0, .none), .promptDismissed($0)] }
    events += Grant.allCases.map { .grant($0) }
    events += AppPhase.allCases.map { .phase($0) }
    events += Indicator.allCases.map { .indicator($0) }
    for fate in [Decision.HeldEvent.held, .delivered, .dropped] { events.append(.heldEvent(.visits, fate)) }
    for message in messages { events += [.delivered(message), .queued(message)] }
    let client = ClientID(number: 1)
    let entries = events.flatMap { event in
      [nil, client].map { TraceEntry(moment: .start, app: app, client: $0, event: event, facts: FactList()) }
    }
    // Separately, so that none is combined with another in a row; and twice, so that some are.
    let lines = entries.flatMap { entry in
      [[entry], [entry, entry]].flatMap { TraceTimeline($0, names: names).lines }
    }
    Self.countMissing(in: lines.map { $0.phrase })
    try Self.expectAllCases(
      of: "TraceEvent", in: "Phone/LocationSimulation/Trace/TraceEntry.swift", among: events)
    try Self.expectAllCases(
      of: "MessageContent", in: "Phone/LocationSimulation/Messages/MessageContent.swift", among: messages)
  }

  @Test(arguments: Release.allCases) func `walks on a release have labels and lines`(
    release: Release
  ) throws {
    var phrases: [Phrase] = []
    for kind in PhoneApp.Kind.allCases {
      var history = PhoneHistory(PhoneApp(kind), on: release)
      var number = UInt32(7)
      for _ in 0..<40 where !history.moves.isEmpty {
        number = number &* 1_664_525 &+ 1_013_904_223
        try history.add(history.moves[Int(number >> 8) % history.moves.count])
      }
      phrases += history.steps.flatMap { step in step.lines.map { $0.phrase } }
      phrases += history.moves.map { $0.label }
    }
    Self.countMissing(in: phrases)
  }
}
