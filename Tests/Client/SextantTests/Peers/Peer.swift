import LocationPolicy
import Sextant

/// What the tests of other libraries' known failures have in common.
enum Peer {
  /// The releases on which apps ask by a method.
  static let releases = Release.allCases.filter { AuthorizationPolicy.policy(for: $0).requestMethods.value }
  /// Those whose first prompt has "Allow Once".
  static let withAllowOnce = releases.filter {
    AuthorizationPolicy.policy(for: $0).whenInUsePrompt.value.choices.contains(.allowOnce)
  }
  /// Those on which an app with When In Use can ask for Always once more.
  static let withEscalation = releases.filter {
    AuthorizationPolicy.policy(for: $0).escalation.value == .prompts
  }
  /// Those on which the person chooses the accuracy.
  static let withReducedAccuracy = releases.filter {
    AuthorizationPolicy.policy(for: $0).accuracyChoice.value
  }
}

extension LocationEnvironment {
  /// Tells everything that happens to the scene so many seconds late, as on a slow phone.
  mutating func tellsSceneLate(by seconds: Double) {
    let observe = observeLifecycle
    let after = after
    observeLifecycle = { observer in observe { event in _ = after(seconds) { observer(event) } } }
  }
}
