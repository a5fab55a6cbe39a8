import LocationCatalogue
import LocationPolicy

extension Invariant {
  static let outcomeSteps: [Invariant] = [
    Invariant(
      "One callback comes for each change of status or accuracy, and none without (AUTH-005, AUTH-007)"
    ) {
      let changes =
        Walk.Step.status(of: $0.before.state) != Walk.Step.status(of: $0.state)
        || $0.accuracy(of: $0.before.state) != $0.accuracy(of: $0.state)
      let callback: AuthorizationCallback =
        $0.release < .iOS14 ? .didChangeAuthorizationStatus : .locationManagerDidChangeAuthorization
      return $0.decision.callback == (changes ? callback : .none)
    },
    Invariant("Every decision names a fact") { !$0.decision.facts.isEmpty },
    Invariant("What is ignored, deferred or failed leaves grant and accuracy as they were (AUTH-008)") {
      switch $0.decision.outcome {
      case .prompt, .changed, .proceeds: return true
      case .ignored, .deferred, .failed:
        return $0.state.grant == $0.before.state.grant
          && $0.state.chosenAccuracy == $0.before.state.chosenAccuracy && $0.decision.callback == .none
      }
    },
    Invariant("What merely proceeds leaves the grant as it was") {
      $0.decision.outcome != .proceeds || $0.state.grant == $0.before.state.grant
    },
    Invariant("Diagnostics exist from 18 (AUTH-087)") {
      $0.decision.diagnostics.isEmpty || $0.release >= .iOS18
    },
    Invariant("A denial by the switch is told as a denial too (AUTH-087)") {
      !$0.decision.diagnostics.contains(.authorizationDeniedGlobally)
        || $0.decision.diagnostics.contains(.authorizationDenied)
    },
    Invariant("Without the key no prompt for full accuracy shows (KEY-032)") {
      $0.input != .requestFullAccuracyWithoutKey || $0.prompt == nil
    },
    Invariant("An illegible button grants nothing (AUTH-075)") {
      $0.input != .tapIllegibleButton || $0.state == $0.before.state
    },
    Invariant("From 8 starting a service asks for no authorization (AUTH-021)") {
      guard $0.input == .make(.start), let prompt = $0.prompt else { return true }
      return $0.release < .iOS8 || prompt.cause == .servicesOff
    },
    Invariant("No request grants anything at once but the provisional step and an approved button (AUTH-052)")
    {
      guard $0.input.isTheAppsOwn, $0.state.grant != $0.before.state.grant else { return true }
      switch $0.state.grant {
      case .provisionalAlways: return $0.release == .iOS13 && $0.input == .make(.always)
      case .temporary: return $0.release >= .iOS15 && $0.input == .make(.locationButton)
      case .notDetermined, .whenInUse, .always, .denied: return false
      }
    },
  ]
}
