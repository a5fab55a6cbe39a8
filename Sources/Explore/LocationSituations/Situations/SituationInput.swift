package import LocationPolicy

/// An input to the engine in the course of a move.
package enum SituationInput: Hashable, Sendable {
  /// The prompt is answered.
  case answer(Choice, precise: Bool)
  /// The process enters a phase.
  case enter(AppPhase)
  /// A row of Settings is chosen.
  case choose(SettingsRow)
  /// The Precise switch is moved.
  case setPrecise(Bool)
  /// The Location Services switch is moved.
  case setLocationServices(Bool)
  /// A restriction begins or ends.
  case setRestricted(Bool)
  /// An input without arguments.
  case plain(Plain)

  /// The inputs without arguments.
  package enum Plain: UInt8, CaseIterable, Sendable {
    /// The app is no longer in use.
    case endUse
    /// A location button is tapped.
    case tapLocationButton
    /// Location & Privacy is reset.
    case resetLocationAndPrivacy
    /// The prompt disappears with what it belonged to.
    case dismissPrompt
    /// The app is deleted and installed again.
    case reinstall
    /// The app asks for When In Use.
    case requestWhenInUse
    /// The app asks for Always.
    case requestAlways
    /// The app asks for full accuracy.
    case requestFullAccuracy
    /// The app starts a service.
    case startService
    /// The second prompt comes.
    case showSecondPrompt
    /// The reminder comes.
    case remind
    /// The system looks again at what the app's sessions ask for.
    case resumeSessions
  }

  /// An upper bound for ``number``.
  package static let count = 47

  /// The number of the input, less than ``count``; different inputs have different numbers.
  package var number: Int {
    switch self {
    case .answer(.allowOnce, false): 14
    case .answer(.allowWhileUsingApp, false): 15
    // The toggle makes no difference to the others.
    case .answer(let choice, _): Int(choice.rawValue)
    case .enter(let phase): 16 + Int(phase.rawValue)
    case .choose(let row): 23 + Int(row.rawValue)
    case .setPrecise(let isOn): isOn ? 29 : 30
    case .setLocationServices(let isOn): isOn ? 31 : 32
    case .setRestricted(let restricts): restricts ? 33 : 34
    case .plain(let plain): 35 + Int(plain.rawValue)
    }
  }

  /// The engine's decision.
  func decision(in state: inout AuthorizationState, under rules: SituationRules) -> Decision {
    let (app, policy) = (rules.app, rules.policy)
    switch self {
    case .answer(let choice, let precise):
      return state.answer(choice, precise: precise, of: app, under: policy)
    case .enter(let phase): return state.enter(phase, under: policy)
    case .choose(let row): return state.choose(row, of: app, under: policy)
    case .setPrecise(let isOn): return state.setPrecise(isOn, under: policy)
    case .setLocationServices(let isOn): return state.setLocationServices(on: isOn, under: policy)
    case .setRestricted(let restricts): return state.setRestricted(restricts, under: policy)
    case .plain(let plain): return plain.decision(in: &state, under: rules)
    }
  }
}

extension SituationInput.Plain {
  fileprivate func decision(in state: inout AuthorizationState, under rules: SituationRules) -> Decision {
    let (app, policy) = (rules.app, rules.policy)
    switch self {
    case .endUse: return state.endUse(under: policy)
    case .tapLocationButton: return state.tapLocationButton(of: app, under: policy)
    case .resetLocationAndPrivacy: return state.resetLocationAndPrivacy(under: policy)
    case .dismissPrompt: return state.dismissPrompt(under: policy)
    case .reinstall: return state.reinstall(under: policy)
    case .requestWhenInUse: return state.requestWhenInUse(of: app, under: policy)
    case .requestAlways: return state.requestAlways(of: app, under: policy)
    case .requestFullAccuracy:
      return state.requestFullAccuracy(purposeKeyExists: rules.hasPurpose, of: app, under: policy)
    case .startService: return state.startService(of: app, under: policy)
    case .showSecondPrompt: return state.showSecondPrompt(under: policy)
    case .remind: return state.remind(under: policy)
    case .resumeSessions: return state.resumeSessions(of: app, under: policy)
    }
  }
}
