import LocationDelivery
import LocationPolicy
import LocationSimulation

/// A scenario while it is played on one release.
struct ScenarioRun: AppPlayer {
  /// The most entries that the trace may get.
  static let entryLimit = 250_000
  /// The most planned events that time passes over.
  static let eventLimit = 5_000_000
  /// The most calls that reactions may make without time passing.
  static let reactionLimit = 10_000

  let scenario: Scenario
  let release: Release
  var device: SimulatedDevice
  /// The apps of the scenario on the device; nil for those that were never installed.
  var apps: [AppID?] = []
  var objects = AppObjects()
  var notes: [TimelineNote] = []
  var failures: [ScenarioFailure] = []
  var expectationCount = 0
  /// The entry of the trace at which the last step with expectations ended.
  var expectedUpTo = 0
  var reactionCount = 0
  var eventCount = 0
  /// Whether the rest of the steps is left out, for it would take too long.
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
    for app in scenario.apps { apps.append(app.isInstalled ? device.install(app.bundle) : nil) }
    for step in scenario.steps where !isStopped { play(step) }
  }

  private mutating func play(_ step: ScenarioStep) {
    guard step.releases?.contains(release) ?? true else { return }
    if let note = step.note { say(note, as: "note") }
    switch step.action {
    case .none: break
    case .app(let app, let calls): playCalls(calls, of: app, in: step)
    case .person(let action): play(action, in: step)
    case .world(let change): perform(.world(change), in: step)
    case .system(let action, let app):
      withApp(app, in: step) { $0.perform(.system(action.action(on: $1)), in: step) }
    case .wait(let seconds): advance(by: seconds, in: step)
    case .waitUntil(let goal, let limit): advance(until: goal, atMost: limit, in: step)
    case .expect(let expectations): check(expectations)
    }
    react()
  }

  private mutating func play(_ action: ScenarioPersonAction, in step: ScenarioStep) {
    switch action {
    case .plain(let action): perform(.person(action), in: step)
    case .installs(let bundle): perform(.person(.installs(bundle)), in: step)
    case .withApp(let action, let app):
      withApp(app, in: step) { $0.perform(.person(action($1)), in: step) }
    case .answers(let choices, let precise):
      let offered = device.visiblePrompt?.prompt.template.choices
      guard let choice = choices.first(where: { offered?.contains($0) ?? false }) ?? choices.first else {
        return
      }
      perform(.person(.answers(choice, precise: precise)), in: step)
    }
  }

  /// Does something with an app, which has to have been installed at some time.
  private mutating func withApp(_ app: Int, in step: ScenarioStep, _ action: (inout Self, AppID) -> Void) {
    if let id = apps[app] ?? device.app(scenario.apps[app].bundle.identifier) {
      apps[app] = id
      action(&self, id)
    } else {
      fail(step.path, "\(scenario.apps[app].bundle.name) was never installed")
    }
  }

  /// Gives the device an input; a refusal is a failure unless the step expects it.
  private mutating func perform(_ input: Input, in step: ScenarioStep) {
    do throws(CallError) {
      try device.perform(input)
    } catch {
      switch error {
      case .refused(let refusal): if !step.mayBeRefused { fail(step.path, "refused: \(refusal)") }
      case .raised(let exception): fail(step.path, "raised: \(exception.reason)")
      }
    }
  }

  private mutating func playCalls(_ calls: [ScenarioCall], of app: Int, in step: ScenarioStep) {
    withApp(app, in: step) { run, id in
      run.call(calls, by: id, mayBeRefused: step.mayBeRefused)
    }
  }

  mutating func say(_ text: String, as actor: String) {
    notes.append(
      TimelineNote(position: device.trace.count, moment: device.now, actor: actor, text: text))
  }

  mutating func fail(_ path: String, _ message: String) {
    failures.append(ScenarioFailure(moment: device.now, path: path, message: message))
    say("\(path): \(message)", as: "FAILED")
  }

  /// Gives up, for the scenario would take too long or fill the memory.
  mutating func stop(_ path: String, _ message: String) {
    guard !isStopped else { return }
    isStopped = true
    fail(path, message + "; the rest of the scenario was left out")
  }
}
