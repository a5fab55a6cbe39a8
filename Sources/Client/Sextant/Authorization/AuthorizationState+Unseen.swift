import LocationPolicy

// Changes to an app's authorization that the app may not have seen.

extension AuthorizationState {
  /// All states that would produce this reading, whatever came before, likelier ones first.
  static func all(
    explaining reading: AuthorizationReading, phase: AppPhase, under policy: AuthorizationPolicy
  ) -> [AuthorizationState] {
    let accuracies: [(Accuracy, Memory)] =
      policy.accuracyChoice.value
      ? [(.full, []), (.reduced, []), (.reduced, .temporaryFullAccuracy)] : [(.full, [])]
    let memories: [Memory] = policy.singleAlwaysRequest.value ? [[], .alwaysRequestSpent] : [[]]
    var states: [AuthorizationState] = []
    for grant in Grant.possible(under: policy) {
      for memory in memories {
        for device in reading.possibleSwitches {
          for (accuracy, temporary) in accuracies {
            let state = AuthorizationState(
              grant: grant, phase: phase, memory: memory.union(device).union(temporary), accuracy: accuracy)
            if reading.matches(state, under: policy) { states.append(state) }
          }
        }
      }
    }
    return states
  }

  /// The states that this state may have become while the app was away: through the person in Settings, or by
  /// expiring.
  func afterAbsence(in setting: AuthorizationSetting) -> [AuthorizationState] {
    let (app, policy) = (setting.app, setting.policy)
    var changes: [(inout AuthorizationState) -> Decision] = [
      { $0.endUse(under: policy) },
      { $0.morning(of: app, under: policy) },
      { $0.resetLocationAndPrivacy(under: policy) },
    ]
    let rows: [SettingsRow] = [.off, .on, .never, .askNextTime, .whileUsing, .always]
    for row in rows { changes.append { $0.choose(row, of: app, under: policy) } }
    return withEitherAccuracy(under: policy) + changes.flatMap { after($0).withEitherAccuracy(under: policy) }
  }

  /// The states that this state may have become through prompts requested by other code of the app, or through
  /// location buttons.
  func afterOthersPrompts(in setting: AuthorizationSetting) -> [AuthorizationState] {
    let (app, policy) = (setting.app, setting.policy)
    let causes: [(inout AuthorizationState) -> Decision] = [
      { $0.requestWhenInUse(of: app, under: policy) },
      { $0.requestAlways(of: app, under: policy) },
      { $0.requestFullAccuracy(purposeKeyExists: true, of: app, under: policy) },
      { $0.tapLocationButton(of: app, under: policy) },
      { $0.showSecondPrompt(under: policy) },
    ]
    return causes.flatMap { cause -> [AuthorizationState] in
      var state = self
      _ = state.enter(.foreground, under: policy)
      let asked = state.after(cause)
      return asked.prompt == nil ? [asked] : asked.afterAnswers(in: setting)
    }
  }

  /// The states that the answers to the current prompt may lead to.
  func afterAnswers(in setting: AuthorizationSetting) -> [AuthorizationState] {
    guard let prompt else { return [self] }
    return prompt.template.choices.flatMap { choice in
      [true, false].map { precise in
        after { $0.answer(choice, precise: precise, of: setting.app, under: setting.policy) }
      }
    }
  }

  private func after(_ change: (inout AuthorizationState) -> Decision) -> AuthorizationState {
    var state = self
    _ = change(&state)
    return state
  }

  private func withEitherAccuracy(under policy: AuthorizationPolicy) -> [AuthorizationState] {
    [self] + [true, false].map { precise in after { $0.setPrecise(precise, under: policy) } }
  }
}

extension Grant {
  /// The grants that exist under the rules of a release, likelier ones first.
  fileprivate static func possible(under policy: AuthorizationPolicy) -> [Grant] {
    var grants: [Grant] = [.notDetermined, .whenInUse, .always, .denied]
    if policy.whenInUsePrompt.value.choices.contains(.allowOnce) { grants.append(.temporary) }
    if policy.provisionalPrompt.value != nil { grants.append(.provisionalAlways) }
    return grants
  }
}

extension AuthorizationReading {
  /// The positions of the device's switches that the reading allows.
  fileprivate var possibleSwitches: [AuthorizationState.Memory] {
    switch status {
    case .restricted: [.restricted, [.servicesOff, .restricted]]
    case .denied: [[], .servicesOff]
    case .notDetermined, .authorizedWhenInUse, .authorizedAlways: [[]]
    }
  }
}
