import LocationPolicy

extension SimulatedDevice {
  mutating func set(_ property: ManagerProperty, of client: ClientID, in app: AppID) throws(CallError) {
    if case .allowsBackgroundLocationUpdates(true) = property, policy.backgroundSwitch.value == .property,
      !configuration(of: app).traits.contains(.backgroundMode)
    {
      try raise(.backgroundUpdatesWithoutMode, in: app, facts: FactList(.bg001, .bg002))
    }
    changeServices(of: app) { $0.update(client, of: app) { $0.set(property) } }
  }
}

extension Manager {
  fileprivate mutating func set(_ property: ManagerProperty) {
    switch property {
    case .allowsBackgroundLocationUpdates(let allows): settings.allowsBackgroundUpdates = allows
    case .showsBackgroundLocationIndicator(let shows): settings.showsBackgroundIndicator = shows
    case .pausesLocationUpdatesAutomatically(let pauses): settings.pausesAutomatically = pauses
    case .distanceFilter(let metres): settings.distanceFilter = metres
    case .desiredAccuracy(let metres): settings.desiredAccuracy = metres
    case .headingFilter(let degrees): headingFilter = degrees
    case .activityType(let rawValue): activityType = rawValue
    }
  }
}
