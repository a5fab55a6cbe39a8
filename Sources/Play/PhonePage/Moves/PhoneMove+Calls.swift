import LocationPolicy
import LocationSimulation
import Phrases

extension PhoneMove {
  /// Returns the calls of an app's code: on its managers and other objects, and those that create objects.
  static func calls(of app: InstalledApp, under policy: AuthorizationPolicy, names: TraceNames) -> [PhoneMove]
  {
    guard app.phase.isRunning, let process = app.process else { return [] }
    let managers = process.managers.map { names.name(of: $0.id) }
    var calls: [PhoneCall] = []
    if managers.contains(PhoneCall.manager) {
      calls += requests(of: app, under: policy) + services(under: policy)
    }
    let held = Set(process.streams.map { $0.kind.object })
    calls += streams(under: policy).filter { !held.contains($0.call.object) }
    if process.streams.contains(where: { $0.kind.isMonitor }) {
      calls += [.addCondition, .awaitEvents]
    }
    if policy.liveActivity.value {
      if app.hasLiveActivity { calls.append(.endLiveActivity) } else { calls.append(.requestLiveActivity) }
    }
    for stream in process.streams where !stream.kind.isMonitor { calls.append(.end(stream.kind)) }
    if managers.contains(PhoneCall.second) {
      calls += secondCalls(under: policy)
    } else {
      calls.append(.makeManager(PhoneCall.second))
    }
    return calls.map { move(for: $0, of: app) }
  }

  /// Returns the buttons of an app that does something by itself.
  static func buttons(
    of kind: PhoneApp.Kind, in app: InstalledApp, on device: SimulatedDevice
  ) -> [PhoneMove] {
    // To tap a button, a person must see the app.
    guard app.phase == .foreground, !device.isLocked, device.visiblePrompt == nil else { return [] }
    return kind.buttons(under: device.policy).map { button in
      PhoneMove(
        .app, button.label,
        ["app": .array(button.calls.map { $0.namedStep }), "of": .string(app.bundle.name)],
        .calls(button.calls, by: app.id), word: button.word)
    }
  }

  private static func move(for call: PhoneCall, of app: InstalledApp) -> PhoneMove {
    PhoneMove(
      .app, Phrase(verbatim: call.label), ["app": call.namedStep, "of": .string(app.bundle.name)],
      .calls([call], by: app.id), word: call.word)
  }

  private static func requests(of app: InstalledApp, under policy: AuthorizationPolicy) -> [PhoneCall] {
    let keys = app.bundle.purposeTexts.keys.sorted()
    // Without an entry the request fails, which is also worth seeing.
    let accuracy = (keys.isEmpty ? [PhoneApp.purposeKey] : keys).map { PhoneCall.requestFullAccuracy($0) }
    return (policy.requestMethods.value ? [.requestWhenInUse, .requestAlways] : [])
      + (policy.temporaryFullAccuracy.value ? accuracy : [])
  }

  private static func services(under policy: AuthorizationPolicy) -> [PhoneCall] {
    let has = policy.services.value
    var calls: [PhoneCall] = [.startUpdating, .stopUpdating]
    if has.contains(.requestLocation) { calls.append(.requestLocation) }
    if policy.backgroundSwitch.value == .property { calls.append(.allowsBackground) }
    if policy.backgroundIndicator.value == .propertyForAlways {
      calls.append(
        .turnsOn("showsBackgroundLocationIndicator", .showsBackgroundLocationIndicator(true)))
    }
    calls += [.significantChanges, .startMonitoring, .stopMonitoring]
    if has.contains(.visits) { calls.append(.method("startMonitoringVisits", .start(.visits))) }
    return calls
  }

  private static func streams(under policy: AuthorizationPolicy) -> [PhoneCall] {
    (policy.asyncUpdates.value != .unavailable ? [.liveUpdates] : [])
      + (policy.serviceSessions.value ? [.serviceSession(.whenInUse), .serviceSession(.always)] : [])
      + (policy.backgroundActivitySession.value ? [.backgroundActivitySession] : [])
      + (policy.services.value.contains(.monitor) ? [.makeMonitor] : [])
  }

  private static func secondCalls(under policy: AuthorizationPolicy) -> [PhoneCall] {
    let object = PhoneCall.second
    let asks = [
      PhoneCall.method("requestWhenInUseAuthorization", .requestWhenInUseAuthorization, on: object)
    ]
    return [.delegate(of: object)] + (policy.requestMethods.value ? asks : []) + [
      .method("startUpdatingLocation", .start(.locationUpdates), on: object),
      .method("release", .release, on: object),
    ]
  }
}

extension StreamKind {
  fileprivate var isMonitor: Bool {
    switch self {
    case .monitor: true
    case .liveUpdates, .serviceSession, .backgroundActivitySession: false
    }
  }
}
