import LocationDelivery
import LocationPolicy
import Phrases

/// The table of sessions in the background, by background mode, properties, grant and indicator.
enum BackgroundTable {
  static func table(_ policy: AuthorizationPolicy) -> PolicyTable {
    // A property that can't make a difference has no separate rows.
    let properties: [Bool?] = policy.backgroundSwitch.value == .property ? [false, true] : [nil]
    var rows: [[JSONValue]] = []
    for hasMode in [false, true] {
      for allows in properties {
        for state in TableState.states(of: policy) {
          let sessions = [false, true].map { shows in
            session(of: state, hasMode: hasMode, allows: allows, shows: shows, policy)
          }
          let showingMatters = sessions[0] != sessions[1]
          for (index, session) in sessions.enumerated() where showingMatters || index == 0 {
            rows.append(
              [
                .boolean(hasMode), allows.map(JSONValue.boolean) ?? .null, .string(state.name),
                showingMatters ? .boolean(index == 1) : .null,
              ] + values(of: session))
          }
        }
      }
    }
    return PolicyTable(
      name: "background", title: "a standard session, started in the foreground, when the app is left",
      columns: [
        "backgroundMode", "allowsBackgroundUpdates", "state", "showsIndicator", "exception", "inForeground",
        "inBackground", "indicator", "facts",
      ],
      rows: rows)
  }

  private static func session(
    of state: TableState, hasMode: Bool, allows: Bool?, shows: Bool, _ policy: AuthorizationPolicy
  ) -> BackgroundSession {
    var app = AppConfiguration.complete
    if !hasMode { app.traits.remove(.backgroundMode) }
    var manager = ManagerSettings(allowsBackgroundUpdates: allows ?? false, showsBackgroundIndicator: shows)
    manager.knowsFilterAndAccuracy = false
    return policy.backgroundSession(
      grant: state.state.grant, isRestricted: state.state.isRestricted, of: app,
      manager: manager)
  }

  private static func values(of session: BackgroundSession) -> [JSONValue] {
    if let exception = session.exception {
      return [.string(exception.name), .null, .null, .null, JSONValue(session.facts)]
    }
    return [
      .null, .boolean(session.inForeground), TableName.value(session.inBackground),
      TableName.value(session.indicator), JSONValue(session.facts),
    ]
  }
}
