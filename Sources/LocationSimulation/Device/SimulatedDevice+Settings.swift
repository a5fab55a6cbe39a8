import LocationPolicy

extension SimulatedDevice {
  private func requireSettings() throws(Refusal) {
    try requireUsableScreen()
    guard screen == .settings else { throw Refusal("Settings is not open") }
  }

  mutating func choose(_ row: SettingsRow, for app: AppID) throws(Refusal) {
    try requireSettings()
    try requireInstalled(app)
    let label = policy.settingsRows.value.label(of: row)
    if isRestricted { throw Refusal("a restriction keeps «\(label)» from being chosen") }
    if !locationServicesOn { throw Refusal("Location Services is off, so Settings shows no rows for apps") }
    guard self[app].authorization.offersRow(row, of: configuration(of: app), under: policy) else {
      throw Refusal("Settings has no row «\(label)» for \(self[app].bundle.name)")
    }
    decide(app) { $0.choose(row, of: $1, under: $2) }
  }

  mutating func setPrecise(_ precise: Bool, for app: AppID) throws(Refusal) {
    try requireSettings()
    try requireInstalled(app)
    guard policy.accuracyChoice.value, self[app].authorization.isAuthorized else {
      throw Refusal("Settings shows no Precise Location switch for \(self[app].bundle.name)")
    }
    decide(app) { $0.setPrecise(precise, under: $2) }
  }

  mutating func setLocationServices(on: Bool) throws(Refusal) {
    try requireSettings()
    if isRestricted { throw Refusal("a restriction keeps Location Services from being switched") }
    guard locationServicesOn != on else { throw Refusal("Location Services is \(on ? "on" : "off") already") }
    locationServicesOn = on
    for app in apps where app.isInstalled { decide(app.id) { $0.setLocationServices(on: on, under: $2) } }
  }

  mutating func setBackgroundAppRefresh(on: Bool, for app: AppID) throws(Refusal) {
    try requireSettings()
    try requireInstalled(app)
    apps[app.index].backgroundAppRefresh = on
  }

  mutating func resetLocationAndPrivacy() throws(Refusal) {
    try requireSettings()
    for app in apps where app.isInstalled { decide(app.id) { $0.resetLocationAndPrivacy(under: $2) } }
  }

  mutating func setRestriction(_ restricted: Bool) throws(Refusal) {
    try requireSettings()
    guard isRestricted != restricted else {
      throw Refusal("the restriction is \(restricted ? "on" : "off") already")
    }
    isRestricted = restricted
    for app in apps where app.isInstalled { decide(app.id) { $0.setRestricted(restricted, under: $2) } }
  }
}
