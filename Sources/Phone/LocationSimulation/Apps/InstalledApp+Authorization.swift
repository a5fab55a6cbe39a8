import LocationDelivery
import LocationPolicy

extension InstalledApp {
  /// Handles a change of the app's authorization.
  mutating func stateChanged(
    from before: AuthorizationState, to after: AuthorizationState, on system: inout PhoneSystem
  ) {
    tellStreams(on: &system)
    if before.permitsTheSame(as: after) { return }
    authorizationChanged(on: system)
    let isReduced = after.accuracy(under: system.policy) == .reduced
    if isReduced, before.accuracy(under: system.policy) == .full { accuracyReduced(on: system) }
    monitorsChanged(on: &system)
    if before.grant != after.grant { grantChanged(on: &system) }
    if system.assumptions.lostSessionGivesTime {
      changeServices(on: &system) { _, _ in }
    } else {
      useChanged(on: &system)
    }
  }

  private mutating func grantChanged(on system: inout PhoneSystem) {
    if authorization.grant != .provisionalAlways { forgetSecondPrompt(on: &system) }
    planMorning(on: &system)
  }

  /// Handles a change of the app's prompt.
  mutating func promptChanged(
    from old: Prompt?, to new: Prompt?, purpose: String?, isAnswered: Bool, on system: inout PhoneSystem
  ) {
    guard old != new else { return }
    process?.promptChanged()
    let place = new.map {
      PromptQueue.Place(app: id, prompt: $0, occasion: occasion(of: $0, purpose: purpose, at: system.now))
    }
    system.replacePrompt(of: id, by: place) { system in
      guard let old else { return }
      if !isAnswered { system.record(.promptDismissed(old), app: id) }
      answerFullAccuracyRequest(after: old, on: &system)
    }
  }

  /// Calls the managers' delegates back.
  mutating func tellManagers(about callback: AuthorizationCallback, on system: inout PhoneSystem) {
    guard callback != .none, let managers = process?.managers else { return }
    let status = authorization.status
    for manager in managers where manager.delegate != nil {
      send(.authorization(callback, status), to: manager.id, on: &system)
    }
    if phase == .suspended, system.policy.changeWakesSuspendedApp.value {
      wake(for: system.timings.wokenForCallback, on: &system)
    }
  }

  // App Clips

  /// Plans the morning on which an App Clip loses its grant (AUTH-055).
  private mutating func planMorning(on system: inout PhoneSystem) {
    guard bundle.configuration.traits.contains(.appClip), system.policy.appClips.value,
      authorization.grant == .whenInUse
    else { return }
    system.plan(.morning(id), at: system.nextMorning)
  }
}
