import LocationPolicy

extension SimulatedDevice {
  mutating func setLocationServices(on: Bool) {
    locationServicesOn = on
    for app in apps where app.isInstalled {
      decide(app.id, isQuiet: true) { $0.setLocationServices(on: on, under: $2) }
    }
  }

  mutating func setBackgroundAppRefresh(on: Bool, for app: AppID) {
    apps[app.index].backgroundAppRefresh = on
    authorizationChanged(app)
    useChanged(app)
  }

  mutating func resetLocationAndPrivacy() {
    for app in apps where app.isInstalled { decide(app.id) { $0.resetLocationAndPrivacy(under: $2) } }
  }

  mutating func setRestriction(_ restricted: Bool) {
    isRestricted = restricted
    for app in apps where app.isInstalled {
      decide(app.id, isQuiet: true) { $0.setRestricted(restricted, under: $2) }
    }
  }
}
