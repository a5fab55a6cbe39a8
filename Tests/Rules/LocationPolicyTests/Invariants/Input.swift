import LocationCatalogue
import LocationPolicy

/// An input of an app: each function that changes a state, with its arguments.
enum Input: Hashable, Sendable {
  case make(AppRequest)
  case requestFullAccuracyWithoutKey
  case openSession(SessionGoal, fullAccuracy: Bool)
  case resumeSessions
  case closeSessions
  case tapIllegibleButton
  case answer(Choice, precise: Bool)
  case dismissPrompt
  case enter(AppPhase)
  case endUse
  case morning
  case choose(SettingsRow)
  case setPrecise(Bool)
  case setLocationServices(on: Bool)
  case setRestricted(Bool)
  case reset
  case reinstall
  case update(to: Int)
  case holdEvent
  case dropHeldEvent
  case addWidget

  /// Whether it is an action of the app itself, which requires that its process runs.
  var isTheAppsOwn: Bool {
    switch self {
    case .make(let request): request != .secondPrompt && request != .reminder
    case .requestFullAccuracyWithoutKey, .openSession, .resumeSessions, .closeSessions, .tapIllegibleButton,
      .dismissPrompt:
      true
    case .answer, .enter, .endUse, .morning, .choose, .setPrecise, .setLocationServices, .setRestricted,
      .reset,
      .reinstall, .update, .holdEvent, .dropHeldEvent, .addWidget:
      false
    }
  }

  /// Returns whether the input is possible in a state, according to the preconditions of the functions.
  func canHappen(in state: AuthorizationState) -> Bool {
    if isTheAppsOwn, !state.phase.isRunning { return false }
    switch self {
    case .enter(let phase): return phase != state.phase
    // The app is in use in the foreground and in the grace period.
    case .endUse: return state.phase != .foreground && state.phase != .grace
    // An event that needs Always is ready while the app is not in use, and services are on.
    case .holdEvent: return state.phase != .foreground && state.isAuthorized
    case .setLocationServices(let on): return on == state.memory.contains(.servicesOff)
    case .setRestricted(let restricted): return restricted != state.memory.contains(.restricted)
    case .make, .requestFullAccuracyWithoutKey, .openSession, .resumeSessions, .closeSessions,
      .tapIllegibleButton, .answer, .dismissPrompt, .morning, .choose, .setPrecise, .reset, .reinstall,
      .update,
      .dropHeldEvent, .addWidget:
      return true
    }
  }

  /// Performs the input; for an update, the configuration is the one after it.
  func perform(
    on state: inout AuthorizationState, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    switch self {
    case .make(let request): request.perform(on: &state, of: app, under: policy)
    case .requestFullAccuracyWithoutKey:
      state.requestFullAccuracy(purposeKeyExists: false, of: app, under: policy)
    case .openSession(let goal, let fullAccuracy):
      state.openSession(goal, fullAccuracyPurpose: fullAccuracy, of: app, under: policy)
    case .resumeSessions: state.resumeSessions(of: app, under: policy)
    case .closeSessions: state.closeSessions(under: policy)
    case .tapIllegibleButton: state.tapLocationButton(isLegible: false, of: app, under: policy)
    case .answer(let choice, let precise): state.answer(choice, precise: precise, of: app, under: policy)
    case .dismissPrompt: state.dismissPrompt(under: policy)
    case .enter(let phase): state.enter(phase, under: policy)
    case .endUse: state.endUse(under: policy)
    case .morning: state.morning(of: app, under: policy)
    case .choose(let row): state.choose(row, of: app, under: policy)
    case .setPrecise(let precise): state.setPrecise(precise, under: policy)
    case .setLocationServices(let on): state.setLocationServices(on: on, under: policy)
    case .setRestricted(let restricted): state.setRestricted(restricted, under: policy)
    case .reset: state.resetLocationAndPrivacy(under: policy)
    case .reinstall: state.reinstall(under: policy)
    case .update: state.update(to: app, under: policy)
    case .holdEvent: state.holdEvent(under: policy)
    case .dropHeldEvent: state.dropHeldEvent(under: policy)
    case .addWidget: state.addWidget(of: app, under: policy)
    }
  }
}
