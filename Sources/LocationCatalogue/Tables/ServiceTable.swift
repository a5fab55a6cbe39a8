import LocationPolicy

/// Which services work on a release, with which authorization, and which of them launch an app.
enum ServiceTable {
  static func rows(_ policy: AuthorizationPolicy) -> TableValue {
    var row: TableValue = [
      "always": always(policy), "facts": ["MON-001", "MON-002", "DEL-008"], "confidence": "wwdc",
      "force_quit_relaunch": forceQuit(policy),
    ]
    if policy.requestMethods.value { row["when_in_use"] = whenInUse(policy) }
    return row
  }

  /// Monitoring first, for what relaunches an app is mostly monitoring.
  private static let relaunchOrder: [LocationService] = [
    .significantChange, .region, .visits, .monitor, .liveUpdates, .standard, .heading, .ranging,
    .requestLocation, .locationPush,
  ]

  private static func ids(
    _ policy: AuthorizationPolicy, where holds: (LocationService) -> Bool
  ) -> TableValue {
    TableValue(LocationService.allCases.filter(holds).map(\.id))
  }

  private static func arrival(
    of service: LocationService, grant: Grant, phase: AppPhase, _ policy: AuthorizationPolicy,
    aids: DeliveryContext.Aids = []
  ) -> Delivery.Arrival {
    var app = AppConfiguration.complete
    app.traits.insert(.locationPush)
    var context = DeliveryContext(grant: grant, app: app, phase: phase)
    context.aids = aids
    return policy.delivery(of: service, in: context).arrival
  }

  private static func always(_ policy: AuthorizationPolicy) -> TableValue {
    func relaunches(_ service: LocationService, _ aids: DeliveryContext.Aids) -> Bool {
      arrival(of: service, grant: .always, phase: .terminated, policy, aids: aids) == .relaunches
    }
    var row: TableValue = [
      "available": ids(policy) {
        $0 != .locationPush && arrival(of: $0, grant: .always, phase: .foreground, policy) == .delivered
      },
      "relaunch_terminated": TableValue(
        relaunchOrder.filter { relaunches($0, .alwaysSession) }.map(\.id)),
    ]
    let conditional = LocationService.allCases.filter {
      relaunches($0, .alwaysSession) && !relaunches($0, [])
    }
    if !conditional.isEmpty {
      row["relaunch_condition"] = .object(
        Dictionary(
          uniqueKeysWithValues: conditional.map {
            ($0.id, "an explicit .always CLServiceSession is held (AUTH-086)")
          }))
    }
    return row
  }

  private static func whenInUse(_ policy: AuthorizationPolicy) -> TableValue {
    let region = arrival(of: .region, grant: .whenInUse, phase: .foreground, policy)
    let isRefused = region == .fails(.regionMonitoringDenied)
    var row: TableValue = [
      "available": ids(policy) {
        $0 != .locationPush && arrival(of: $0, grant: .whenInUse, phase: .foreground, policy) == .delivered
      },
      "delivery": "only while in use",
      "relaunch_terminated": ids(policy) {
        arrival(of: $0, grant: .whenInUse, phase: .terminated, policy) == .relaunches
      },
      "monitoring_error": isRefused ? ["region": 4, "beacon_region": 4] : .null, "note": .null,
    ]
    if isRefused {
      row["note"] =
        "significant change and visits deliver nothing; no error code is sourced for them (MON-001)"
    }
    let comesBack = arrival(
      of: .liveUpdates, grant: .whenInUse, phase: .terminated, policy, aids: .backgroundActivity)
    if comesBack == .relaunches {
      row["note"] =
        "liveUpdates/CLMonitor may resume after termination while a CLBackgroundActivitySession/Live Activity is in effect (DEL-044)"
    }
    return row
  }

  private static func forceQuit(_ policy: AuthorizationPolicy) -> TableValue {
    switch policy.forceQuitRelaunch.value {
    case .from7_1: "7.0 no, 7.1 yes"
    case .yes: "yes per headers (BG-015)"
    case .reportedLost: "reported no on 26.4.2 (DEL-046, OPEN-13)"
    }
  }

  static func reducedAccuracy(_ policies: [AuthorizationPolicy]) -> TableValue {
    let numbers = ReducedAccuracy()
    let choosing = policies.filter(\.accuracyChoice.value)
    guard let policy = choosing.first else { return [:] }
    func nothingArrives(_ service: LocationService) -> Bool {
      var context = DeliveryContext(grant: .always, app: .complete, phase: .foreground)
      context.accuracy = .reduced
      return policy.delivery(of: service, in: context).arrival == .nothing
    }
    var unavailable: [String] = []
    if nothingArrives(.region) { unavailable += ["region_monitoring", "beacon_monitoring"] }
    if nothingArrives(.ranging) { unavailable.append("beacon_ranging") }
    return [
      "versions": TableValue(choosing.map(\.release.name)),
      "radius_m": [
        "typical": .number(numbers.typicalRadius), "urban": .number(numbers.urbanRadius),
        "rural": .number(numbers.ruralRadius),
        "doc_range": [.number(numbers.radii.lowerBound), .number(numbers.radii.upperBound)],
      ],
      "updates_per_hour": .integer(numbers.updatesPerHour), "max_age_minutes": .integer(numbers.oldestFix),
      "duplicates": false, "unavailable": TableValue(unavailable),
      "degraded": ["significant_change": "<=4/h", "visits": "time exact, place coarse"],
      "facts": ["ACC-001", "ACC-002", "ACC-003"], "confidence": "wwdc",
    ]
  }
}
