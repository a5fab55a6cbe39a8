import LocationDelivery
package import LocationPolicy
import LocationTerms
package import Phrases

/// The result of a request that needs no prompt: whether the app gets what it requested, and why.
///
/// A request without a prompt isn't always successful: a service that is started in the background may still
/// fail.
package struct RequestGain: Hashable, Sendable {
  /// The result in sentences.
  package let sentences: [Phrase]
  /// Whether the app gets what it requested.
  package let isGained: Bool
  /// The facts behind it.
  package let facts: FactList

  /// Determines the result of a request after a decision; nil if the request starts no service or session.
  package init?(
    of request: AppRequest, after decision: Decision, in state: AuthorizationState, of app: AppConfiguration,
    under policy: AuthorizationPolicy
  ) {
    switch request {
    case .start where decision.outcome == .proceeds:
      self.init(policy.delivery(of: .standard, in: Self.context(state, app, policy)))
    case .liveUpdates where decision.outcome == .proceeds:
      let delivery = policy.delivery(of: .liveUpdates, in: Self.context(state, app, policy))
      self = Self.startsNoSession(state, policy) ? Self(delivery).with(Self.lateSession) : Self(delivery)
    case .sessionWhenInUse, .sessionAlways:
      guard Self.startsNoSession(state, policy), [.proceeds, .deferred].contains(decision.outcome) else {
        return nil
      }
      self = Self.lateSession
    case .whenInUse, .always, .fullAccuracy, .start, .liveUpdates, .locationButton, .secondPrompt, .reminder:
      return nil
    }
  }

  private init(sentences: [Phrase], isGained: Bool, facts: FactList) {
    self.sentences = sentences
    self.isGained = isGained
    self.facts = facts
  }

  private init(_ delivery: Delivery) {
    switch delivery.arrival {
    case .delivered: self.init(sentences: ["Locations arrive."], isGained: true, facts: delivery.facts)
    case .deliveredReduced:
      self.init(
        sentences: ["Locations arrive, coarse and a few times an hour at most."], isGained: true,
        facts: delivery.facts)
    case .fails(let code):
      self.init(
        sentences: [
          "It fails: no location arrives, and the delegate gets CLError.\(code.caseName) (\(code.rawValue))."
        ],
        isGained: false, facts: delivery.facts)
    case .wakes, .relaunches, .waitsForApp, .held, .nothing, .ended, .raises, .notAvailable:
      self.init(sentences: [delivery.arrival.sentence], isGained: false, facts: delivery.facts)
    }
  }

  /// The result of a session that begins in a state in which none may begin (AUTH-085).
  private static let lateSession = RequestGain(
    sentences: [
      """
      A new session may only be started in the foreground, so this one has no effect until the app is there; \
      after a launch in the background the \
      app may take up again, within a few seconds, one that it held before.
      """
    ], isGained: false, facts: FactList(.auth085))

  private static func startsNoSession(_ state: AuthorizationState, _ policy: AuthorizationPolicy) -> Bool {
    policy.serviceSessions.value && state.phase != .foreground && state.phase != .grace
  }

  private func with(_ other: RequestGain) -> RequestGain {
    RequestGain(
      sentences: sentences + other.sentences, isGained: isGained && other.isGained, facts: facts + other.facts
    )
  }

  /// Returns the conditions of delivery at the time of the request, at which the service starts.
  private static func context(
    _ state: AuthorizationState, _ app: AppConfiguration, _ policy: AuthorizationPolicy
  ) -> DeliveryContext {
    var context = DeliveryContext(grant: state.grant, app: app, phase: state.phase)
    context.accuracy = state.accuracy(under: policy)
    context.startedInForeground = state.phase != .background
    return context
  }
}
