package import LocationPolicy
import LocationTerms
package import Phrases

/// A reason why a request shows no prompt, with the releases to which it applies.
package struct NoPromptCause: Hashable, Sendable {
  /// The possible states, configurations and releases; if something is unknown, all possibilities are
  /// included.
  package struct Situation: Hashable, Sendable {
    /// The possible authorization states of the app.
    package let states: [AuthorizationState]
    /// The possible configurations of the app.
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
  /// The releases to which it applies as ranges, oldest first.
  package let releases: [ClosedRange<Release>]
  /// The facts behind it on the newest of these releases.
  package let facts: FactList

  /// Returns all causes that are possible in a situation, most likely first; empty if a prompt always
  /// appears.
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

  /// The reason that prevents a prompt, independent of the release.
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

    /// All reasons: first those of the app's setup, which affect every device; then a person's actions; then
    /// rare ones.
    ///
    /// No source counts the causes; the order is inferred from how often each one settled a public report.
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
  /// Returns whether a release has this grant.
  package func exists(under policy: AuthorizationPolicy) -> Bool {
    switch self {
    case .notDetermined, .denied, .always: true
    case .whenInUse: policy.requestMethods.value
    case .temporary, .provisionalAlways: policy.provisionalPrompt.value != nil
    }
  }
}
