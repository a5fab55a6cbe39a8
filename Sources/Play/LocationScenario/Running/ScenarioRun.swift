import LocationDelivery
import LocationPolicy
import LocationSimulation
import Phrases

/// The run of a scenario on one release.
struct ScenarioRun: AppPlayer, Sendable {
  /// The maximum number of entries in the trace.
  static let entryLimit = 250_000
  /// The maximum number of planned events that time may pass.
  static let eventLimit = 5_000_000
  /// The maximum number of calls that reactions may make without time passing.
  static let reactionLimit = 10_000

  let scenario: Scenario
  let release: Release
  var device: SimulatedDevice
  /// The apps of the scenario on the device; nil for apps that were never installed.
  var apps: [AppID?] = []
  var objects = AppObjects()
  var notes: [TimelineNote] = []
  var failures: [ScenarioFailure] = []
  var expectationCount = 0
  /// The entry of the trace at which the last step with expectations ended.
  var expectedUpTo = 0
  var reactionCount = 0
  var eventCount = 0
  /// Whether the remaining steps are skipped because they would take too long.
  var isStopped = false

  init(_ scenario: Scenario, on release: Release, among policies: Policies, seed: UInt64) {
    self.scenario = scenario
    self.release = release
    device = scenario.settings.device(of: release, among: policies, seed: seed, scenario: scenario)
  }

  var result: ScenarioResult {
    ScenarioResult(
      release: release, device: device, names: TraceNames(device, objects: objects.names), notes: notes,
      failures: failures, expectationCount: expectationCount)
  }

  mutating func playAll() {
    installApps()
    for step in scenario.steps where !isStopped { play(step) }
  }

  mutating func installApps() {
    for app in scenario.apps { apps.append(app.isInstalled ? device.install(app.bundle) : nil) }
  }

  mutating func play(_ step: ScenarioStep) {
    guard step.releases?.contains(release) ?? true else { return }
    if let note = step.note { say(Phrase(verbatim: note), as: "note") }
    switch step.action {
    case .none: break
    case .app(let app, let part, let calls): playCalls(calls, of: app, part: part, in: step)
    case .person(let action):
      if let action = action.naming({ id(of: $0.position, in: step) }, installing: { $0 }) {
        perform(.person(action), in: step)
      }
    case .answers(let choices, let precise): answer(choices, precise: precise, in: step)
    case .world(let change): perform(.world(change), in: step)
    case .system(let action):
      if let app = id(of: action.app.position, in: step) { perform(.system(action.on(app)), in: step) }
    case .wait(let seconds): advance(by: seconds, in: step)
    case .waitUntil(let goal, let limit): advance(until: goal, atMost: limit, in: step)
    case .expect(let expectations): check(expectations)
    }
    react()
  }

  private mutating func answer(_ choices: [Choice], precise: Bool, in step: ScenarioStep) {
    let offered = device.visiblePrompt?.prompt.template.choices
    guard let choice = choices.first(where: { offered?.contains($0) ?? false }) ?? choices.first else {
      return
    }
    perform(.person(.answers(choice, precise: precise)), in: step)
  }

  /// Returns the app on the device; reports a failure if it was never installed.
  private mutating func id(of app: Int, in step: ScenarioStep) -> AppID? {
    let bundle = scenario.apps[app].bundle
    guard let id = apps[app] ?? device.app(bundle.identifier) else {
      fail(step.path, "\(bundle.name) was never installed")
      return nil
    }
    apps[app] = id
    return id
  }

  /// Performs an input on the device; a refusal is a failure unless the step expects it.
  private mutating func perform(_ input: Input, in step: ScenarioStep) {
    do throws(CallError) {
      try device.perform(input)
    } catch {
      switch error {
      case .refused(let refusal): if !step.mayBeRefused { fail(step.path, "refused: \(refusal.reason)") }
      case .raised(let exception): fail(step.path, "raised: \(exception.reason)")
      }
    }
  }

  private mutating func playCalls(
    _ calls: [ScenarioCall], of app: Int, part: ExtensionKind?, in step: ScenarioStep
  ) {
    guard let installed = id(of: app, in: step) else { return }
    guard let id = part.map({ device.extensionID($0, of: installed) }) ?? installed else {
      return fail(step.path, "the extension of \(device[installed].bundle.name) never ran")
    }
    call(calls, by: id, mayBeRefused: step.mayBeRefused)
  }

  mutating func say(_ text: Phrase, as actor: String) {
    notes.append(
      TimelineNote(position: device.trace.count, moment: device.now, actor: actor, text: text))
  }

  mutating func fail(_ path: String, _ message: Phrase) {
    failures.append(ScenarioFailure(moment: device.now, path: path, message: message))
    say("\(path): \(message)", as: "FAILED")
  }

  /// Stops the run, because the scenario would take too long or fill the memory.
  mutating func stop(_ path: String, _ message: Phrase) {
    guard !isStopped else { return }
    isStopped = true
    fail(path, "\(message); the rest of the scenario was left out")
  }
}
