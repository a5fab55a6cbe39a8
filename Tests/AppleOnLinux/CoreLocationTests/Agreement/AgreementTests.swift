import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

/// Compares the rules with the manager, its delegate and the device, for every release × configuration × call ×
/// response.
@Suite struct AgreementTests {
  private typealias Step = (call: AgreementCall, response: AgreementResponse)

  @Test(arguments: Release.allCases)
  func `one call and what becomes of it: status, accuracy, prompts and callbacks are those of the rules`(
    release: Release
  ) throws {
    let policy = AuthorizationPolicy.policy(for: release)
    var count = 0
    for configuration in Self.configurations(under: policy) {
      count += try walk(policy: policy, configuration: configuration, depth: 1)
    }
    print("iOS \(release.name): \(count) cases of one call agree")
  }

  @Test(arguments: Release.allCases)
  func `two calls in a row, for apps that declare all there is: the same`(release: Release) throws {
    let policy = AuthorizationPolicy.policy(for: release)
    var count = 0
    for configuration in Self.fullConfigurations(under: policy) {
      count += try walk(policy: policy, configuration: configuration, depth: 2)
    }
    print("iOS \(release.name): \(count) cases of two calls agree")
  }

  /// The traits that matter on a release, apart from the background mode.
  private static func traits(under policy: AuthorizationPolicy) -> [AppConfiguration.Traits] {
    var traits: [AppConfiguration.Traits] = []
    if policy.accuracyChoice.value { traits.append(.defaultAccuracyReduced) }
    if policy.serviceSessions.value { traits.append(.explicitServiceSession) }
    if policy.appClips.value { traits.append(.appClip) }
    return traits
  }

  /// All sets of usage descriptions, combined with each set of relevant traits.
  private static func configurations(under policy: AuthorizationPolicy) -> [AppConfiguration] {
    var sets: [AppConfiguration.Traits] = [[], .backgroundMode]
    for trait in traits(under: policy) { sets += sets.map { $0.union(trait) } }
    return (UInt8(0)..<16).flatMap { bits in
      sets.map { AppConfiguration(descriptions: UsageDescriptions(rawValue: bits), traits: $0) }
    }
  }

  /// Configurations that declare everything, with each relevant trait by itself.
  private static func fullConfigurations(under policy: AuthorizationPolicy) -> [AppConfiguration] {
    let others = traits(under: policy).map { $0.union(.backgroundMode) }
    return [.complete] + others.map { AppConfiguration(descriptions: .all, traits: $0) }
  }

  /// Tries all journeys of a number of calls; returns how many there were.
  private func walk(policy: AuthorizationPolicy, configuration: AppConfiguration, depth: Int) throws
    -> Int
  {
    var journeys: [[Step]] = [[]]
    for _ in 0..<depth {
      journeys = journeys.flatMap { journey in
        extensions(of: journey, policy: policy, configuration: configuration)
      }
    }
    // Lets the releases run concurrently.
    try MainQueue.$isPlayedByTask.withValue(true) {
      for journey in journeys { try compare(journey, policy: policy, configuration: configuration) }
    }
    return journeys.count
  }

  private func extensions(
    of journey: [Step], policy: AuthorizationPolicy, configuration: AppConfiguration
  ) -> [[Step]] {
    AgreementCall.calls(under: policy).flatMap { call in
      var rules = RuleTrial(policy: policy, configuration: configuration)
      for step in journey {
        rules.call(step.call)
        rules.respond(step.response)
      }
      rules.call(call)
      return AgreementResponse.responses(to: rules.state.prompt, of: configuration).map {
        journey + [(call, $0)]
      }
    }
  }

  private func compare(
    _ journey: [Step], policy: AuthorizationPolicy, configuration: AppConfiguration
  ) throws {
    var rules = RuleTrial(policy: policy, configuration: configuration)
    let phone = PhoneTrial(policy: policy, configuration: configuration)
    for step in journey {
      rules.call(step.call)
      phone.call(step.call)
      try agree(rules, phone, journey)
      rules.respond(step.response)
      try phone.respond(step.response)
      try agree(rules, phone, journey)
    }
    phone.finish()
  }

  private func agree(_ rules: RuleTrial, _ phone: PhoneTrial, _ journey: [Step]) throws {
    let (state, prompt) = phone.host.read {
      ($0[phone.host.app].authorization, $0.visiblePrompt?.prompt)
    }
    guard
      state == rules.state, prompt == rules.state.prompt, phone.told == rules.told,
      phone.completions == rules.completions
    else {
      Issue.record(
        """
        iOS \(rules.policy.release.name), \(rules.configuration), \(journey):
        rules: \(rules.state) \(rules.told) \(rules.completions)
        phone: \(state) \(phone.told) \(phone.completions)
        """)
      throw Disagreement()
    }
  }

  private struct Disagreement: Error {}
}
