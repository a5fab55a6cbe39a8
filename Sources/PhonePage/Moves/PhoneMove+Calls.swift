import LocationPolicy
import LocationSimulation

extension PhoneMove {
  /// The calls of an app's code, which has a manager with a delegate from its launch on.
  static func calls(of app: InstalledApp, on device: SimulatedDevice) -> [PhoneMove] {
    guard app.phase.isRunning else { return [] }
    func call(
      _ label: String, _ word: String, _ argument: TableValue? = nil, does call: PhoneCall
    ) -> PhoneMove {
      let step = argument.map { TableValue.object([word: $0]) } ?? .string(word)
      // Code reads the same in every language.
      return PhoneMove(
        .app, label, label, ["app": step, "of": .string(app.bundle.name)], .call(call, by: app.id))
    }
    func method(_ word: String, _ code: ManagerCall) -> PhoneMove {
      call(word + "()", word, does: .manager(code))
    }
    func property(_ word: String, _ property: ManagerProperty) -> PhoneMove {
      call(word + " = true", word, .boolean(true), does: .manager(.set(property)))
    }
    func session(_ goal: SessionGoal) -> PhoneMove {
      let name = goal.caseName
      return call(
        "CLServiceSession(authorization: .\(name))", "CLServiceSession", .string(name),
        does: .make(.serviceSession(goal, purposeKey: nil), name: "session"))
    }
    let policy = device.policy
    var moves: [PhoneMove] = []
    if policy.requestMethods.value {
      moves += [
        method("requestWhenInUseAuthorization", .requestWhenInUseAuthorization),
        method("requestAlwaysAuthorization", .requestAlwaysAuthorization),
      ]
    }
    if policy.temporaryFullAccuracy.value {
      let name = "requestTemporaryFullAccuracyAuthorization"
      moves.append(
        call(name, name, .string(PhoneApp.purposeKey), does: .fullAccuracy(purposeKey: PhoneApp.purposeKey)))
    }
    moves += [
      method("startUpdatingLocation", .start(.locationUpdates)),
      method("stopUpdatingLocation", .stop(.locationUpdates)),
    ]
    if policy.services.value.contains(.requestLocation) {
      moves.append(method("requestLocation", .requestLocation))
    }
    if policy.backgroundSwitch.value == .property {
      moves.append(property("allowsBackgroundLocationUpdates", .allowsBackgroundLocationUpdates(true)))
    }
    if policy.backgroundIndicator.value == .propertyForAlways {
      moves.append(property("showsBackgroundLocationIndicator", .showsBackgroundLocationIndicator(true)))
    }
    moves.append(method("startMonitoringSignificantLocationChanges", .start(.significantLocationChanges)))
    if policy.asyncUpdates.value != .unavailable {
      moves.append(
        call(
          "for try await … in CLLocationUpdate.liveUpdates()", "CLLocationUpdate.liveUpdates",
          does: .make(.liveUpdates(.default), name: "updates")))
    }
    if policy.serviceSessions.value { moves += [session(.whenInUse), session(.always)] }
    if policy.backgroundActivitySession.value {
      moves.append(
        call(
          "CLBackgroundActivitySession()", "CLBackgroundActivitySession",
          does: .make(.backgroundActivitySession, name: "backgroundSession")))
    }
    return moves
  }
}
