import LocationPolicy

extension AuthorizationPolicy {
  /// Returns the delivery of significant changes, visits and regions: with Always, and from iOS 13 also with When In
  /// Use (MON-001, MON-002).
  func monitoringDelivery(of service: LocationService, in context: DeliveryContext) -> Delivery {
    guard mayUseLocation(context) else {
      return Delivery(
        .fails(service == .region ? .regionMonitoringDenied : .denied), facts: FactList(.err004, .err003))
    }
    let hasAlways = context.grant == .always
    if !hasAlways, !whenInUseServices.value.contains(service) {
      let otherwise: Delivery.Arrival = assumptions.monitoringWithoutAlwaysFails ? .fails(.denied) : .nothing
      return Delivery(
        service == .region ? .fails(.regionMonitoringDenied) : otherwise, facts: FactList(.mon001))
    }
    if accuracyChoice.value, context.accuracy == .reduced, service == .region {
      return Delivery(.nothing, facts: FactList(.acc003))
    }
    if isGated(context), context.phase != .foreground {
      return Delivery(.nothing, facts: backgroundAppRefreshGates.facts)
    }
    if isInUse(context, indicatorShows: standardIndicatorShows(in: context)), context.phase.isRunning {
      return delivered(context, facts: FactList(.mon002))
    }
    switch context.grant {
    case .temporary, .whenInUse: return Delivery(.nothing, facts: FactList(.mon002))
    case .provisionalAlways: return Delivery(.held, facts: FactList(.auth060, .auth061))
    case .notDetermined, .denied: return Delivery(.fails(.denied), facts: FactList(.err003))
    case .always: return alwaysDelivery(of: service, in: context)
    }
  }

  func alwaysDelivery(of service: LocationService, in context: DeliveryContext) -> Delivery {
    switch context.phase {
    case .foreground, .grace, .background: return delivered(context, facts: FactList(.mon002))
    case .suspended: return Delivery(.wakes, facts: FactList(.del007))
    case .terminated:
      guard relaunchingServices.value.contains(service) else {
        return Delivery(.ended, facts: FactList(.del008))
      }
      return Delivery(.relaunches, facts: relaunchingServices.facts)
    case .forceQuit:
      switch forceQuitRelaunch.value {
      case .reportedLost where assumptions.reportedLossOfLaunchesHolds:
        return Delivery(.ended, facts: forceQuitRelaunch.facts)
      case .from7_1, .yes, .reportedLost:
        guard relaunchingServices.value.contains(service) else {
          return Delivery(.ended, facts: FactList(.del008))
        }
        return Delivery(.relaunches, facts: forceQuitRelaunch.facts)
      }
    case .rebooted: return Delivery(.nothing, facts: FactList(.del009))
    }
  }

  /// Returns whether a standard session of the same app shows the indicator, which makes the app count as in use.
  func standardIndicatorShows(in context: DeliveryContext) -> Bool {
    guard context.phase == .background, context.manager.allowsBackgroundUpdates else { return false }
    return backgroundSession(grant: context.grant, of: context.app, manager: context.manager).indicator
      .isVisible
  }

  /// Returns the delivery of live updates and monitors (AUTH-086, BG-023, BG-025, DEL-044, MON-007,
  /// MON-016).
  func asyncDelivery(of service: LocationService, in context: DeliveryContext) -> Delivery {
    guard mayUseLocation(context) else {
      return Delivery(.nothing, facts: FactList(.auth080, .auth087))
    }
    if accuracyChoice.value, context.accuracy == .reduced, service == .monitor {
      return Delivery(.nothing, facts: FactList(.acc003, .auth087, .mon016))
    }
    let hasActivity = backgroundActivitySession.value && context.aids.contains(.backgroundActivity)
    let hasLiveActivity = liveActivity.value && context.aids.contains(.liveActivity)
    if isInUse(context, indicatorShows: false), context.phase != .suspended {
      let isAway = context.phase != .foreground
      return delivered(
        context, indicator: hasActivity && isAway ? .barOrPill : .none,
        facts: FactList(hasActivity ? .bg023 : hasLiveActivity && isAway ? .bg027 : .del001))
    }
    let alwaysHolds = !asyncNeedsAlwaysSession.value || context.aids.contains(.alwaysSession)
    switch context.grant {
    case .always where alwaysHolds && service == .liveUpdates && !mayWakeForUpdates(context):
      return Delivery(.nothing, facts: FactList(.del006, .del007))
    case .always where alwaysHolds: return alwaysDelivery(of: service, in: context)
    case .always: return Delivery(.nothing, facts: asyncNeedsAlwaysSession.facts)
    case .provisionalAlways where service == .monitor:
      return Delivery(.held, facts: FactList(.auth060, .auth061))
    case .temporary, .whenInUse, .provisionalAlways:
      if hasActivity, activitySessionRuns(in: context.phase) {
        return Delivery(
          context.phase == .suspended ? .wakes : .relaunches, indicator: .barOrPill,
          facts: FactList(.bg023, .bg025, .del044))
      }
      if hasLiveActivity, context.phase == .suspended { return Delivery(.wakes, facts: FactList(.bg027)) }
      return Delivery(.nothing, facts: FactList(.mon002, .del001))
    case .notDetermined, .denied: return Delivery(.nothing, facts: FactList(.auth080))
    }
  }

  /// Returns whether a background activity session runs an app in a phase: it wakes the app, or launches it however
  /// its process ended.
  private func activitySessionRuns(in phase: AppPhase) -> Bool {
    switch phase {
    case .foreground, .grace, .background, .suspended: true
    case .terminated: assumptions.activitySessionRelaunches
    case .forceQuit: assumptions.activitySessionRelaunches && assumptions.activitySessionOutlivesForceQuit
    case .rebooted: false
    }
  }

  /// Returns whether live updates may run a suspended app: continuous location needs the background mode for that
  /// (DEL-006).
  private func mayWakeForUpdates(_ context: DeliveryContext) -> Bool {
    context.phase != .suspended
      || (assumptions.liveUpdatesWake && context.app.traits.contains(.backgroundMode))
  }

  /// Returns the delivery of a location push, which starts the extension, whatever the app is doing (KEY-045).
  func pushDelivery(in context: DeliveryContext) -> Delivery {
    guard relaunchingServices.value.contains(.locationPush) else {
      return Delivery(.notAvailable, facts: FactList(.key045))
    }
    guard mayUseLocation(context), context.grant == .always, context.app.traits.contains(.locationPush) else {
      return Delivery(.nothing, facts: FactList(.key045))
    }
    return Delivery(context.phase.isRunning ? .delivered : .relaunches, facts: FactList(.key045, .del008))
  }
}
