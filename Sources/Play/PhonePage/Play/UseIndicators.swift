package import LocationDrawing
package import LocationPolicy
package import LocationSimulation

/// The indicators of location use: the arrow in the status bar (IND-001, IND-002, IND-005) and the text in Control
/// Center (IND-004).
package struct UseIndicators {
  /// The arrow; nil if there is none.
  package let arrow: LocationArrow?
  /// The names of the apps in Control Center; nil if it names none.
  package let apps: [String]?
  /// The facts behind the indicators.
  package let facts: FactList

  /// The maximum number of entries of the trace that are examined.
  private static let reach = 200

  /// Determines the indicators of a phone: a use within some seconds counts as current.
  ///
  /// Apple says "recently" and "a few seconds" without a number: five seconds are inferred.
  package init(of device: SimulatedDevice, recently seconds: Double = 5) {
    let policy = device.policy
    let trace = device.trace
    let recent = trace.entries(from: max(0, trace.count - Self.reach)).filter {
      device.now - $0.moment <= seconds
    }
    let meaning = policy.statusArrow.value
    let users = Set(recent.filter { Self.isUse($0.event, meaning) }.compactMap { $0.app })
    let apps = device.apps.filter { $0.isInstalled && $0.authorization.grant.isAuthorized }
    let isWanted = apps.contains { app in
      switch meaning {
      case .solidForUseHollowForRegions: !device.monitoredRegions(of: app.id).isEmpty
      case .hollowWhenRequestedSolidOnDelivery: device.wantsLocation(app.id)
      }
    }
    let isGrantedByButton = recent.contains { $0.event == .grant(.temporary) && $0.facts.contains(.auth073) }
    // Nothing is used while Location Services is off (SET-006).
    arrow =
      !device.switches[.locationServices]
      ? nil : isGrantedByButton ? .blue : !users.isEmpty ? .solid : isWanted ? .hollow : nil
    self.apps =
      policy.controlCenterAttribution.value
      ? apps.filter { users.contains($0.id) || device.wantsLocation($0.id) }.map { $0.bundle.name } : nil
    facts = arrow == .blue ? FactList(.ind005) : policy.statusArrow.facts
  }

  private static func isUse(_ event: TraceEvent, _ meaning: StatusArrow) -> Bool {
    guard case .delivered(let content) = event else { return false }
    return switch content {
    case .locations, .visit: true
    case .liveUpdate(let update): update.fix != nil
    case .enteredRegion, .exitedRegion, .monitorEvent: meaning == .hollowWhenRequestedSolidOnDelivery
    // Other messages contain no location.
    default: false
    }
  }
}
