import LocationPolicy
import Testing

/// The combined requirements of an app's sessions, and what each of them reports.
@Suite struct SessionSumTests {
  private let policy = AuthorizationPolicy.policy(for: .iOS18)

  private func diagnostics(
    _ state: AuthorizationState, for goals: AuthorizationState.SessionGoals
  ) -> [String] {
    state.diagnostics(for: goals, of: .complete, under: policy).names
  }

  @Test func `AUTH-083: When one of several sessions ends, the others go on asking for what they ask for`() {
    var state = AuthorizationState(grant: .whenInUse)
    _ = state.openSession(.always, of: .complete, under: policy)
    #expect(state.prompt?.cause == .escalation)
    _ = state.dismissPrompt(under: policy)
    state.keepSessions([.explicit, .whenInUse])
    #expect(state.resumeSessions(of: .complete, under: policy).outcome == .proceeds)
    state.keepSessions([])
    #expect(state.resumeSessions(of: .complete, under: policy).outcome == .ignored(.doesNotApply))
  }

  @Test func `AUTH-083: What was declined to a session that asks for full accuracy is forgotten with it`() {
    var state = AuthorizationState(grant: .whenInUse, memory: .fullAccuracyDeclined, accuracy: .reduced)
    state.keepSessions([.explicit, .whenInUse, .fullAccuracy])
    #expect(diagnostics(state, for: [.explicit, .fullAccuracy]) == ["fullAccuracyDenied"])
    state.keepSessions([.explicit, .whenInUse])
    #expect(state.memory == [])
  }

  @Test func `AUTH-087: Each session is told about its own goal, and asking changes nothing`() {
    let kept = AuthorizationState(grant: .whenInUse, memory: .alwaysRequestSpent)
    #expect(diagnostics(kept, for: [.explicit, .whenInUse]) == [])
    #expect(diagnostics(kept, for: [.explicit, .whenInUse, .always]) == ["alwaysAuthorizationDenied"])
    let left = AuthorizationState(grant: .notDetermined, phase: .background)
    #expect(diagnostics(left, for: .whenInUse) == ["insufficientlyInUse"])
    #expect(diagnostics(AuthorizationState(grant: .denied), for: .whenInUse) == ["authorizationDenied"])
    #expect(left.sessions == [])
    #expect(
      left.diagnostics(for: .whenInUse, of: .complete, under: .policy(for: .iOS17)) == [],
      "before 18 there are none")
  }
}
