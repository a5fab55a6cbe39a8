import LocationPolicy

extension Invariant {
  private static let spent: AuthorizationState.Memory = [
    .alwaysRequestSpent, .provisionalSpent, .locationButtonApproved, .reminded,
  ]

  static let memoryStates: [Invariant] = [
    Invariant("An event is held only while the app is provisional (AUTH-061)") {
      !$0.state.memory.contains(.eventHeld) || $0.state.grant == .provisionalAlways
    },
    Invariant("Full accuracy for once belongs to an authorized app (AUTH-071)") {
      !$0.state.memory.contains(.temporaryFullAccuracy) || $0.state.grant.isAuthorized
    },
    Invariant("Full accuracy counts as declined only while a session asks for it (AUTH-087)") {
      !$0.state.memory.contains(.fullAccuracyDeclined) || $0.state.sessions.contains(.fullAccuracy)
    },
    Invariant("What an answer for Always spends is remembered (AUTH-026, AUTH-064)") {
      let past = $0.after.past
      if past.provisionals > 0, !$0.state.memory.contains(.provisionalSpent) { return false }
      return !past.answeredAlways || $0.release < .iOS11 || $0.state.memory.contains(.alwaysRequestSpent)
    },
    Invariant("Service sessions exist from 18, and only as long as the process (AUTH-083)") {
      if $0.state.sessions.isEmpty { return true }
      return $0.release >= .iOS18 && ($0.state.phase.isRunning || $0.state.phase == .suspended)
    },
  ]

  static let memorySteps: [Invariant] = [
    Invariant("A held event is delivered only by the change to Always, and lost otherwise (AUTH-063)") {
      switch $0.decision.heldEvent {
      case .none: true
      case .held: $0.state.memory.contains(.eventHeld)
      case .delivered: $0.before.state.memory.contains(.eventHeld) && $0.state.grant == .always
      case .dropped: $0.before.state.memory.contains(.eventHeld) && $0.state.grant != .always
      }
    },
    Invariant("What was spent stays spent until a reset or a new install (AUTH-026, AUTH-064)") {
      if $0.input == .reset || $0.input == .reinstall { return true }
      return $0.state.memory.isSuperset(of: $0.before.state.memory.intersection(spent))
    },
    Invariant("Nothing but an update, a phase or an install changes what the process does (SET-005)") {
      switch $0.input {
      case .enter(let phase): $0.state.phase == phase
      case .reinstall: $0.state.phase == .terminated
      case .make, .requestFullAccuracyWithoutKey, .openSession, .resumeSessions, .closeSessions,
        .tapIllegibleButton, .answer, .dismissPrompt, .endUse, .morning, .choose, .setPrecise,
        .setLocationServices, .setRestricted, .reset, .update, .holdEvent, .dropHeldEvent, .addWidget:
        $0.state.phase == $0.before.state.phase
      }
    },
  ]
}
