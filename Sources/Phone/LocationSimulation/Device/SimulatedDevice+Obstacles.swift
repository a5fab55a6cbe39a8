import LocationDelivery
import LocationPolicy
import LocationTerms
import Phrases

extension SimulatedDevice {
  /// Returns why the person can't take an action at the moment; nil if it is possible.
  func obstacle(to action: PersonAction<AppID>) -> Refusal? {
    switch action {
    case .answers(let choice, let precise): obstacleToAnswering(choice, precise: precise)
    case .opens(let app): obstacleToOpening(app)
    case .goesHome: obstacleToShowing(.home)
    case .opensSettings: obstacleToShowing(.settings)
    case .locksPhone: isLocked && !system.displayIsOn ? Refusal("the phone is locked already") : nil
    case .unlocksPhone: isLocked ? nil : Refusal("the phone is not locked")
    case .forceQuits(let app):
      obstacleToUsing(app, onScreen: true)
        ?? (self[app].process == nil ? Refusal("\(name(of: app)) has no process to end") : nil)
    case .deletes(let app): obstacleToDeleting(app)
    case .installs: obstacleToTouching()
    case .chooses(let row, let app): obstacleToChoosing(row, for: app)
    case .setsPrecise(let precise, let app): obstacleToSettingPrecise(precise, for: app)
    case .sets(let which, let isOn): obstacleToSetting(which, to: isOn)
    case .setsBackgroundAppRefresh(let on, let app): obstacleToSettingRefresh(on: on, for: app)
    case .resetsLocationAndPrivacy: obstacleToSettings()
    case .tapsIndicator:
      obstacleToTouching() ?? (indicatedApp == nil ? Refusal("no indicator is showing") : nil)
    case .tapsLocationButton: obstacleToTappingButton()
    case .addsWidget(let app): obstacleToAddingWidget(app)
    case .looksAtWidget(let app):
      obstacleToHomeScreen(for: app)
        ?? (self[app].hasWidget ? nil : Refusal("the Home screen has no widget of \(name(of: app))"))
    case .turnsOnDisplay: system.displayIsOn ? Refusal("the display is on already") : nil
    case .showsInCar(let isShown, let app): obstacleToShowingInCar(isShown, app)
    case .removesLiveActivity(let app):
      obstacleToUsing(app)
        ?? (self[app].hasLiveActivity ? nil : Refusal("\(name(of: app)) shows no Live Activity"))
    case .restartsPhone: nil
    case .updatesSystem(let release):
      policy.release < release
        ? nil : Refusal("the phone runs iOS \(policy.release.name), which is not older")
    }
  }

  // The screen

  /// Returns why nothing can be tapped: a locked phone shows nothing to tap, and a prompt of the system's own covers
  /// everything else.
  private func obstacleToTouching() -> Refusal? {
    if isLocked { return Refusal("the phone is locked; unlock it first") }
    if let (app, prompt) = visiblePrompt, prompt.cause.coversScreen(under: policy.assumptions) {
      return Refusal("a prompt for \(name(of: app)) is on the screen; answer it first")
    }
    return nil
  }

  /// Returns why an app can't be used, for example because it isn't installed.
  private func obstacleToUsing(_ app: AppID, onScreen: Bool = false) -> Refusal? {
    guard has(app) else { return Refusal("the phone has never had that app") }
    guard self[app].isInstalled else { return Refusal("\(name(of: app)) is no longer installed") }
    return onScreen ? obstacleToTouching() : nil
  }

  private func obstacleToOpening(_ app: AppID) -> Refusal? {
    if let refusal = obstacleToUsing(app, onScreen: true) { return refusal }
    return screen == .app(app) ? Refusal("\(name(of: app)) is on the screen already") : nil
  }

  private func obstacleToShowing(_ next: Screen) -> Refusal? {
    if let refusal = obstacleToTouching() { return refusal }
    guard screen == next else { return nil }
    return Refusal(next == .home ? "the Home screen is shown already" : "Settings is open already")
  }

  private func obstacleToDeleting(_ app: AppID) -> Refusal? {
    if let refusal = obstacleToUsing(app, onScreen: true) { return refusal }
    guard screen == .app(app) else { return nil }
    return Refusal("\(name(of: app)) is on the screen; go to the Home screen first")
  }

  private func obstacleToHomeScreen(for app: AppID) -> Refusal? {
    if let refusal = obstacleToUsing(app, onScreen: true) { return refusal }
    return screen == .home ? nil : Refusal("widgets are on the Home screen, which is not shown")
  }

  private func obstacleToShowingInCar(_ isShown: Bool, _ app: AppID) -> Refusal? {
    if let refusal = obstacleToRunning(app) { return refusal }
    guard self[app].isOnCarDisplay == isShown else { return nil }
    return isShown
      ? Refusal("\(name(of: app)) is on the car’s display already")
      : Refusal("\(name(of: app)) is not on the car’s display")
  }

  private func obstacleToAddingWidget(_ app: AppID) -> Refusal? {
    if let refusal = obstacleToHomeScreen(for: app) { return refusal }
    guard policy.widgets.value else { return Refusal("the release has no widgets that use location") }
    guard self[app].bundle.configuration.traits.contains(.widgetWantsLocation) else {
      return Refusal("\(name(of: app)) has no widget that uses location")
    }
    return self[app].hasWidget ? Refusal("the Home screen already has the widget of \(name(of: app))") : nil
  }

  // Prompts and buttons

  private func obstacleToAnswering(_ choice: Choice, precise: Bool) -> Refusal? {
    guard let (app, prompt) = visiblePrompt else {
      return Refusal(isLocked ? "the phone is locked" : "no prompt is on the screen")
    }
    guard prompt.template.choices.contains(choice) else {
      let offered = prompt.template.choices.map { $0.caseName }.joined(separator: ", ")
      return Refusal("the prompt has no button \(choice.caseName); it has \(offered)")
    }
    let hasToggle = prompt.template.hasPreciseToggle(for: self[app].bundle.configuration)
    return precise || hasToggle ? nil : Refusal("the prompt has no Precise toggle")
  }

  private func obstacleToTappingButton() -> Refusal? {
    if let refusal = obstacleToTouching() { return refusal }
    guard policy.locationButton.value else { return Refusal("the release has no location buttons") }
    guard case .app = screen else { return Refusal("no app is on the screen") }
    guard let (app, _) = visiblePrompt else { return nil }
    return Refusal("a prompt for \(name(of: app)) covers the button; answer it first")
  }

  // Settings

  private func obstacleToSettings() -> Refusal? {
    if isLocked { return Refusal("the phone is locked; unlock it first") }
    guard screen == .settings else { return Refusal("Settings is not open") }
    guard let (app, _) = visiblePrompt else { return nil }
    return Refusal("a prompt for \(name(of: app)) is on the screen; answer it first")
  }

  /// Whether a switch keeps the person from deciding anything about apps.
  private var forbidsDecisions: Bool { switches[.restriction] || switches[.forbiddenChanges] }

  private func obstacleToPage(of app: AppID) -> Refusal? { obstacleToSettings() ?? obstacleToUsing(app) }

  private func obstacleToChoosing(_ row: SettingsRow, for app: AppID) -> Refusal? {
    if let refusal = obstacleToPage(of: app) { return refusal }
    let label = policy.settingsRows.value.label(of: row)
    if forbidsDecisions { return Refusal("a restriction prevents choosing “\(label)”") }
    guard switches[.locationServices] else {
      return Refusal("Location Services is off, so Settings shows no rows for apps")
    }
    guard self[app].authorization.offersRow(row, of: self[app].bundle.configuration, under: policy) else {
      return Refusal("Settings has no row “\(label)” for \(name(of: app))")
    }
    return nil
  }

  private func obstacleToSettingPrecise(_ precise: Bool, for app: AppID) -> Refusal? {
    if let refusal = obstacleToPage(of: app) { return refusal }
    let authorization = self[app].authorization
    guard policy.accuracyChoice.value, authorization.isAuthorized, !forbidsDecisions else {
      return Refusal("Settings shows no Precise Location switch for \(name(of: app))")
    }
    guard authorization.chosenAccuracy != (precise ? .full : .reduced) else {
      return Refusal("Precise Location is \(precise ? "on" : "off") already for \(name(of: app))")
    }
    return nil
  }

  private func obstacleToSetting(_ which: PhoneSwitch, to isOn: Bool) -> Refusal? {
    if let refusal = obstacleToSettings() { return refusal }
    let locksServices =
      switches[.forbiddenChanges] || (switches[.restriction] && assumptions.restrictionLocksServices)
    if which == .locationServices, locksServices {
      return Refusal("a restriction prevents switching Location Services")
    }
    return switches[which] == isOn ? Refusal(which.terms(turning: isOn).refusal) : nil
  }

  private func obstacleToSettingRefresh(on: Bool, for app: AppID) -> Refusal? {
    if let refusal = obstacleToPage(of: app) { return refusal }
    guard self[app].backgroundAppRefresh == on else { return nil }
    return Refusal("Background App Refresh is \(on ? "on" : "off") already for \(name(of: app))")
  }

  // The system

  /// Returns why the system can't take an action at the moment; nil if it can.
  func obstacle(to action: SystemAction<AppID>) -> Refusal? {
    switch action {
    case .terminates(let app):
      return has(app) && self[app].process != nil ? nil : Refusal("\(name(of: app)) has no process to end")
    case .launchesInBackground(let app): return obstacleToRunning(app)
    case .deliversWatchMessage(let app):
      guard policy.watchMessages.value else { return Refusal("the release has no watch apps") }
      return obstacleToRunning(app)
    case .deliversLocationPush(let app): return obstacleToLocationPush(for: app)
    case .refreshesWidget(let app):
      return obstacleToRunning(app)
        ?? (self[app].hasWidget ? nil : Refusal("the Home screen has no widget of \(name(of: app))"))
    case .showsSecondPrompt(let app): return obstacleToPrompt(for: app) { $0.showSecondPrompt(under: $1) }
    case .reminds(let app): return obstacleToPrompt(for: app) { $0.remind(under: $1) }
    }
  }

  private func obstacleToLocationPush(for app: AppID) -> Refusal? {
    guard policy.relaunchingServices.value.contains(.locationPush) else {
      return Refusal("the release has no location pushes")
    }
    if let refusal = obstacleToRunning(app) { return refusal }
    return self[app].bundle.configuration.traits.contains(.locationPush)
      ? nil : Refusal("\(name(of: app)) lacks the entitlement for location pushes")
  }

  private func obstacleToRunning(_ app: AppID) -> Refusal? {
    if let refusal = obstacleToUsing(app) { return refusal }
    guard phase(of: app) != .rebooted || assumptions.launchesBeforeFirstUnlock else {
      return Refusal(
        "the phone was restarted and has not been unlocked since, so the system launches no apps")
    }
    return nil
  }

  private func obstacleToPrompt(
    for app: AppID, _ input: (inout AuthorizationState, AuthorizationPolicy) -> Decision
  ) -> Refusal? {
    if let refusal = obstacleToUsing(app) { return refusal }
    var state = self[app].authorization
    guard case .ignored(let reason) = input(&state, policy).outcome else { return nil }
    return Refusal("the system has no reason for the prompt: \(reason.caseName)")
  }
}
