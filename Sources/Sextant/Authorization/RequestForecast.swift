import LocationPolicy

/// What the rules say that a request will do, given what is believed.
enum RequestForecast: Hashable, Sendable {
  /// A prompt will appear.
  case prompt
  /// The grant changes without a prompt (AUTH-052).
  case change
  /// Nothing will appear.
  case nothing(NotShownReason)
  /// Some of the states that are possible bring a prompt, others nothing, for this reason.
  case uncertain(NotShownReason)
}

extension AuthorizationBelief {
  /// Asks the rules what a request would do in each of the states that are possible.
  func forecast(
    _ request: SystemRequest, of app: AppConfiguration, purposeKeys: Set<String>,
    under policy: AuthorizationPolicy
  ) -> RequestForecast {
    var prompts = 0
    var changes = 0
    var reasons: [NotShownReason] = []
    for candidate in candidates {
      var state = candidate
      switch request.perform(on: &state, of: app, purposeKeys: purposeKeys, under: policy).outcome {
      case .prompt: prompts += 1
      case .changed: changes += 1
      case .proceeds: reasons.append(.alreadyGranted)
      case .ignored(let reason):
        reasons.append(
          NotShownReason(reason, missing: request.missingDescriptions(of: app, under: policy)))
      case .deferred: reasons.append(.notInForeground)
      case .failed: reasons.append(state.reasonAgainst(request, purposeKeys: purposeKeys, under: policy))
      }
    }
    guard let reason = reasons.first else { return changes == candidates.count ? .change : .prompt }
    return prompts + changes == 0 ? .nothing(reason) : .uncertain(reason)
  }
}

extension AuthorizationState {
  /// Why full accuracy is refused without a prompt; the error that the system gives is the same for all (AUTH-072).
  fileprivate func reasonAgainst(
    _ request: SystemRequest, purposeKeys: Set<String>, under policy: AuthorizationPolicy
  ) -> NotShownReason {
    guard case .fullAccuracy(let key) = request else { return .unknown }
    if !isAuthorized { return .notAuthorized }
    if !purposeKeys.contains(key) { return .missingPurposeKey(key) }
    if accuracy(under: policy) == .full { return .alreadyGranted }
    if prompt != nil { return .anotherPrompt }
    return phase == .foreground ? .unknown : .notInForeground
  }
}
