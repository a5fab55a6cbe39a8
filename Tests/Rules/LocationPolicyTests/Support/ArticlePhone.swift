import LocationDelivery
import LocationPolicy

/// A phone of one release with one app, controlled as in an article's text or code.
struct ArticlePhone {
  let policy: AuthorizationPolicy
  var app: AppConfiguration
  private(set) var state = AuthorizationState()
  /// The status in each callback so far, oldest first.
  private(set) var callbacks: [AuthorizationStatus] = []

  init(_ release: Release, _ app: AppConfiguration = .complete) {
    policy = .policy(for: release)
    self.app = app
  }

  /// Creates a phone whose app declares some usage descriptions and the background mode.
  init(_ release: Release, describing descriptions: UsageDescriptions) {
    self.init(release, AppConfiguration(descriptions: descriptions, traits: .backgroundMode))
  }

  var status: AuthorizationStatus { state.status }
  var accuracy: Accuracy { state.accuracy(under: policy) }

  /// Performs an input and records its callback.
  @discardableResult
  mutating func run(
    _ input: (inout AuthorizationState, AppConfiguration, AuthorizationPolicy) -> Decision
  ) -> Decision {
    let decision = input(&state, app, policy)
    if decision.callback != .none { callbacks.append(status) }
    return decision
  }

  /// Removes the recorded callbacks.
  mutating func forgetCallbacks() { callbacks = [] }

  @discardableResult
  mutating func requestWhenInUse() -> Decision { run { $0.requestWhenInUse(of: $1, under: $2) } }

  @discardableResult
  mutating func requestAlways() -> Decision { run { $0.requestAlways(of: $1, under: $2) } }

  @discardableResult
  mutating func requestFullAccuracy(purposeKeyExists: Bool = true) -> Decision {
    run { $0.requestFullAccuracy(purposeKeyExists: purposeKeyExists, of: $1, under: $2) }
  }

  @discardableResult
  mutating func start() -> Decision { run { $0.startService(of: $1, under: $2) } }

  @discardableResult
  mutating func createManager() -> Decision { run { state, _, policy in state.createManager(under: policy) } }

  @discardableResult
  mutating func answer(_ choice: Choice, precise: Bool = true) -> Decision {
    run { $0.answer(choice, precise: precise, of: $1, under: $2) }
  }

  @discardableResult
  mutating func choose(_ row: SettingsRow) -> Decision { run { $0.choose(row, of: $1, under: $2) } }

  @discardableResult
  mutating func setLocationServices(on: Bool) -> Decision {
    run { state, _, policy in state.setLocationServices(on: on, under: policy) }
  }

  @discardableResult
  mutating func setRestricted(_ restricted: Bool) -> Decision {
    run { state, _, policy in state.setRestricted(restricted, under: policy) }
  }

  @discardableResult
  mutating func enter(_ phase: AppPhase) -> Decision {
    run { state, _, policy in state.enter(phase, under: policy) }
  }

  @discardableResult
  mutating func endUse() -> Decision { run { state, _, policy in state.endUse(under: policy) } }

  @discardableResult
  mutating func holdEvent() -> Decision { run { state, _, policy in state.holdEvent(under: policy) } }

  @discardableResult
  mutating func showSecondPrompt() -> Decision {
    run { state, _, policy in state.showSecondPrompt(under: policy) }
  }

  @discardableResult
  mutating func remind() -> Decision { run { state, _, policy in state.remind(under: policy) } }

  /// Answers the visible prompt with the button that permanently grants the most.
  @discardableResult
  mutating func agree() -> Decision {
    let order: [Choice] = [
      .changeToAlwaysAllow, .alwaysAllow, .allowWhileUsingApp, .allow, .ok, .continue,
    ]
    let buttons = state.prompt.map { Array($0.template.choices) } ?? []
    return answer(order.first(where: buttons.contains) ?? .notNow)
  }

  /// Returns the delivery of an event of a service while the app is in a phase.
  func arrival(
    of service: LocationService = .standard, in phase: AppPhase, manager: ManagerSettings = ManagerSettings(),
    aids: DeliveryContext.Aids = [], startedInForeground: Bool = true
  ) -> Delivery {
    var context = DeliveryContext(grant: state.grant, app: app, phase: phase)
    context.accuracy = accuracy
    context.manager = manager
    context.aids =
      state.memory.isDisjoint(with: [.servicesOff, .restricted]) ? aids : aids.union(.unavailable)
    context.startedInForeground = startedInForeground
    return policy.delivery(of: service, in: context)
  }
}

extension Decision {
  /// The prompt that appears; nil if there is none.
  var prompt: Prompt? {
    if case .prompt(let prompt) = outcome { prompt } else { nil }
  }

  /// The template of the prompt that appears; nil if there is none.
  var template: PromptTemplate? { prompt?.template }

  /// Whether the request does nothing because of a missing usage description.
  var lacksDescription: Bool { outcome == .ignored(.missingDescription) && callback == .none }
}

extension AppConfiguration {
  /// The configuration without the background mode.
  var withoutBackgroundMode: AppConfiguration {
    AppConfiguration(descriptions: descriptions, traits: traits.subtracting(.backgroundMode))
  }
}
