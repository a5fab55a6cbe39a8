import LocationDelivery
import LocationExploration
import LocationPolicy
import LocationSimulation
import LocationSituations

/// A phone's record of an app's permission, including its switches, and the prompt on screen.
struct PhoneSituation: Hashable, Sendable {
  private let grant: Grant
  private let accuracy: Accuracy
  private let memory: AuthorizationState.Memory
  private let prompt: Prompt?

  init(_ state: AuthorizationState) {
    grant = state.grant
    accuracy = state.chosenAccuracy
    memory = state.memory
    prompt = state.prompt
  }
}

/// The situations of the phone that journeys have reached, and the calls that the app made in them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class ReachedSituations {
  private(set) var reached: Set<PhoneSituation> = []
  private var calls: Set<SituationCall> = []

  /// Adds the situations that a journey reached.
  func note<App>(_ journey: PlayedJourney<App>) {
    journey.phone.host.read { device in
      reached.insert(PhoneSituation(device[journey.phone.host.app].authorization))
      for entry in device.trace.entries(from: journey.starts.last ?? 0) {
        if case .input(.call(let call, _)) = entry.event { calls.formUnion(call.situationCalls) }
      }
    }
  }

  /// Returns everything that any number of moves of some kinds can lead to, with an app that makes the calls seen so
  /// far.
  ///
  /// This includes actions that the system takes by itself.
  func reachable(by kinds: JourneyMoves, under rules: SituationRules) -> Set<PhoneSituation> {
    let space = SituationSpace(rules)
    let moves = space.moves.filter { move in
      if case .app(let call) = move { calls.contains(call) } else { move.kind.map(kinds.contains) ?? false }
    }
    var search = StateSearch(OpenedSpace(space: space, moves: moves))
    search.run()
    return reached.union(search.states.map { PhoneSituation(space.situation(of: $0).authorization) })
  }
}

/// The situations that the given moves lead to after the app was opened for the first time.
private struct OpenedSpace: StateSpace {
  let space: SituationSpace
  let moves: [SituationMove]

  var stateBits: Int { space.stateBits }

  var starts: [UInt64] {
    var opened = Situation()
    opened.make(.person(.opens(.app)), under: space.rules)
    return [opened.code]
  }

  func forEachMove(from state: UInt64, _ body: (Int, UInt64) -> Void) {
    let situation = space.situation(of: state)
    for (index, move) in moves.enumerated() where situation.canMake(move, under: space.rules) {
      var next = situation
      next.make(move, under: space.rules)
      body(index, next.code)
    }
  }
}

extension SituationMove {
  /// The kind of moves that the input belongs to; nil for the app's own calls, and for inputs that are not moves of a
  /// journey.
  fileprivate var kind: JourneyMoves? {
    switch self {
    case .person(let action): action.kind
    case .system(.terminates), .system(.launchesInBackground): .processes
    // The system and time act regardless of the moves that are tried.
    case .system, .minutePasses: []
    case .reinstallsApp, .app: nil
    }
  }
}

extension PersonAction<OnlyApp> {
  /// The kind of moves that the action belongs to; nil for an action that is not a move of a journey.
  fileprivate var kind: JourneyMoves? {
    switch self {
    case .answers: .answers
    case .opens, .goesHome, .locksPhone, .unlocksPhone: .leaving
    case .opensSettings, .chooses, .setsPrecise: .settings
    case .sets, .resetsLocationAndPrivacy: .switches
    case .forceQuits, .restartsPhone: .processes
    case .deletes, .installs, .setsBackgroundAppRefresh, .tapsIndicator, .tapsLocationButton, .addsWidget,
      .looksAtWidget, .turnsOnDisplay, .showsInCar, .removesLiveActivity, .updatesSystem:
      nil
    }
  }
}

extension AppCall {
  /// The rules' names for the call; a session makes the requests that it implies.
  fileprivate var situationCalls: [SituationCall] {
    switch self {
    case .manager(_, .requestWhenInUseAuthorization), .open(.liveUpdates),
      .open(.serviceSession(.whenInUse, nil)):
      [.requestsWhenInUse]
    case .manager(_, .requestAlwaysAuthorization), .open(.serviceSession(.always, nil)): [.requestsAlways]
    case .manager(_, .requestTemporaryFullAccuracyAuthorization): [.requestsFullAccuracy]
    case .open(.serviceSession(.whenInUse, _)): [.requestsWhenInUse, .requestsFullAccuracy]
    case .open(.serviceSession(.always, _)): [.requestsAlways, .requestsFullAccuracy]
    case .manager(_, .start(.locationUpdates)): [.startsUpdates]
    case .manager(_, .stop(.locationUpdates)): [.stopsUpdates]
    case .manager(_, .set(.allowsBackgroundLocationUpdates(true))): [.allowsBackgroundUpdates]
    case .manager(_, .set(.showsBackgroundLocationIndicator(true))): [.showsIndicator]
    // Calls that don't change what is remembered.
    default: []
    }
  }
}
