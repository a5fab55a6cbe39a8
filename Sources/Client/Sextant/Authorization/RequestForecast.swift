import LocationPolicy

/// The effect of a request, predicted by the rules from what is believed.
enum RequestForecast: Sendable {
  /// A prompt will appear.
  case prompt
  /// The grant changes without a prompt (AUTH-052).
  case change
  /// Nothing will appear.
  case nothing(NotShownReason)
  /// Something may or may not happen; if nothing does, this is the reason.
  case uncertain(NotShownReason)

  /// The reason to report if nothing happens.
  var likelyReason: NotShownReason {
    switch self {
    case .prompt, .change: .unknown
    case .nothing(let reason), .uncertain(let reason): reason
    }
  }
}

extension AuthorizationBelief {
  /// Predicts a request's effect by the rules, in each of the possible states.
  ///
  /// A belief that is only remembered from an earlier launch never prevents a request: the phone may have been reset
  /// or replaced since.
  func forecast(
    _ request: SystemRequest, reading: AuthorizationReading, in setting: AuthorizationSetting
  ) -> RequestForecast {
    let forecast = RequestForecast(request, on: candidates, in: setting)
    guard case .nothing(let reason) = forecast, isOnlyRemembered else { return forecast }
    let phase = candidates.first?.phase ?? .foreground
    let all = AuthorizationState.all(explaining: reading, phase: phase, under: setting.policy)
    if case .nothing = RequestForecast(request, on: all, in: setting) { return forecast }
    return .uncertain(reason)
  }
}

extension RequestForecast {
  /// Predicts a request's effect by the rules, in each of some states.
  fileprivate init(
    _ request: SystemRequest, on states: [AuthorizationState], in setting: AuthorizationSetting
  ) {
    var prompts = 0
    var changes = 0
    var reasons: [NotShownReason] = []
    for before in states {
      var state = before
      switch request.perform(on: &state, in: setting).outcome {
      case .prompt: prompts += 1
      case .changed: changes += 1
      case .proceeds: reasons.append(.alreadyGranted)
      case .ignored(let reason): reasons.append(NotShownReason(reason, to: request, of: before, in: setting))
      case .deferred: reasons.append(.notInForeground)
      case .failed: reasons.append(NotShownReason(against: request, of: before, in: setting))
      }
    }
    if let reason = reasons.first {
      self = prompts + changes == 0 ? .nothing(reason) : .uncertain(reason)
    } else {
      self = changes == states.count ? .change : changes == 0 ? .prompt : .uncertain(.unknown)
    }
  }
}
