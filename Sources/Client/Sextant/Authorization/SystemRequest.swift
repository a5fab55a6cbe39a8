import LocationPolicy

/// A request that the system may answer with a prompt.
enum SystemRequest: Equatable, Sendable {
  /// requestWhenInUseAuthorization()
  case whenInUse
  /// requestAlwaysAuthorization()
  case always
  /// requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
  case fullAccuracy(purposeKey: String)

  /// Makes the request on a state, by the rules.
  func perform(on state: inout AuthorizationState, in setting: AuthorizationSetting) -> Decision {
    let (app, policy) = (setting.app, setting.policy)
    return switch self {
    case .whenInUse: state.requestWhenInUse(of: app, under: policy)
    case .always: state.requestAlways(of: app, under: policy)
    case .fullAccuracy(let key):
      state.requestFullAccuracy(
        purposeKeyExists: setting.purposeKeys.contains(key), of: app, under: policy)
    }
  }

  /// Makes the request of the system; that for Always only where the app has it.
  func make(of manager: any SystemManager, always: AlwaysRequest?) {
    switch self {
    case .whenInUse: manager.requestWhenInUse()
    case .always: if let always { manager.requestAlways(always) }
    case .fullAccuracy(let purposeKey): manager.requestFullAccuracy(purposeKey: purposeKey)
    }
  }

  /// The usage descriptions that the request needs and the app lacks.
  func missingDescriptions(of app: AppConfiguration, under policy: AuthorizationPolicy) -> UsageDescriptions {
    switch self {
    case .whenInUse: policy.whenInUseDescriptions.value.subtracting(app.descriptions)
    case .always: policy.alwaysDescriptions.value.subtracting(app.descriptions)
    case .fullAccuracy: []
    }
  }
}

extension SystemRequest {
  /// What the Info.plist has to allow for the request.
  var intendedUse: IntendedUse {
    switch self {
    case .whenInUse: .whenInUse
    case .always: .always
    case .fullAccuracy(let key): .fullAccuracy(purposeKey: key)
    }
  }
}

/// The requests that wait for their turn; those for the same wait together, in the place of the first.
struct RequestQueue: Sendable {
  /// Callers who want the same.
  struct Group: Sendable {
    let request: SystemRequest
    var callers: [RequestID]
  }

  private var groups: [Group] = []

  /// The next in line.
  var first: Group? { groups.first }

  mutating func append(_ request: SystemRequest, by id: RequestID) {
    if let index = groups.firstIndex(where: { $0.request == request }) {
      groups[index].callers.append(id)
    } else {
      groups.append(Group(request: request, callers: [id]))
    }
  }

  mutating func removeFirst() { groups.removeFirst() }

  /// Takes a caller out; returns whether it was there.
  mutating func remove(_ id: RequestID) -> Bool {
    for index in groups.indices {
      guard let place = groups[index].callers.firstIndex(of: id) else { continue }
      groups[index].callers.remove(at: place)
      if groups[index].callers.isEmpty { groups.remove(at: index) }
      return true
    }
    return false
  }

  /// Takes all out.
  mutating func removeAll() -> [RequestID] {
    defer { groups = [] }
    return groups.flatMap(\.callers)
  }
}
