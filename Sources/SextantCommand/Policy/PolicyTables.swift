import LocationCatalogue
import LocationPolicy

/// The decision tables of one release as a person reads them, computed by running the rules.
struct PolicyTables {
  let policy: AuthorizationPolicy

  var all: [TextTable] {
    [rules, infoPlist, requests, background, services, settings, assumptions]
  }

  private var name: String { "iOS \(policy.release.name)" }

  /// The states that a release knows, in the order of the grants.
  private var grants: [Grant] {
    Grant.allCases.filter { grant in
      switch grant {
      case .notDetermined, .always, .denied: true
      case .whenInUse: policy.requestMethods.value
      case .temporary, .provisionalAlways: policy.provisionalPrompt.value != nil
      }
    }
  }

  private var rules: TextTable {
    TextTable(
      title: "\(name): rules", columns: ["rule", "value", "facts"],
      rows: policy.rules.map { [$0.name, $0.rule.valueDescription, $0.rule.facts.description] })
  }

  private var infoPlist: TextTable {
    TextTable(
      title: "\(name): Info.plist", columns: ["key", "type", "read", "facts"],
      rows: LocationKey.allCases.map {
        [$0.rawValue, $0.type, $0.isRead(under: policy) ? "yes" : "ignored", $0.facts.description]
      })
  }

  private var requests: TextTable {
    let rows = AppRequest.allCases.flatMap { request in
      grants.flatMap { grant in Self.rows(request, from: grant, policy: policy) }
    }
    return TextTable(
      title: "\(name): requests, the app being in the foreground with a complete Info.plist",
      columns: ["request", "from", "answer", "what happens", "facts"], rows: rows)
  }

  private static func rows(
    _ request: AppRequest, from grant: Grant, policy: AuthorizationPolicy
  ) -> [[String]] {
    let memory: AuthorizationState.Memory =
      grant == .provisionalAlways ? [.alwaysRequestSpent, .provisionalSpent] : []
    let state = AuthorizationState(grant: grant, memory: memory, accuracy: .reduced)
    var after = state
    let decision = request.perform(on: &after, of: .complete, under: policy)
    if decision.outcome == .ignored(.notAvailable) || decision.outcome == .ignored(.doesNotApply) {
      return []
    }
    let explanation = Explanation(request, from: state, of: .complete, under: policy)
    let first = [
      request.rawValue, "\(grant)", "", explanation.sentences.joined(separator: " "),
      decision.facts.description,
    ]
    return [first]
      + explanation.answers.map { ["", "", $0.choice, $0.result, $0.facts.description] }
  }

  private var background: TextTable {
    let properties: [Bool?] = policy.backgroundSwitch.value == .property ? [false, true] : [nil]
    var rows: [[String]] = []
    for capability in [false, true] {
      for property in properties {
        for grant in grants {
          let sessions = [false, true].map { shows in
            session(grant, capability: capability, property: property, showsIndicator: shows)
          }
          let showsMatters = sessions[0] != sessions[1]
          for (index, session) in sessions.enumerated() where showsMatters || index == 0 {
            rows.append([
              capability ? "yes" : "no", property.map { $0 ? "true" : "false" } ?? "-", "\(grant)",
              showsMatters ? (index == 1 ? "true" : "false") : "-", Self.text(of: session),
              session.facts.description,
            ])
          }
        }
      }
    }
    return TextTable(
      title: "\(name): a standard session, started in the foreground, when the app is left",
      columns: [
        "background mode", "allowsBackground…", "grant", "showsBackground…", "in the background", "facts",
      ],
      rows: rows)
  }

  private func session(
    _ grant: Grant, capability: Bool, property: Bool?, showsIndicator: Bool
  ) -> BackgroundSession {
    var app = AppConfiguration.complete
    if !capability { app.traits.remove(.backgroundMode) }
    var manager = ManagerSettings(
      allowsBackgroundUpdates: property ?? false, showsBackgroundIndicator: showsIndicator)
    manager.knowsFilterAndAccuracy = false
    return policy.backgroundSession(grant: grant, of: app, manager: manager)
  }

  private static func text(of session: BackgroundSession) -> String {
    if let exception = session.exception { return "raises \(exception.name): \(exception.reason)" }
    let indicator = session.indicator.isVisible ? ", with \(session.indicator.phrase)" : ""
    return session.inBackground.phrase + indicator
  }

  private var services: TextTable {
    let phases: [AppPhase] = [.foreground, .background, .suspended, .terminated, .forceQuit]
    let rows = LocationService.allCases.flatMap { service in
      grants.filter(\.isAuthorized).compactMap { grant -> [String]? in
        let deliveries = phases.map { phase in
          var app = AppConfiguration.complete
          app.traits.insert(.locationPush)
          var context = DeliveryContext(grant: grant, app: app, phase: phase)
          context.manager.allowsBackgroundUpdates = policy.backgroundSwitch.value == .property
          context.aids = .alwaysSession
          return policy.delivery(of: service, in: context)
        }
        guard deliveries.contains(where: { $0.arrival != .notAvailable }) else { return nil }
        return [service.id, "\(grant)"] + deliveries.map { Self.word(for: $0.arrival) }
      }
    }
    return TextTable(
      title: "\(name): services by grant and phase, with mode, property and, from 18, an Always session",
      columns: ["service", "grant"] + phases.map { "\($0)" }, rows: rows)
  }

  private static func word(for arrival: Delivery.Arrival) -> String {
    switch arrival {
    case .delivered: "delivered"
    case .deliveredReduced: "delivered, reduced"
    case .wakes: "wakes"
    case .relaunches: "relaunches"
    case .waitsForApp: "waits"
    case .held: "held"
    case .nothing: "nothing"
    case .ended: "ended"
    case .fails(let code): "error \(code.rawValue)"
    case .raises: "raises"
    case .notAvailable: "-"
    }
  }

  private var settings: TextTable {
    let rows = policy.settingsRows.value
    let configurations: [(String, AppConfiguration)] = [
      ("all keys", .complete), ("When In Use key", AppConfiguration(descriptions: .whenInUse)),
      ("no key", AppConfiguration()),
    ]
    return TextTable(
      title: "\(name): Settings", columns: ["row", "gives"] + configurations.map(\.0),
      rows: rows.rows.map { row in
        [rows.label(of: row), "\(row.grant)"]
          + configurations.map {
            AuthorizationState().offersRow(row, of: $0.1, under: policy) ? "shown" : "-"
          }
      })
  }

  private var assumptions: TextTable {
    let all =
      Mirror(reflecting: policy.assumptions).children.map { ($0, "assumption") }
      + Mirror(reflecting: policy.timings).children.map { ($0, "seconds") }
    return TextTable(
      title: "\(name): what no source settles, chosen and adjustable", columns: ["name", "value", "kind"],
      rows: all.map { child, kind in [child.label ?? "", "\(child.value)", kind] })
  }
}
