import LocationCatalogue
import LocationDelivery
import LocationPolicy

/// An app on a phone of one release, for experiments.
struct Trial {
  var policy: AuthorizationPolicy
  var app: AppConfiguration
  var state: AuthorizationState

  init(
    _ release: Release, _ grant: Grant = .notDetermined, phase: AppPhase = .foreground,
    memory: AuthorizationState.Memory = [], accuracy: Accuracy = .full, app: AppConfiguration = .complete
  ) {
    policy = .policy(for: release)
    self.app = app
    state = AuthorizationState(grant: grant, phase: phase, memory: memory, accuracy: accuracy)
  }

  /// The visible prompt.
  var prompt: PromptTemplate? { state.prompt?.template }

  /// The title of the visible prompt, for an app named Run.
  var title: String? { prompt.map { PromptLooks($0, appName: "Run", of: app, under: policy).title } }

  /// The labels of the buttons of the visible prompt, sorted.
  var labels: [String] { (prompt?.choices.map(\.label) ?? []).sorted() }

  /// The accuracy that the app reads.
  var accuracy: Accuracy { state.accuracy(under: policy) }

  @discardableResult mutating func make(_ request: AppRequest) -> Decision {
    request.perform(on: &state, of: app, under: policy)
  }

  @discardableResult mutating func answer(_ choice: Choice, precise: Bool = true) -> Decision {
    state.answer(choice, precise: precise, of: app, under: policy)
  }

  @discardableResult mutating func choose(_ row: SettingsRow) -> Decision {
    state.choose(row, of: app, under: policy)
  }

  @discardableResult mutating func enter(_ phase: AppPhase) -> Decision {
    state.enter(phase, under: policy)
  }

  @discardableResult mutating func endUse() -> Decision { state.endUse(under: policy) }

  @discardableResult mutating func update(to descriptions: UsageDescriptions) -> Decision {
    app.descriptions = descriptions
    return state.update(to: app, under: policy)
  }

  func offers(_ row: SettingsRow) -> Bool { state.offersRow(row, of: app, under: policy) }

  /// Returns the delivery of an event of a service in the app's state and phase.
  func delivery(
    of service: LocationService, aids: DeliveryContext.Aids = [], startedInForeground: Bool = true,
    manager: ManagerSettings = ManagerSettings()
  ) -> Delivery {
    var context = DeliveryContext(grant: state.grant, app: app, phase: state.phase)
    context.accuracy = accuracy
    let isUnavailable = !state.memory.isDisjoint(with: [.servicesOff, .restricted])
    context.aids = isUnavailable ? aids.union(.unavailable) : aids
    context.startedInForeground = startedInForeground
    context.manager = manager
    return policy.delivery(of: service, in: context)
  }

  func arrival(
    of service: LocationService, aids: DeliveryContext.Aids = [], startedInForeground: Bool = true,
    manager: ManagerSettings = ManagerSettings()
  ) -> Delivery.Arrival {
    delivery(of: service, aids: aids, startedInForeground: startedInForeground, manager: manager).arrival
  }

  /// Returns the fate of a standard session when the app is left.
  func session(_ manager: ManagerSettings = ManagerSettings(allowsBackgroundUpdates: true))
    -> BackgroundSession
  {
    policy.backgroundSession(grant: state.grant, of: app, manager: manager)
  }

  /// Returns whether the app is in use.
  func isInUse(aids: DeliveryContext.Aids = [], indicatorShows: Bool = false) -> Bool {
    var context = DeliveryContext(grant: state.grant, app: app, phase: state.phase)
    context.aids = aids
    return policy.isInUse(context, indicatorShows: indicatorShows)
  }
}

extension Trial {
  /// Returns the outcome of a request of a newly installed app with only some usage descriptions.
  static func outcome(
    of request: AppRequest, with descriptions: UsageDescriptions, on release: Release
  ) -> Outcome {
    var trial = Trial(release, app: AppConfiguration(descriptions: descriptions))
    return trial.make(request).outcome
  }
}

extension Outcome {
  /// Whether a prompt appears.
  var isPrompt: Bool {
    switch self {
    case .prompt: true
    case .changed, .proceeds, .ignored, .deferred, .failed: false
    }
  }
}

extension LocationKey {
  /// Returns whether a release reads the key with a name.
  static func isRead(_ name: String, on release: Release) -> Bool {
    LocationKey(rawValue: name)?.isRead(under: .policy(for: release)) ?? false
  }
}
