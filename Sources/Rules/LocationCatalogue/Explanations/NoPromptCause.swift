package import LocationPolicy
import LocationTerms
package import Phrases

/// Why a request shows no prompt: one state of things, and the releases on which it is a reason.
package struct NoPromptCause: Hashable, Sendable {
  /// What is known of the situation; nil is not known, so that all of it is considered.
  package struct Situation: Hashable, Sendable {
    /// The states that the app may be in, by what it has.
    package let states: [AuthorizationState]
    /// What the app declares, in every way that it may.
    package let apps: [AppConfiguration]
    /// The releases, oldest first.
    package let releases: [Release]

    /// Creates a situation.
    package init(states: [AuthorizationState], apps: [AppConfiguration], releases: [Release]) {
      self.states = states
      self.apps = apps
      self.releases = releases
    }
  }

  /// The reason, in a sentence or two.
  package let sentence: Phrase
  /// The releases on which it is one: neighbors as one range, the oldest first.
  package let releases: [ClosedRange<Release>]
  /// Why, by the newest of the releases.
  package let facts: FactList

  /// Returns every cause that fits a situation, the likeliest first; of a prompt that does appear there is none.
  package static func all(of request: AppRequest, in situation: Situation) -> [NoPromptCause] {
    var found: [Reason: (releases: [Release], facts: FactList)] = [:]
    for release in situation.releases {
      let policy = AuthorizationPolicy.policy(for: release)
      for state in situation.states where state.grant.exists(under: policy) {
        for app in situation.apps {
          var state = state
          let decision = request.perform(on: &state, of: app, under: policy)
          guard let reason = Reason(decision.outcome) else { continue }
          if found[reason]?.releases.last != release {
            found[reason, default: ([], FactList())].releases.append(release)
          }
          found[reason]?.facts = decision.facts
        }
      }
    }
    return Reason.likeliestFirst.compactMap { reason in
      guard let (releases, facts) = found[reason] else { return nil }
      return NoPromptCause(
        sentence: reason.sentence, releases: Policies.known.releases { releases.contains($0.release) },
        facts: facts)
    }
  }

  /// What stands in the way of a prompt, whatever the release.
  private enum Reason: Hashable {
    case ignored(IgnoredReason)
    case startsWithoutAsking
    case comesLater

    init?(_ outcome: Outcome) {
      switch outcome {
      case .prompt: return nil
      case .ignored(let reason): self = .ignored(reason)
      case .deferred: self = .comesLater
      case .changed, .proceeds, .failed: self = .startsWithoutAsking
      }
    }

    /// What the set-up lacks comes first, for it bites on every device; then what one person did, then what is rare.
    ///
    /// No source counts the causes: the order is inferred from how often public reports end with each.
    static let likeliestFirst: [Reason] =
      [.ignored(.missingDescription), .comesLater]
      + ([
        .alreadyDecided, .denied, .alreadyGranted, .temporaryGrant, .escalationSpent, .noEscalation,
        .notInForeground,
        .servicesOff, .promptShowing, .explicitSessionRequired, .widgetNeverPrompts, .appClip, .restricted,
        .notAuthorized, .sessionAsksForNothing, .illegibleButton, .notOffered, .noSuchChoice, .doesNotApply,
        .notAvailable,
      ] as [IgnoredReason]).map(Reason.ignored) + [.startsWithoutAsking]

    var sentence: Phrase {
      switch self {
      case .ignored(let reason): reason.sentence
      case .startsWithoutAsking: "It needs no prompt, or fails without one."
      case .comesLater: "It does not ask by itself; a request has to, or the prompt comes as soon as it may."
      }
    }
  }
}

extension Grant {
  /// Whether a release knows it.
  package func exists(under policy: AuthorizationPolicy) -> Bool {
    switch self {
    case .notDetermined, .denied, .always: true
    case .whenInUse: policy.requestMethods.value
    case .temporary, .provisionalAlways: policy.provisionalPrompt.value != nil
    }
  }
}
