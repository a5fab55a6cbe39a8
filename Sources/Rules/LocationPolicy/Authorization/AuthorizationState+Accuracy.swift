extension AuthorizationState {
  /// Handles a call of requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:).
  ///
  /// The outcome ``Outcome/failed(_:)`` means that the completion receives the error and no prompt is shown; after an
  /// answer the completion receives no error, whatever the answer (AUTH-072).
  public mutating func requestFullAccuracy(
    purposeKeyExists: Bool, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    decide(under: policy) { state in
      guard policy.temporaryFullAccuracy.value else {
        return Decision(.ignored(.notAvailable), facts: policy.temporaryFullAccuracy.facts)
      }
      let declined = Decision(.failed(.promptDeclined), facts: FactList(.auth072))
      guard state.isAuthorized else { return declined }
      if app.traits.contains(.widgetExtension) {
        return Decision(.failed(.promptDeclined), facts: FactList(.key042, .auth072))
      }
      guard purposeKeyExists else {
        return Decision(.failed(.promptDeclined), facts: FactList(.key032, .auth072))
      }
      guard state.prompt == nil, state.phase == .foreground, state.accuracy(under: policy) == .reduced else {
        return declined
      }
      return state.show(
        .temporaryFullAccuracy, cause: .fullAccuracy, under: policy, facts: FactList(.auth072, .auth053))
    }
  }

  /// Lets the sessions request full accuracy although it was refused, because it was not refused to them (AUTH-083).
  package mutating func forgetRefusedAccuracy() { memory.remove(.fullAccuracyDeclined) }

  /// Handles a move of the Precise switch in Settings (ACC-006).
  public mutating func setPrecise(_ precise: Bool, under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      guard policy.accuracyChoice.value, state.isAuthorized else {
        return Decision(.ignored(.notOffered), facts: policy.accuracyChoice.facts)
      }
      state.chosenAccuracy = precise ? .full : .reduced
      // The switch is final: it includes or removes a temporary grant, and ends the prompt.
      state.memory.remove(.temporaryFullAccuracy)
      if state.prompt?.cause == .fullAccuracy { state.prompt = nil }
      return Decision(.changed, facts: FactList(.acc006))
    }
  }
}
