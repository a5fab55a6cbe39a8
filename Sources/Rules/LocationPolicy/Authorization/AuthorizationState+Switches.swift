extension AuthorizationState {
  /// Returns the position of a switch, as far as the app is concerned.
  package func isOn(_ which: PhoneSwitch) -> Bool {
    switch which {
    case .locationServices: !memory.contains(.servicesOff)
    case .restriction: memory.contains(.restricted)
    case .forbiddenChanges: memory.contains(.changesForbidden)
    }
  }

  /// Moves a switch of the phone.
  public mutating func set(
    _ which: PhoneSwitch, to isOn: Bool, under policy: AuthorizationPolicy
  ) -> Decision {
    switch which {
    case .locationServices: setLocationServices(on: isOn, under: policy)
    case .restriction: setRestricted(isOn, under: policy)
    case .forbiddenChanges: setChangesForbidden(isOn, under: policy)
    }
  }

  /// Turns Location Services on or off for the whole device (SET-006).
  public mutating func setLocationServices(on: Bool, under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      if on {
        state.memory.subtract([.servicesOff, .servicesOffered, .undeterminedIsRead])
        if state.prompt?.cause == .servicesOff { state.prompt = nil }
      } else {
        state.memory.insert(.servicesOff)
        if !policy.assumptions.servicesOffHidesUndetermined { state.memory.insert(.undeterminedIsRead) }
        state.prompt = nil
      }
      return Decision(.changed, facts: FactList(.set006))
    }
  }

  /// Adds or removes a restriction of the device that prevents the person from deciding (SET-009).
  public mutating func setRestricted(_ restricted: Bool, under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      if restricted {
        state.memory.insert(.restricted)
        state.prompt = nil
        if policy.assumptions.restrictionForgetsGrant { state.forgetGrant() }
      } else {
        state.memory.remove(.restricted)
      }
      return Decision(.changed, facts: FactList(.set009))
    }
  }

  /// Forbids or allows changes of previous decisions; apps keep their grants (SET-025).
  private mutating func setChangesForbidden(
    _ forbidden: Bool, under policy: AuthorizationPolicy
  ) -> Decision {
    decide(under: policy) { state in
      if forbidden {
        state.memory.insert(.changesForbidden)
        state.prompt = nil
      } else {
        state.memory.remove(.changesForbidden)
      }
      return Decision(.changed, facts: FactList(.set025))
    }
  }
}
