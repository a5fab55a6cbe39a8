import LocationPolicy

/// A request that the system may answer with a prompt.
enum SystemRequest: Equatable, Sendable {
  /// requestWhenInUseAuthorization()
  case whenInUse
  /// requestAlwaysAuthorization()
  case always
  /// requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
  case fullAccuracy(purposeKey: String)

  /// Applies the request to a state by the rules; returns the decision.
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

  /// Sends the request to the system; a request for Always only if the app has it.
  func make(of manager: any SystemManager, always: AlwaysRequest?) {
    switch self {
    case .whenInUse: manager.requestWhenInUse()
    case .always: if let always { manager.requestAlways(always) }
    case .fullAccuracy(let purposeKey): manager.requestFullAccuracy(purposeKey: purposeKey)
    }
  }

  /// Returns the usage descriptions that the request needs and the app lacks.
  func missingDescriptions(of app: AppConfiguration, under policy: AuthorizationPolicy) -> UsageDescriptions {
    switch self {
    case .whenInUse: policy.whenInUseDescriptions.value.subtracting(app.descriptions)
    case .always: policy.alwaysDescriptions.value.subtracting(app.descriptions)
    case .fullAccuracy: []
    }
  }
}

extension SystemRequest {
  /// The use that the Info.plist must allow for the request.
  var intendedUse: IntendedUse {
    switch self {
    case .whenInUse: .whenInUse
    case .always: .always
    case .fullAccuracy(let key): .fullAccuracy(purposeKey: key)
    }
  }
}

/// The requests that wait for their turn; requests for the same permission wait together, in the place of the first.
struct RequestQueue: Sendable {
  /// Callers that wait for the same request.
  struct Group: Sendable {
    let request: SystemRequest
    var callers: [RequestID]
  }

  private var groups: [Group] = []

  /// The next group in line.
  var first: Group? { groups.first }

  mutating func append(_ request: SystemRequest, by id: RequestID) {
    if let index = groups.firstIndex(where: { $0.request == request }) {
      groups[index].callers.append(id)
    } else {
      groups.append(Group(request: request, callers: [id]))
    }
  }

  mutating func removeFirst() { groups.removeFirst() }

  /// Removes a caller; returns whether it was in the queue.
  mutating func remove(_ id: RequestID) -> Bool {
    for index in groups.indices {
      guard let place = groups[index].callers.firstIndex(of: id) else { continue }
      groups[index].callers.remove(at: place)
      if groups[index].callers.isEmpty { groups.remove(at: index) }
      return true
    }
    return false
  }

  /// Removes all callers.
  mutating func removeAll() -> [RequestID] {
    defer { groups = [] }
    return groups.flatMap(\.callers)
  }
}
