import LocationPolicy
import LocationTracks

@testable import LocationSimulation

/// A step of a random walk.
enum WalkStep: Hashable, CustomStringConvertible {
  case input(Input)
  case advance(Double)
  /// An event that needs Always happens while the app is not in use.
  case holdsEvent(AppID)
  /// The app receives a location in the background because it has Always.
  case usesAlways(AppID)

  var description: String {
    switch self {
    case .input(let input): "\(input)"
    case .advance(let seconds): "advance \(seconds)"
    case .holdsEvent(let app): "hold an event of \(app)"
    case .usesAlways(let app): "\(app) uses Always"
    }
  }
}

/// Chooses steps at random, preferring possible ones.
struct WalkChoice {
  var random: RandomSource
  let apps: [AppID]

  mutating func step(on device: SimulatedDevice) -> WalkStep {
    let runs = device.apps.contains(where: \.phase.isRunning)
    switch Int.random(in: 0..<(runs ? 18 : 10), using: &random) {
    case 0: return .advance(pick([0.001, 1, 4, 5, 12, 60]))
    case 1: return .advance(pick([400, 4_000, 8_000]))
    case 2, 3, 4, 5: return .input(.person(possibleAction(on: device)))
    case 6: return .input(.person(anyAction()))
    case 7: return .input(.system(systemAction()))
    case 8: return pick([.holdsEvent(pick(apps)), .usesAlways(pick(apps))])
    case 9: return .input(.world(worldChange()))
    default: return callStep(on: device)
    }
  }

  /// Returns a call of a running app if there is one, usually on an object that it holds.
  private mutating func callStep(on device: SimulatedDevice) -> WalkStep {
    let running = device.apps.filter(\.phase.isRunning).map(\.id)
    let app = running.isEmpty || isRare() ? pick(apps) : pick(running)
    let process = device[app].process
    let managers = process?.managers.map(\.id) ?? []
    let streams = process?.streams.map(\.id) ?? []
    return .input(.call(call(managers: managers, streams: streams), by: app))
  }

  private mutating func isRare() -> Bool { Int.random(in: 0..<10, using: &random) == 0 }

  private mutating func worldChange() -> WorldChange {
    let place = Coordinate(latitude: 48 + pick([0, 0.0001, 0.001, 0.1, 100]), longitude: 11)
    return pick([
      .stays(at: TrackSample(place)), .stays(at: TrackSample(place)), .losesPosition, .findsPosition,
      .findsPosition, .heading(Heading(magneticHeading: 10)), .bluetooth(pick([true, false])),
    ])
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private mutating func possibleAction(on device: SimulatedDevice) -> PersonAction<AppID> {
    let actions = device.availablePersonActions
    let action = actions.isEmpty ? .unlocksPhone : pick(actions)
    switch action {
    case .restartsPhone, .deletes, .forceQuits, .resetsLocationAndPrivacy, .setsRestriction(true),
      .setsLocationServices(false):
      return isRare() ? action : actions.first { $0 == .opens(apps[0]) } ?? .goesHome
    default: return action
    }
  }

  private mutating func anyAction() -> PersonAction<AppID> {
    let app = pick(apps)
    let traits: [AppConfiguration.Traits] = [.backgroundMode, [], [.backgroundMode, .widgetWantsLocation]]
    let descriptions: [UsageDescriptions] = [.all, .all, .whenInUse, []]
    let bundle = AppBundle(
      name: pick(["Run", "Clip"]),
      configuration: AppConfiguration(descriptions: pick(descriptions), traits: pick(traits)))
    return pick([
      .answers(pick(Choice.allCases), precise: pick([true, false])), .opens(app), .goesHome, .opensSettings,
      .locksPhone, .unlocksPhone, .forceQuits(app), isRare() ? .deletes(app) : .installs(bundle),
      .chooses(pick(SettingsRow.allCases), for: app), .setsPrecise(pick([true, false]), for: app),
      .setsLocationServices(pick([true, false])), .setsBackgroundAppRefresh(pick([true, false]), for: app),
      .setsRestriction(pick([true, false])), .tapsIndicator, .tapsLocationButton(), .addsWidget(app),
      .looksAtWidget(app), .restartsPhone, isRare() ? .updatesSystem(to: pick(Release.allCases)) : .goesHome,
    ])
  }

  private mutating func systemAction() -> SystemAction<AppID> {
    let app = pick(apps)
    return pick([
      .terminates(app), .launchesInBackground(app), .showsSecondPrompt(app), .reminds(app),
      .deliversWatchMessage(app),
    ])
  }

  private mutating func call(managers: [ClientID], streams: [ClientID]) -> AppCall {
    let any = ClientID(number: Int.random(in: 1...12, using: &random))
    let manager = managers.isEmpty || isRare() ? any : pick(managers)
    let stream = streams.isEmpty || isRare() ? any : pick(streams)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .createManager
    case 1: return .open(streamKind())
    case 2: return .stream(stream, streamCall())
    case 3: return pick([.beginBackgroundTask(seconds: 30), .endBackgroundTask])
    default: return managers.isEmpty ? .createManager : .manager(manager, managerCall())
    }
  }

  private mutating func managerCall() -> ManagerCall {
    let circle = Region(
      identifier: "home",
      shape: .circle(center: Coordinate(latitude: 48, longitude: 11), radius: 200))
    let services: [ManagerService] = [
      .locationUpdates, .heading, .significantLocationChanges, .visits, .region(circle),
    ]
    return pick([
      .release, .setDelegate(.all), .setDelegate(.all), .requestWhenInUseAuthorization,
      .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .requestAlwaysAuthorization,
      .requestTemporaryFullAccuracyAuthorization(purposeKey: pick(["Race", "None"]), request: 1),
      .set(.allowsBackgroundLocationUpdates(pick([true, false]))),
      .set(.showsBackgroundLocationIndicator(pick([true, false]))), .start(pick(services)),
      .start(.locationUpdates), .stop(pick(services)), .requestLocation, .requestState(region: "home"),
    ])
  }

  private mutating func streamKind() -> StreamKind {
    pick([
      .liveUpdates(.default), .monitor(name: pick(["a", "b"])), .backgroundActivitySession,
      .serviceSession(pick(SessionGoal.allCases), purposeKey: pick([nil, "Race", "None"])),
    ])
  }

  private mutating func streamCall() -> StreamCall {
    let circle = MonitorCondition.circle(center: Coordinate(latitude: 48, longitude: 11), radius: 200)
    return pick([
      .close, .add(circle, identifier: pick(["home", "work"]), assuming: pick([nil, .satisfied])),
      .remove(identifier: "home"), .awaitEvents,
    ])
  }
}
