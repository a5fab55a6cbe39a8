import LocationPolicy

extension AuthorizationPolicy {
  func standardDelivery(of service: LocationService, in context: DeliveryContext) -> Delivery {
    let session = backgroundSession(
      grant: context.grant, isRestricted: context.aids.contains(.unavailable), of: context.app,
      manager: context.manager)
    if let exception = session.exception { return Delivery(.raises(exception), facts: session.facts) }
    guard mayUseLocation(context) else {
      let undecided = context.grant == .notDetermined && !context.aids.contains(.unavailable)
      return Delivery(undecided ? .nothing : .fails(.denied), facts: session.facts + FactList(.err003))
    }
    let delivery = authorizedDelivery(of: service, session: session, in: context)
    return asksForReducedAccuracy(context) ? delivery.reduced : delivery
  }

  private func authorizedDelivery(
    of service: LocationService, session: BackgroundSession, in context: DeliveryContext
  ) -> Delivery {
    let isPaused =
      service == .standard && context.manager.pausesAutomatically
      && context.aids.contains(.pausedAutomatically)
    switch context.phase {
    case .terminated, .forceQuit, .rebooted: return Delivery(.ended, facts: FactList(.del008))
    case .suspended where isPaused, .foreground where isPaused, .grace where isPaused,
      .background where isPaused:
      // Entering the foreground does not resume it; starting it again does.
      return Delivery(.nothing, facts: FactList(.del080))
    // A session that continues keeps the app from being suspended; a session of a suspended app has stopped.
    case .suspended: return suspendedDelivery(context)
    case .grace where !context.startedInForeground: return startedInBackground(context)
    case .foreground, .grace:
      let started = context.startedInForeground ? FactList(.del005) : FactList(.del001)
      guard context.phase == .grace, service == .standard, context.startedInForeground,
        session.inBackground == .goesOn, session.indicator.isVisible
      else { return delivered(context, facts: started) }
      // The bar appears when the app is left, not only when it is needed to stay in use.
      return delivered(context, indicator: session.indicator, facts: started + FactList(.bg011))
    case .background: return standardBackgroundDelivery(of: service, session, in: context)
    }
  }

  /// Returns the delivery to a suspended app, for which locations wait unless the start failed (DEL-007, BG-009).
  private func suspendedDelivery(_ context: DeliveryContext) -> Delivery {
    if !context.startedInForeground {
      let start = startedInBackground(context)
      if case .fails = start.arrival { return start }
    }
    return Delivery(.waitsForApp, facts: FactList(.del007))
  }

  /// Returns whether the app itself requests reduced accuracy, whatever the person allows (ACC-004).
  private func asksForReducedAccuracy(_ context: DeliveryContext) -> Bool {
    accuracyChoice.value && context.manager.desiredAccuracy >= LocationConstants.reducedAccuracy
  }

  private func standardBackgroundDelivery(
    of service: LocationService, _ session: BackgroundSession, in context: DeliveryContext
  ) -> Delivery {
    if isGated(context) { return Delivery(.nothing, facts: backgroundAppRefreshGates.facts) }
    guard context.startedInForeground else { return startedInBackground(context) }
    if service == .requestLocation { return oneShotInBackground(session, in: context) }
    switch session.inBackground {
    case .goesOn: return delivered(context, indicator: session.indicator, facts: session.facts)
    case .unauthorized: return Delivery(.fails(.denied), facts: session.facts)
    case .stopsWhenSuspended, .dependsOnFilterAndAccuracy:
      guard context.aids.contains(.otherBackgroundExecution) else {
        return Delivery(.waitsForApp, facts: session.facts + FactList(.del007))
      }
      return delivered(context, facts: session.facts)
    case .stopsWhenSuspendedOrUnused, .stopsAfterGrace: return deliveryWhileInUse(session, in: context)
    }
  }

  /// Returns the delivery of a one-shot request, which is no session: it shows no indicator, and keeps no app in use
  /// (DEL-001).
  private func oneShotInBackground(_ session: BackgroundSession, in context: DeliveryContext) -> Delivery {
    context.grant == .always
      ? delivered(context, facts: FactList(.del006)) : deliveryWhileInUse(session, in: context)
  }

  /// Returns the delivery with When In Use in the background, which requires the app as a whole to be in use
  /// (DEL-001).
  private func deliveryWhileInUse(_ session: BackgroundSession, in context: DeliveryContext) -> Delivery {
    guard isInUse(context, indicatorShows: false) else {
      return Delivery(.nothing, facts: session.facts + FactList(.del001))
    }
    let shows = backgroundActivitySession.value && context.aids.contains(.backgroundActivity)
    return delivered(context, indicator: shows ? .barOrPill : .none, facts: session.facts)
  }

  /// Returns the delivery after a start from the background, which fails for When In Use and does not keep an Always
  /// app alive (BG-009, BG-010).
  private func startedInBackground(_ context: DeliveryContext) -> Delivery {
    switch context.grant {
    case .always:
      let facts = requestMethods.value ? FactList(.bg010) : FactList(.bg005)
      return delivered(context, facts: facts)
    case .temporary, .whenInUse, .provisionalAlways:
      guard startSucceeds(in: context) else { return Delivery(.fails(.denied), facts: FactList(.bg009)) }
      return delivered(context, facts: FactList(.del001))
    case .notDetermined, .denied: return Delivery(.fails(.denied), facts: FactList(.err003))
    }
  }

  /// Returns whether When In Use is enough for a start while the app is not in the foreground.
  private func startSucceeds(in context: DeliveryContext) -> Bool {
    if context.phase == .grace { return assumptions.startsInGraceSucceed }
    return assumptions.startsWhileInUseSucceed && isInUse(context, indicatorShows: false)
  }

  /// Returns whether iOS 7's Background App Refresh switch prevents all delivery in the background (BG-014).
  func isGated(_ context: DeliveryContext) -> Bool {
    backgroundAppRefreshGates.value && context.aids.contains(.backgroundAppRefreshOff)
  }

  func headingDelivery(in context: DeliveryContext) -> Delivery {
    let facts = FactList(.del090, .del091)
    if assumptions.headingNeedsAuthorization, !mayUseLocation(context) {
      return Delivery(.fails(.denied), facts: facts)
    }
    return Delivery(context.phase.isRunning ? .delivered : .ended, facts: facts)
  }

  func rangingDelivery(in context: DeliveryContext) -> Delivery {
    guard mayUseLocation(context) else { return Delivery(.fails(.denied), facts: FactList(.err003)) }
    if accuracyChoice.value, context.accuracy == .reduced {
      return Delivery(.nothing, facts: FactList(.acc003))
    }
    switch context.phase {
    case .foreground, .grace: return Delivery(.delivered, facts: FactList(.mon001, .del005))
    case .background:
      let runs = context.grant == .always || isInUse(context, indicatorShows: false)
      return Delivery(runs ? .delivered : .nothing, facts: FactList(.mon001, .del006))
    case .suspended, .terminated, .forceQuit, .rebooted: return Delivery(.ended, facts: FactList(.del008))
    }
  }
}
