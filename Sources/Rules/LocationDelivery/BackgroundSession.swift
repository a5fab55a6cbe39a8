public import LocationPolicy

/// The fate of a standard session, started in the foreground, when the app enters the background.
public struct BackgroundSession: Hashable, Sendable {
  /// Whether locations arrive in the foreground.
  public let inForeground: Bool
  /// Whether and how the session continues in the background.
  public let inBackground: Continuation
  /// The indicator while the session continues in the background.
  public let indicator: Indicator
  /// The exception that setting up the session raises; if there is one, nothing else applies.
  public let exception: LocationException?
  /// The facts behind this result.
  public let facts: FactList

  /// Whether and how far a session continues in the background.
  public enum Continuation: CaseIterable, Hashable, Sendable {
    /// Nothing arrives at all, because the app is not authorized.
    case unauthorized
    /// It continues and keeps the app running.
    case goesOn
    /// It stops when the app is suspended; until then, updates arrive if something else keeps the app running.
    case stopsWhenSuspended
    /// It stops when the app is suspended or no longer in use.
    case stopsWhenSuspendedOrUnused
    /// It stops when the grace period is over (AUTH-066).
    case stopsAfterGrace
    /// It continues only without a distance filter and with fine accuracy, which are not known (BG-020).
    case dependsOnFilterAndAccuracy
  }
}

extension AuthorizationPolicy {
  /// Returns the fate of a standard session, started in the foreground, when the app is left.
  public func backgroundSession(
    grant: Grant, isRestricted: Bool = false, of app: AppConfiguration, manager: ManagerSettings
  ) -> BackgroundSession {
    let hasMode = app.traits.contains(.backgroundMode)
    if backgroundSwitch.value == .property, manager.allowsBackgroundUpdates, !hasMode {
      return BackgroundSession(
        inForeground: false, inBackground: .unauthorized, indicator: .none,
        exception: .backgroundUpdatesWithoutMode, facts: FactList(.bg001, .bg002))
    }
    guard grant.isAuthorized, !isRestricted else {
      return BackgroundSession(
        inForeground: false, inBackground: .unauthorized, indicator: .none, exception: nil,
        facts: FactList(.del005, .bg001))
    }
    let isSwitchedOn: Bool
    switch backgroundSwitch.value {
    case .modeAlone: isSwitchedOn = hasMode
    case .property: isSwitchedOn = hasMode && manager.allowsBackgroundUpdates
    }
    guard isSwitchedOn else { return stoppingSession(grant: grant) }
    return continuingSession(grant: grant, manager: manager)
  }

  /// Returns the fate of standard updates when the app is left, given the fate of a position now.
  ///
  /// Nil for updates that deliver nothing, and for those that were started in the background (BG-009, BG-010).
  package func continuation(
    ofUpdatesWith delivery: Delivery, in context: DeliveryContext
  ) -> BackgroundSession.Continuation? {
    guard context.startedInForeground, delivery.arrival.bringsPositions else { return nil }
    let session = backgroundSession(
      grant: managersGrant(in: context), isRestricted: context.aids.contains(.unavailable), of: context.app,
      manager: context.manager)
    return session.inBackground
  }

  private func stoppingSession(grant: Grant) -> BackgroundSession {
    // The fact that describes the switch also describes its absence.
    let stated: FactList
    switch backgroundSwitch.value {
    case .modeAlone: stated = backgroundIndicator.facts
    case .property: stated = FactList(.bg007)
    }
    return BackgroundSession(
      inForeground: true,
      inBackground: grant == .always ? .stopsWhenSuspended : .stopsWhenSuspendedOrUnused,
      indicator: .none, exception: nil, facts: FactList(.del006) + stated)
  }

  private func continuingSession(grant: Grant, manager: ManagerSettings) -> BackgroundSession {
    let facts = backgroundIndicator.facts
    switch (backgroundIndicator.value, grant) {
    case (.never, _), (.barForWhenInUse, .always), (.barForWhenInUse, .provisionalAlways):
      return going(with: .none, facts: facts)
    case (.barForWhenInUse, _): return going(with: .forcedBar, facts: facts)
    case (.propertyForAlways, .whenInUse): return going(with: .forcedBarOrPill, facts: facts)
    case (.propertyForAlways, .temporary):
      return going(with: .forcedBarOrPill, facts: facts + FactList(.bg013))
    case (.propertyForAlways, .provisionalAlways):
      // The session has the rights of When In Use, which needs the indicator, but shows as Always, by the property:
      // so it stops for lack of the indicator.
      let facts = FactList(.auth066, .bg012)
      if manager.showsBackgroundIndicator { return going(with: .barOrPill, facts: facts) }
      return BackgroundSession(
        inForeground: true, inBackground: .stopsAfterGrace, indicator: .none, exception: nil, facts: facts)
    case (.propertyForAlways, .always):
      if manager.showsBackgroundIndicator { return going(with: .barOrPill, facts: facts) }
      return filteredSession(manager: manager, facts: facts)
    case (.propertyForAlways, .notDetermined), (.propertyForAlways, .denied):
      preconditionFailure("\(grant) has no session")
    }
  }

  /// Applies the rule of 16.4 to an Always session without indicator (BG-020).
  private func filteredSession(manager: ManagerSettings, facts: FactList) -> BackgroundSession {
    let isMeant = manager.isBesideSignificantChanges || !assumptions.filterRuleNeedsSignificantChanges
    guard filterRule.value, isMeant else { return going(with: .none, facts: facts) }
    let continuation: BackgroundSession.Continuation
    if !manager.knowsFilterAndAccuracy {
      continuation = .dependsOnFilterAndAccuracy
    } else if manager.distanceFilter == -1,
      manager.desiredAccuracy <= assumptions.coarsestBackgroundAccuracy
    {
      continuation = .goesOn
    } else {
      continuation = .stopsWhenSuspended
    }
    return BackgroundSession(
      inForeground: true, inBackground: continuation, indicator: .none, exception: nil,
      facts: facts + filterRule.facts)
  }

  private func going(with indicator: Indicator, facts: FactList) -> BackgroundSession {
    BackgroundSession(
      inForeground: true, inBackground: .goesOn, indicator: indicator, exception: nil, facts: facts)
  }
}
