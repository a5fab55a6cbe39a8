import LocationPolicy
import LocationSimulation

/// A release and an app on it, as the exhaustive tests vary them.
struct AppSetup: Hashable, Sendable, CustomStringConvertible {
  let release: Release
  let bundle: AppBundle
  /// Whether it declares everything, so that all ways to leave it are varied; they don't depend on what it declares.
  var isComplete = false
  /// Whether all is varied for it: starts for what became of the process, silence for what may interrupt it.
  var isVaried = false

  var policy: AuthorizationPolicy { .policy(for: release) }
  var app: AppConfiguration { bundle.configuration }
  var hasPurpose: Bool { bundle.purposeTexts[Wish.purpose] != nil }

  /// Whether the app can have Always at all.
  var supportsAlways: Bool {
    bundle.configuration.traits.isDisjoint(with: [.appClip, .widgetExtension])
      && bundle.configuration.descriptions.isSuperset(of: policy.alwaysDescriptions.value)
  }

  var description: String {
    "iOS \(release.name), \(bundle.configuration.descriptions), traits \(bundle.configuration.traits.rawValue)"
      + (hasPurpose ? ", purpose" : "")
  }

  init(
    _ release: Release, _ descriptions: UsageDescriptions, _ traits: AppConfiguration.Traits, purpose: Bool
  ) {
    self.release = release
    bundle = AppBundle(
      name: "App", configuration: AppConfiguration(descriptions: descriptions, traits: traits),
      purposeTexts: purpose ? [Wish.purpose: "To show the way."] : [:])
  }

  /// All apps that the rules of a release can tell apart when authorization is asked for.
  ///
  /// Of the descriptions only those matter that a request needs, so that each set of those stands for all that
  /// have it; the rules of authorization don't look at the background mode. What came with iOS 14 is varied from
  /// there on, each on an app with all descriptions. Where an earlier release has the same rules of authorization,
  /// one app that declares everything stands for all.
  static func all(on release: Release) -> [AppSetup] {
    let policy = AuthorizationPolicy.policy(for: release)
    let needed = policy.whenInUseDescriptions.value.union(policy.alwaysDescriptions.value)
    var complete = AppSetup(release, needed, .backgroundMode, purpose: policy.temporaryFullAccuracy.value)
    complete.isComplete = true
    guard isFirstWithItsRules(release) else { return [complete] }
    complete.isVaried = true
    let described = subsets(of: needed).filter { $0 != needed }.map {
      AppSetup(release, $0, .backgroundMode, purpose: false)
    }
    guard policy.accuracyChoice.value else { return described + [complete] }
    let traits: [AppConfiguration.Traits] = [
      [.backgroundMode, .defaultAccuracyReduced], .appClip, .widgetExtension,
    ]
    return described + [complete, AppSetup(release, needed, [], purpose: false)]
      + traits.map { AppSetup(release, needed, $0, purpose: true) }
  }

  /// Whether no earlier release has the same rules of authorization.
  static func isFirstWithItsRules(_ release: Release) -> Bool {
    !Release.allCases.contains { $0 < release && rules(of: $0) == rules(of: release) }
  }

  /// All that decides on requests from the foreground on a release, in words.
  private static func rules(of release: Release) -> [String] {
    let policy = AuthorizationPolicy.policy(for: release)
    let values: [Any] = [
      policy.implicitPrompt.value, policy.requestMethods.value, policy.whenInUsePrompt.value,
      policy.alwaysPrompt.value, policy.firstAlwaysRequest.value, policy.escalation.value,
      policy.escalationPrompt.value, policy.singleAlwaysRequest.value, policy.provisionalPrompt.value as Any,
      policy.callback.value, policy.changeWakesSuspendedApp.value,
      policy.whenInUseDescriptions.value, policy.alwaysDescriptions.value, policy.missingDescription.value,
      policy.accuracyChoice.value, policy.temporaryFullAccuracy.value, policy.widgets.value,
      policy.appClips.value, policy.locationButton.value, policy.settingsRows.value, policy.assumptions,
    ]
    return values.map { "\($0)" }
  }

  private static func subsets(of set: UsageDescriptions) -> [UsageDescriptions] {
    (0...UsageDescriptions.all.rawValue).map { UsageDescriptions(rawValue: $0) }.filter {
      set.isSuperset(of: $0)
    }
  }
}
