import LocationPolicy

extension SimulatedDevice {
  func obstacleToSettings() -> Refusal? {
    if isLocked { return Refusal("the phone is locked: it has to be unlocked first") }
    guard screen == .settings else { return Refusal("Settings is not open") }
    guard let (app, _) = visiblePrompt else { return nil }
    return Refusal("a prompt for \(name(of: app)) is on the screen: it has to be answered first")
  }

  private func obstacleToPage(of app: AppID) -> Refusal? { obstacleToSettings() ?? obstacleToUsing(app) }

  func obstacleToChoosing(_ row: SettingsRow, for app: AppID) -> Refusal? {
    if let refusal = obstacleToPage(of: app) { return refusal }
    let label = policy.settingsRows.value.label(of: row)
    if isRestricted { return Refusal("a restriction keeps «\(label)» from being chosen") }
    if !locationServicesOn { return Refusal("Location Services is off, so Settings shows no rows for apps") }
    guard self[app].authorization.offersRow(row, of: configuration(of: app), under: policy) else {
      return Refusal("Settings has no row «\(label)» for \(name(of: app))")
    }
    return nil
  }

  func obstacleToSettingPrecise(_ precise: Bool, for app: AppID) -> Refusal? {
    if let refusal = obstacleToPage(of: app) { return refusal }
    let authorization = self[app].authorization
    guard policy.accuracyChoice.value, authorization.isAuthorized, !isRestricted else {
      return Refusal("Settings shows no Precise Location switch for \(name(of: app))")
    }
    guard authorization.chosenAccuracy != (precise ? .full : .reduced) else {
      return Refusal("Precise Location is \(precise ? "on" : "off") already for \(name(of: app))")
    }
    return nil
  }

  func obstacleToSettingServices(on: Bool) -> Refusal? {
    if let refusal = obstacleToSettings() { return refusal }
    if isRestricted { return Refusal("a restriction keeps Location Services from being switched") }
    return locationServicesOn == on ? Refusal("Location Services is \(on ? "on" : "off") already") : nil
  }

  func obstacleToSettingRefresh(on: Bool, for app: AppID) -> Refusal? {
    if let refusal = obstacleToPage(of: app) { return refusal }
    guard self[app].backgroundAppRefresh == on else { return nil }
    return Refusal("Background App Refresh is \(on ? "on" : "off") already for \(name(of: app))")
  }
}
