import LocationPolicy

extension Invariant {
  static let promptStates: [Invariant] = [
    Invariant("A prompt of the app's own is up in the foreground only (AUTH-028)") {
      guard let prompt = $0.state.prompt, prompt.cause.belongsToApp else { return true }
      return $0.state.phase == .foreground
    },
    Invariant("A prompt asks for what is not decided, and of an app that can have it") { step in
      guard let prompt = step.state.prompt else { return true }
      return Self.fits(prompt.cause, step)
    },
    Invariant("From 14 a widget never prompts by itself (KEY-042)") {
      guard let cause = $0.state.prompt?.cause, $0.app.traits.contains(.widgetExtension) else { return true }
      return $0.release < .iOS14 || !cause.belongsToApp
    },
    Invariant("An app becomes provisional once at most per install (AUTH-064)") {
      $0.after.past.provisionals <= 1
    },
  ]

  static let promptSteps: [Invariant] = [
    Invariant("After a refusal no prompt asks again but the location button's, from 15 (AUTH-027, AUTH-074)")
    {
      guard let cause = $0.prompt?.cause, $0.before.state.grant == .denied else { return true }
      // The offer to turn on Location Services is not a request for authorization (AUTH-031).
      return cause == .servicesOff || (cause == .locationButton && $0.release >= .iOS15)
    },
    Invariant("A prompt comes up where none was, and stays as it came (AUTH-010)") {
      if let prompt = $0.prompt { return $0.before.state.prompt == nil && $0.state.prompt == prompt }
      return $0.state.prompt == nil || $0.state.prompt == $0.before.state.prompt
    },
    Invariant("A prompt alone changes neither grant nor accuracy") {
      guard $0.prompt != nil else { return true }
      return $0.state.grant == $0.before.state.grant
        && $0.state.chosenAccuracy == $0.before.state.chosenAccuracy
    },
    Invariant("Every button of a prompt leads somewhere and takes the prompt away, and no other button does")
    {
      guard case .answer(let choice, _) = $0.input else { return true }
      guard $0.before.state.prompt?.template.choices.contains(choice) == true else {
        return $0.decision.outcome == .ignored(.noSuchChoice) && $0.state == $0.before.state
      }
      if case .ignored = $0.decision.outcome { return false }
      return $0.state.prompt == nil
    },
    Invariant(
      "An app has one escalation at most per install, and none after it answered for Always (AUTH-026)"
    ) {
      if $0.release < .iOS11 { return $0.after.past.escalations == 0 && $0.prompt?.cause != .escalation }
      if $0.prompt?.cause == .escalation, $0.before.past.answeredAlways { return false }
      return $0.after.past.escalations <= 1
    },
  ]

  /// Returns whether a prompt fits the state in which it appears.
  private static func fits(_ cause: PromptCause, _ step: Walk.Step) -> Bool {
    let state = step.state
    switch cause {
    case .firstUse: return step.release == .iOS7 && state.grant == .notDetermined
    case .whenInUse: return state.grant == .notDetermined && step.supportsWhenInUse
    case .always: return state.grant == .notDetermined && step.supportsAlways
    case .escalation: return state.grant == .whenInUse && step.supportsAlways
    case .provisional: return state.grant == .provisionalAlways
    case .fullAccuracy: return state.isAuthorized && step.accuracy(of: state) == .reduced
    case .locationButton: return !state.grant.isAuthorized && step.supportsWhenInUse
    case .widget: return state.isAuthorized && step.app.traits.contains(.widgetWantsLocation)
    case .reminder: return state.grant == .always
    case .servicesOff: return state.memory.contains(.servicesOff)
    }
  }
}
