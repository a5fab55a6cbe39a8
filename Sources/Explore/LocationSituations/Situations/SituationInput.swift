package import LocationPolicy

/// An input to the engine during a move.
package enum SituationInput: Hashable, Sendable {
  /// The prompt is answered.
  case answer(Choice, precise: Bool)
  /// The process enters a phase.
  case enter(AppPhase)
  /// A row of Settings is chosen.
  case choose(SettingsRow)
  /// The Precise switch is moved.
  case setPrecise(Bool)
  /// A switch of the phone is moved.
  case set(PhoneSwitch, to: Bool)
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
    /// The prompt disappears with its owner.
    case dismissPrompt
    /// The app is deleted and installed again.
    case reinstall
    /// The app requests When In Use.
    case requestWhenInUse
    /// The app requests Always.
    case requestAlways
    /// The app requests full accuracy.
    case requestFullAccuracy
    /// The app starts a service.
    case startService
    /// The second prompt appears.
    case showSecondPrompt
    /// The reminder appears.
    case remind
    /// The system checks again what the app's sessions request.
    case resumeSessions
  }

  /// The answers for which the Precise toggle makes a difference: all others grant nothing new.
  enum ToggledAnswer: UInt8, CaseIterable {
    case once, whileUsing

    init?(_ choice: Choice) {
      switch choice {
      case .allowOnce: self = .once
      case .allowWhileUsingApp: self = .whileUsing
      default: return nil
      }
    }
  }

  /// The numbers of the inputs, one kind after another: different inputs have different numbers.
  package struct Numbers: Sendable {
    private let imprecise: Int
    private let phases: Int
    private let rows: Int
    private let switches: Int
    private let plain: Int
    /// The number of numbers.
    package let count: Int

    package init() {
      imprecise = Choice.allCases.count
      phases = imprecise + ToggledAnswer.allCases.count
      rows = phases + AppPhase.allCases.count
      switches = rows + SettingsRow.allCases.count
      // The first is the Precise switch, which is the app's own.
      plain = switches + 2 * (1 + PhoneSwitch.allCases.count)
      count = plain + Plain.allCases.count
    }

    /// Returns the number of an input, less than ``count``.
    package func number(of input: SituationInput) -> Int {
      switch input {
      case .answer(let choice, let precise):
        if !precise, let answer = ToggledAnswer(choice) { return imprecise + Int(answer.rawValue) }
        return Int(choice.rawValue)
      case .enter(let phase): return phases + Int(phase.rawValue)
      case .choose(let row): return rows + Int(row.rawValue)
      case .setPrecise(let isOn): return switches + (isOn ? 0 : 1)
      case .set(let which, let isOn): return switches + 2 * (1 + Int(which.rawValue)) + (isOn ? 0 : 1)
      case .plain(let input): return plain + Int(input.rawValue)
      }
    }
  }

  /// Returns the engine's decision.
  func decision(in state: inout AuthorizationState, under rules: SituationRules) -> Decision {
    let (app, policy) = (rules.app, rules.policy)
    switch self {
    case .answer(let choice, let precise):
      return state.answer(choice, precise: precise, of: app, under: policy)
    case .enter(let phase): return state.enter(phase, under: policy)
    case .choose(let row): return state.choose(row, of: app, under: policy)
    case .setPrecise(let isOn): return state.setPrecise(isOn, under: policy)
    case .set(let which, let isOn): return state.set(which, to: isOn, under: policy)
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
