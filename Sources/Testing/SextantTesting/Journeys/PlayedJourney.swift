import LocationHost
import LocationPolicy
import LocationSimulation

/// A journey that is being played on a separate phone, from the first launch of the app.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class PlayedJourney<App> {
  let setup: JourneySetup<App>
  let phone: TestPhone
  /// The app's current process, or its last one.
  private(set) var process: LaunchedApp
  private(set) var app: App
  private(set) var moves: [JourneyMove] = []
  /// The positions in the phone's trace at which the entries of each move begin.
  private(set) var starts: [Int] = []
  private let kept = KeptValues()
  private var observed = ObservedHistory()
  private var hasAskedByItself = false
  /// Whether the person has tapped something since the app came on screen.
  private var isTapped = false
  private var hasRequested = false
  /// Whether the app has requested permission since its installation or a reset, so that Settings lists it.
  private var hasAsked = false
  /// The observations during the journey, apart from problems.
  let notebook: JourneyNotebook

  init(_ setup: JourneySetup<App>, notebook: JourneyNotebook = JourneyNotebook()) throws {
    self.setup = setup
    self.notebook = notebook
    CrashMessage.begin(on: setup.release)
    phone = try setup.phone()
    // Each move settles everything that it leads to.
    phone.queue.hold(true)
    let process = LaunchedApp(on: phone, for: .person, keeping: kept)
    self.process = process
    app = phone.inApp { setup.launch(process) }
    phone.onLaunch = { [weak self] reason in self?.launch(for: reason) }
    look(after: nil)
  }

  private func launch(for reason: LaunchReason) {
    noteErrors()
    process.end()
    process = LaunchedApp(on: phone, for: reason, keeping: kept)
    app = setup.launch(process)
    isTapped = false
  }

  /// Makes a move; returns false if it is impossible here.
  func make(_ move: JourneyMove) async -> Bool {
    starts.append(phone.host.read(\.trace.count))
    CrashMessage.add(move)
    switch move {
    case .tap(let name):
      guard phone.host.isAppActive, process.make(tap: name) else { return false }
      isTapped = true
    case .open, .unlock:
      isTapped = false
      hasRequested = false
      fallthrough
    default: do { try phone.make(move) } catch { return false }
    }
    await phone.serveMainQueue()
    moves.append(move)
    look(after: move)
    return true
  }

  private func look(after move: JourneyMove?) {
    let entries = phone.host.read { $0.trace.entries(from: self.starts.last ?? 0) }
    hasRequested = hasRequested || entries.contains(where: \.isRequest)
    if !isTapped, !process.asksByItself, hasRequested, entries.contains(where: \.isPrompt) {
      hasAskedByItself = true
    }
    if move == .resetLocationAndPrivacy { hasAsked = false }
    if !hasAsked {
      let grant = phone.host.read { $0[self.phone.host.app].authorization.grant }
      hasAsked = grant != .notDetermined || entries.contains(where: \.asksForPermission)
    }
    observed.add(entries, after: move, on: phone, keeping: kept.values)
  }

  /// Returns the moves of some kinds that are possible next.
  func possibleMoves(_ kinds: JourneyMoves) -> [JourneyMove] {
    let taps = phone.isAppRunning ? process.shownTaps : []
    let hasPlans = phone.host.nextEvent != nil
    let (app, release, hasAsked) = (phone.host.app, setup.release, hasAsked)
    return phone.host.read {
      JourneyMove.possible(
        on: $0, to: app, since: release, tapping: taps, hasPlans: hasPlans, hasAsked: hasAsked)
    }.filter { kinds.contains($0.kind) }
  }

  /// A key that distinguishes this situation from all others in which something else can follow.
  var key: JourneyKey { observed.key(on: phone, hasAsked: hasAsked) }

  // Problems

  /// Returns the problems that exist now, or appear once nothing prevents the app from continuing; the journey is
  /// over after that.
  func problems() async throws -> [JourneyProblem] {
    defer { end() }
    if let crash = phone.crash { return [.crashed(crash)] }
    if phone.queue.hasGivenUp { return [.neverWaits] }
    if case .failure(let error)? = process.launch?.result { throw error }
    var problems: [JourneyProblem] = hasAskedByItself ? [.asksByItself] : []
    guard phone.isAppRunning else { return problems }
    problems += brokenInvariants()
    guard try comesToScreen() else { return problems }
    problems += await JourneyConclusion(self).problems()
    return problems
  }

  /// Ends the journey, and cancels everything that the app awaits.
  func end() {
    notebook.noteCalls(on: self)
    noteErrors()
    process.end()
    phone.queue.hold(false)
    CrashMessage.end()
  }

  private func noteErrors() {
    for (tap, error) in process.errors { notebook.note(.throwsError(tap: tap, error: "\(error)"), of: self) }
  }

  private func brokenInvariants() -> [JourneyProblem] {
    expectations.compactMap { expectation in
      guard case .always(let name, let holds) = expectation.form else { return nil }
      return phone.queue.inScope { holds((), phone) } ? nil : .broken(name)
    }
  }

  /// The expectations of the app's process.
  var expectations: [JourneyExpectation<Void>] {
    setup.expectations.map { $0.of(app) } + process.expectations
  }

  /// Removes whatever covers the app; returns false for a prompt, whose answers are moves.
  private func comesToScreen() throws -> Bool {
    if phone.host.read(\.isLocked) { try phone.unlock() }
    guard phone.prompt == nil else { return false }
    if phone.host.read({ $0.screen != .app(self.phone.host.app) }) { try phone.open() }
    if phone.host.read(\.world.isPositionLost) { phone.findPosition() }
    return phone.prompt == nil
  }
}

extension TraceEntry {
  /// Whether the prompt is the app's request for permission.
  fileprivate var isRequest: Bool {
    guard case .input(.call(let call, _)) = event else { return false }
    switch call {
    case .manager(_, .requestWhenInUseAuthorization), .manager(_, .requestAlwaysAuthorization),
      .manager(_, .requestTemporaryFullAccuracyAuthorization), .open(.serviceSession), .open(.liveUpdates):
      return true
    default: return false
    }
  }

  fileprivate var asksForPermission: Bool {
    guard case .promptShown(let prompt, _) = event else { return false }
    return prompt.cause.asksForPermission
  }

  fileprivate var isPrompt: Bool {
    guard case .promptShown(let prompt, _) = event else { return false }
    return prompt.cause.belongsToApp
  }
}
