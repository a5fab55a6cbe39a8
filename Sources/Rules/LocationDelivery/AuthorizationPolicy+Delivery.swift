public import LocationPolicy

extension AuthorizationPolicy {
  /// Returns the fate of an event of a service that was started before.
  public func delivery(of service: LocationService, in context: DeliveryContext) -> Delivery {
    guard services.value.contains(service) || service == .locationPush else {
      return Delivery(.notAvailable, facts: services.facts)
    }
    var managers = context
    managers.grant = managersGrant(in: context)
    switch service.mechanism {
    case .positions: return standardDelivery(of: service, in: managers)
    case .heading: return headingDelivery(in: managers)
    case .ranging: return rangingDelivery(in: managers)
    case .monitoring: return monitoringDelivery(of: service, in: managers)
    case .sequence: return asyncDelivery(of: service, in: context)
    case .push: return pushDelivery(in: context)
    }
  }

  /// Returns the app's effective grant for the services of its managers: Always may require an explicit session
  /// (AUTH-086, OPEN-09).
  public func managersGrant(in context: DeliveryContext) -> Grant {
    let lacksSession =
      assumptions.managersNeedAlwaysSession && asyncNeedsAlwaysSession.value
      && !context.aids.contains(.alwaysSession)
    return context.grant == .always && lacksSession ? .whenInUse : context.grant
  }

  func mayUseLocation(_ context: DeliveryContext) -> Bool {
    context.grant.isAuthorized && !context.aids.contains(.unavailable)
  }

  func delivered(
    _ context: DeliveryContext, indicator: Indicator = .none, facts: FactList
  ) -> Delivery {
    let reduced = accuracyChoice.value && context.accuracy == .reduced
    return Delivery(
      reduced ? .deliveredReduced : .delivered, indicator: indicator,
      facts: reduced ? facts + FactList(.acc001, .acc002) : facts)
  }
}

extension AuthorizationPolicy {
  /// Returns whether an app counts as in use (DEL-001, DEL-002, DEL-004).
  ///
  /// The indicator that counts is the one of a background session of the app.
  public func isInUse(_ context: DeliveryContext, indicatorShows: Bool) -> Bool {
    switch context.phase {
    case .foreground, .grace: true
    case .background, .suspended:
      indicatorShows || context.aids.contains(.sessionIndicator)
        || (backgroundActivitySession.value && context.aids.contains(.backgroundActivity))
        || (liveActivity.value && context.aids.contains(.liveActivity))
        || (assumptions.carDisplayCountsAsUse && context.aids.contains(.carDisplay))
        || (widgets.value && context.aids.contains(.widgetSeen))
        || (watchMessages.value && context.aids.contains(.watchMessage))
    case .terminated, .forceQuit, .rebooted: false
    }
  }
}
