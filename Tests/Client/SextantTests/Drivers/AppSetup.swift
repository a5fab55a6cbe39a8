import LocationPolicy
import LocationSimulation

/// A release and an app on it, as varied by the exhaustive tests.
struct AppSetup: Hashable, Sendable, CustomStringConvertible {
  let release: Release
  let bundle: AppBundle
  /// Whether it declares everything, so that all ways to leave it are tried, which don't depend on its declarations.
  var isComplete = false
  /// Whether all variations are tried: the fate of the process before a request, and interruptions during silence.
  var isVaried = false

  var policy: AuthorizationPolicy { .policy(for: release) }
  var app: AppConfiguration { bundle.configuration }
  var hasPurpose: Bool { bundle.purposeTexts[Wish.purpose] != nil }

  /// Whether the app can get Always.
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

  /// Returns all apps that the rules of a release distinguish in requests for authorization.
  ///
  /// Only the usage descriptions that a request needs matter, so each set of those represents all apps that have it;
  /// the rules of authorization ignore the background mode. Features since iOS 14 are varied on apps with all
  /// descriptions. If an earlier release has the same rules of authorization, a single app that declares everything is
  /// enough.
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

  /// Returns whether no earlier release has the same rules of authorization.
  static func isFirstWithItsRules(_ release: Release) -> Bool {
    !Release.allCases.contains { $0 < release && rules(of: $0) == rules(of: release) }
  }

  /// Returns all rules that affect requests from the foreground on a release, in words.
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
