package import LocationDelivery
package import LocationPolicy

extension Situation {
  /// Returns the circumstances that decide whether the app is in use, keeps running and shows an indicator, in its
  /// own phase or in a given one; in the latter, only location keeps the app running.
  private func circumstances(in phase: AppPhase? = nil, under rules: SituationRules) -> AppCircumstances {
    let isOwnPhase = phase == nil || phase == authorization.phase
    var circumstances = AppCircumstances(
      authorization, app: rules.app, phase: phase, sessions: streams.heldSessions,
      aids: isWoken && isOwnPhase ? .otherBackgroundExecution : [])
    circumstances.manager = ManagerSettings(
      allowsBackgroundUpdates: allowsBackgroundUpdates, showsBackgroundIndicator: showsIndicator)
    circumstances.startedInForeground = updates != .startedInBackground
    return circumstances
  }

  /// Returns the same circumstances, including the indicator of the standard updates.
  private func circumstancesWithUpdates(
    in phase: AppPhase? = nil, under rules: SituationRules
  ) -> AppCircumstances {
    var circumstances = circumstances(in: phase, under: rules)
    guard updates != .stopped else { return circumstances }
    circumstances.updatesIndicator =
      rules.policy.delivery(of: .standard, in: circumstances.contextBesideUpdates(under: rules.policy))
      .indicator
    return circumstances
  }

  /// Returns the fate of an event of a service that was started, in the app's own phase or in a given one; in the
  /// latter, only location keeps the app running.
  package func arrival(
    of service: LocationService, in phase: AppPhase?, under rules: SituationRules
  ) -> Delivery.Arrival {
    let circumstances =
      service == .standard
      ? circumstances(in: phase, under: rules) : circumstancesWithUpdates(in: phase, under: rules)
    return circumstances.arrival(of: service, under: rules.policy)
  }

  /// Returns whether live updates and monitors wait for an explicit session, as the Info.plist demands (AUTH-082).
  func lacksExplicitSession(under rules: SituationRules) -> Bool {
    rules.policy.demandsExplicitSession(of: rules.app) && !streams.holdsSession
  }

  /// Returns the background location indicator: of the app's updates, or of its background activity session (BG-023).
  package func indicator(under rules: SituationRules) -> Indicator {
    circumstancesWithUpdates(under: rules).indicator()
  }

  /// Returns the effects of the app's updates on its process.
  func use(under rules: SituationRules) -> LocationUse {
    let circumstances = circumstancesWithUpdates(under: rules)
    let context = circumstances.contextBesideUpdates(under: rules.policy)
    return LocationUse(
      updatesKeepRunning: updates != .stopped
        && rules.policy.continuation(
          ofUpdatesWith: rules.policy.delivery(of: .standard, in: context), in: context) == .goesOn,
      streamsKeepRunning: streams.iteratesLiveUpdates
        && circumstances.liveUpdatesKeepRunning(under: rules.policy),
      isInUse: rules.policy.isInUse(context, indicatorShows: circumstances.indicator().isVisible),
      usesAlways: usesAlways(in: circumstances, under: rules.policy))
  }

  /// Returns whether something that the app has started reaches it in the background because of Always (SET-020).
  ///
  /// In the seconds after the app was left, it is in use.
  private func usesAlways(
    in circumstances: AppCircumstances, under policy: AuthorizationPolicy
  ) -> Bool {
    guard authorization.grant == .always else { return false }
    guard authorization.phase == .background || authorization.phase == .suspended else { return false }
    func arrives(_ service: LocationService) -> Bool {
      circumstances.arrival(of: service, under: policy).reachesApp
    }
    return updates != .stopped && arrives(.standard)
      || streams.iteratesLiveUpdates && arrives(.liveUpdates)
      || streams.awaitsMonitorEvents && arrives(.monitor)
  }
}
