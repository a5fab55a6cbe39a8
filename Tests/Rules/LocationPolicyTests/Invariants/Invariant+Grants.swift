import LocationPolicy

extension Invariant {
  static let grantStates: [Invariant] = [
    Invariant("The status is the grant's, but for a restriction and the Location Services switch (AUTH-011)")
    {
      $0.state.status == Walk.Step.status(of: $0.state)
    },
    Invariant("The accuracy is what the person chose or granted once, before 14 full (AUTH-002, AUTH-071)") {
      $0.state.accuracy(under: $0.policy) == $0.accuracy(of: $0.state)
    },
    Invariant(
      "7 knows no When In Use, and before 13 nothing is for once or provisional (AUTH-001, AUTH-049)"
    ) {
      switch $0.state.grant {
      case .notDetermined, .always, .denied: true
      case .whenInUse: $0.release >= .iOS8
      case .temporary, .provisionalAlways: $0.release >= .iOS13
      }
    },
    Invariant("Before 14 accuracy is not reduced, not even in memory (AUTH-002)") {
      $0.release >= .iOS14
        || ($0.state.chosenAccuracy == .full && !$0.state.memory.contains(.temporaryFullAccuracy))
    },
    Invariant("From 14 an App Clip never has Always (AUTH-055)") {
      guard $0.app.traits.contains(.appClip), $0.release >= .iOS14 else { return true }
      return $0.state.grant != .always && $0.state.grant != .provisionalAlways
    },
  ]

  static let grantSteps: [Invariant] = [
    Invariant(
      "A level is granted only with its usage descriptions, or left over from Always (KEY-003 to KEY-005)"
    ) {
      let before = $0.before.state.grant
      guard $0.state.grant != before else { return true }
      switch $0.state.grant {
      case .notDetermined, .denied: return true
      case .temporary: return $0.supportsWhenInUse
      case .whenInUse: return $0.supportsWhenInUse || before == .always || before == .provisionalAlways
      case .provisionalAlways, .always: return $0.supportsAlways || before == .provisionalAlways
      }
    },
    Invariant("A restriction or the switch keeps Settings from changing anything (SET-006, SET-009)") {
      guard case .choose = $0.input else { return true }
      if $0.before.state.memory.isDisjoint(with: [.restricted, .servicesOff]) { return true }
      return $0.state == $0.before.state
    },
    Invariant("Where no row is offered, choosing it changes nothing (SET-001)") {
      guard case .choose(let row) = $0.input else { return true }
      if $0.before.state.offersRow(row, of: $0.app, under: $0.policy) { return true }
      return $0.state == $0.before.state
    },
    Invariant("Reset Location & Privacy leaves a fresh install (SET-008)") {
      guard $0.input == .reset else { return true }
      let kept = $0.before.state.memory.intersection([.restricted, .servicesOff])
      return $0.state.grant == .notDetermined && $0.state.memory == kept && $0.state.prompt == nil
        && $0.state.chosenAccuracy == .full
    },
  ]
}
