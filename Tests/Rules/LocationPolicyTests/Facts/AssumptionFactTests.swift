import LocationCatalogue
import LocationPolicy
import Testing

/// Assumptions about requests and Settings without a fact: each other choice makes a difference.
@Suite struct AssumptionFactTests {
  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 }, [true, false])
  func `AUTH-031, AUTH-023: a request that was decided, while Location Services is off`(
    release: Release, offer: Bool
  ) {
    for grant in [Grant.whenInUse, .always] {
      var trial = Trial(release, grant, memory: .servicesOff)
      trial.policy.assumptions.decidedRequestsOfferServices = offer
      #expect((trial.make(.whenInUse).outcome.isPrompt) == offer)
    }
  }

  @Test(arguments: Release.allCases, [true, false])
  func `AUTH-031, AUTH-027: a start after a refusal, while Location Services is off`(
    release: Release, offer: Bool
  ) {
    var trial = Trial(release, .denied, memory: .servicesOff)
    trial.policy.assumptions.deniedStartsOfferServices = offer
    let decision = trial.state.startService(of: trial.app, under: trial.policy)
    #expect(offer ? decision.outcome.isPrompt : decision.outcome == .failed(.denied))
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS14 }, [true, false])
  func `ACC-006: Precise after Never and While Using`(release: Release, keeps: Bool) {
    var trial = Trial(release, .whenInUse, accuracy: .reduced)
    trial.policy.assumptions.regrantKeepsPrecise = keeps
    trial.choose(.never)
    trial.choose(.whileUsing)
    #expect(trial.accuracy == (keeps ? .reduced : .full))
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS14 }, [true, false])
  func `AUTH-005: a change of accuracy while nothing is granted`(release: Release, callsBack: Bool) {
    var trial = Trial(release, .whenInUse, accuracy: .reduced)
    trial.policy.assumptions.ungrantedAccuracyCallsBack = callsBack
    trial.choose(.askNextTime)
    let reset = trial.state.resetLocationAndPrivacy(under: trial.policy)
    #expect((reset.callback == .none) == !callsBack)
  }
}
