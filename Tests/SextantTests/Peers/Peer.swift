import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant

/// What the tests of other libraries' known failures have in common.
enum Peer {
  /// The releases on which apps ask by a method.
  static let releases = Release.allCases.filter { AuthorizationPolicy.policy(for: $0).requestMethods.value }
  /// Those whose first prompt has "Allow Once".
  static let withAllowOnce = releases.filter {
    AuthorizationPolicy.policy(for: $0).whenInUsePrompt.value.choices.contains(.allowOnce)
  }
  /// Those on which an app with When In Use can ask for Always once more.
  static let withEscalation = releases.filter {
    AuthorizationPolicy.policy(for: $0).escalation.value == .prompts
  }
  /// Those on which the person chooses the accuracy.
  static let withReducedAccuracy = releases.filter {
    AuthorizationPolicy.policy(for: $0).accuracyChoice.value
  }
  /// An app that declares no usage description at all.
  static let withoutTexts = AppBundle(name: "App", configuration: AppConfiguration())
}

extension Phone {
  /// The prompt that is up.
  var prompt: Prompt? { host.device.visiblePrompt?.prompt }

  private var choices: [Choice] { prompt.map { Array($0.template.choices) } ?? [] }

  /// The person taps the button that allows the app to use locations while it is in use.
  func allowsWhileUsing(precise: Bool = true) throws {
    let choice = choices.first { $0 != .dontAllow && $0 != .allowOnce } ?? .allowWhileUsingApp
    try person(.answers(choice, precise: precise))
  }

  /// The person agrees to Always, when asked for more than When In Use.
  func changesToAlways() throws {
    try person(.answers(choices.first(where: Self.agreesToAlways) ?? .changeToAlwaysAllow))
  }

  /// The person stays with When In Use, when asked for more.
  func keepsWhileUsing() throws {
    try person(.answers(choices.first { !Self.agreesToAlways($0) } ?? .keepOnlyWhileUsing))
  }

  private static func agreesToAlways(_ choice: Choice) -> Bool {
    [.changeToAlwaysAllow, .allow, .alwaysAllow].contains(choice)
  }

  /// The system ends the app, and the person opens it again.
  func relaunches(storage: ClientStorage) throws {
    try perform(.system(.terminates(host.app)))
    try person(.opens(host.app))
    makeClient(storage: storage)
  }

  /// Another client of the same app, made as an app makes one, with changes of what is around it.
  func newClient(
    storage: ClientStorage = .memory(), _ change: (inout LocationEnvironment) -> Void = { _ in }
  ) -> LocationClient {
    var environment = LocationEnvironment.simulated(on: host, storage: storage)
    change(&environment)
    return host.run { LocationClient(environment: environment) }
  }
}

extension LocationEnvironment {
  /// Tells everything that happens to the scene so many seconds late, as on a slow phone.
  mutating func tellsSceneLate(by seconds: Double) {
    let observe = observeLifecycle
    let after = after
    observeLifecycle = { observer in observe { event in _ = after(seconds) { observer(event) } } }
  }
}
