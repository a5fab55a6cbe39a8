import LocationDelivery
import LocationPolicy
import Testing

/// Invariants of every delivery, for any grant, phase, service, setup and circumstances.
@Suite struct DeliveryInvariantTests {
  typealias Aids = DeliveryContext.Aids

  /// No circumstance, each of them alone, and those that have a combined effect.
  static let aids: [Aids] =
    [[]] + (0..<7).map { Aids(rawValue: 1 << $0) }
    + [
      [.otherBackgroundExecution, .backgroundActivity, .alwaysSession, .widgetSeen, .watchMessage],
      [.backgroundActivity, .alwaysSession], [.alwaysSession, .unavailable],
    ]
  static let managers: [ManagerSettings] = {
    var coarse = ManagerSettings(allowsBackgroundUpdates: true)
    coarse.desiredAccuracy = 3_000
    return [
      ManagerSettings(), ManagerSettings(allowsBackgroundUpdates: true),
      ManagerSettings(allowsBackgroundUpdates: true, showsBackgroundIndicator: true), coarse,
    ]
  }()
  static let apps = [
    AppConfiguration.complete,
    AppConfiguration(descriptions: .all, traits: [.backgroundMode, .locationPush]),
    AppConfiguration(descriptions: .all),
  ]

  /// Returns every context with a grant and a phase.
  private static func contexts(_ grant: Grant, _ phase: AppPhase) -> [DeliveryContext] {
    apps.flatMap { app in
      managers.flatMap { manager in
        aids.flatMap { aids in
          [true, false].map { isPlain in
            var context = DeliveryContext(grant: grant, app: app, phase: phase)
            context.manager = manager
            context.aids = aids
            context.startedInForeground = isPlain
            context.accuracy = isPlain ? .full : .reduced
            return context
          }
        }
      }
    }
  }

  @Test(arguments: Release.allCases) func `every delivery is lawful`(release: Release) {
    let policy = AuthorizationPolicy.policy(for: release)
    var failures: [String: String] = [:]
    for grant in Grant.allCases {
      for phase in AppPhase.allCases {
        for context in Self.contexts(grant, phase) {
          for service in LocationService.allCases {
            let delivery = policy.delivery(of: service, in: context)
            guard let law = Self.brokenLaw(delivery, service, context, policy), failures[law] == nil else {
              continue
            }
            failures[law] = "\(law): \(service) in \(context) is \(delivery)"
          }
        }
      }
    }
    #expect(failures.sorted { $0.key < $1.key }.map(\.value) == [])
  }

  /// Returns the first law that a delivery violates, if any.
  private static func brokenLaw(
    _ delivery: Delivery, _ service: LocationService, _ context: DeliveryContext,
    _ policy: AuthorizationPolicy
  ) -> String? {
    let arrives = isArrival(delivery.arrival)
    let isAuthorized = context.grant.isAuthorized && !context.aids.contains(.unavailable)
    // It is unknown whether heading needs authorization (OPEN-22).
    if arrives, service != .heading, !isAuthorized { return "An app without authorization gets nothing" }
    if delivery.facts.isEmpty { return "Every delivery names a fact" }
    if let law = brokenLawOfPhases(delivery, service, context, policy) { return law }
    if let law = brokenLawOfIndicators(delivery, context, policy) { return law }
    if let law = brokenLawOfExceptions(delivery, service, context, policy) { return law }
    if delivery.arrival == .held, context.grant != .provisionalAlways {
      return "Events are held for provisional apps only"
    }
    if delivery.arrival == .deliveredReduced, context.accuracy != .reduced || policy.release < .iOS14 {
      return "Reduced deliveries come from reduced accuracy, from 14"
    }
    return nil
  }

  private static func isArrival(_ arrival: Delivery.Arrival) -> Bool {
    switch arrival {
    case .delivered, .deliveredReduced, .wakes, .relaunches: true
    case .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: false
    }
  }

  private static func brokenLawOfPhases(
    _ delivery: Delivery, _ service: LocationService, _ context: DeliveryContext,
    _ policy: AuthorizationPolicy
  ) -> String? {
    let hasEnded = !context.phase.isRunning && context.phase != .suspended
    switch delivery.arrival {
    case .delivered, .deliveredReduced:
      return hasEnded ? "Nothing is delivered to a process that has ended" : nil
    case .wakes: return context.phase == .suspended ? nil : "Only a suspended app is woken"
    case .relaunches:
      // A location push starts its extension, whatever the app does.
      if !hasEnded, service != .locationPush { return "Only an ended app is launched" }
      if !policy.relaunchingServices.value.contains(service) {
        return "Only relaunching services launch an app"
      }
      let mayLaunch = context.grant == .always || context.aids.contains(.backgroundActivity)
      return mayLaunch ? nil : "Only Always or an activity session launches an app"
    case .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: return nil
    }
  }

  private static func brokenLawOfIndicators(
    _ delivery: Delivery, _ context: DeliveryContext, _ policy: AuthorizationPolicy
  ) -> String? {
    guard delivery.indicator.isVisible else { return nil }
    if context.phase == .foreground { return "The indicator shows only when the app was left" }
    let session = policy.backgroundSession(grant: context.grant, of: context.app, manager: context.manager)
    let goesOn = session.inBackground == .goesOn && session.indicator == delivery.indicator
    let hasActivity = policy.release >= .iOS17 && context.aids.contains(.backgroundActivity)
    return goesOn || hasActivity ? nil : "The indicator shows only for a session that goes on"
  }

  private static func brokenLawOfExceptions(
    _ delivery: Delivery, _ service: LocationService, _ context: DeliveryContext,
    _ policy: AuthorizationPolicy
  ) -> String? {
    guard service == .standard else { return nil }
    let misused =
      context.manager.allowsBackgroundUpdates && !context.app.traits.contains(.backgroundMode)
      && policy.release >= .iOS9
    let raises = delivery.arrival == .raises(.backgroundUpdatesWithoutMode)
    return raises == misused
      ? nil : "From 9 the property without the mode raises, and nothing else does (BG-001)"
  }

  @Test(arguments: Release.allCases) func `the exception of a session has one cause`(release: Release) {
    let policy = AuthorizationPolicy.policy(for: release)
    for grant in Grant.allCases {
      for manager in Self.managers {
        for app in Self.apps {
          let session = policy.backgroundSession(grant: grant, of: app, manager: manager)
          let misused = manager.allowsBackgroundUpdates && !app.traits.contains(.backgroundMode)
          #expect((session.exception != nil) == (misused && release >= .iOS9))
          #expect(!session.indicator.isVisible || session.inBackground == .goesOn)
          #expect(session.inForeground == (grant.isAuthorized && session.exception == nil))
          #expect((session.inBackground == .unauthorized) == !session.inForeground)
        }
      }
    }
  }
}
