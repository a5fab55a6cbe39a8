import LocationPolicy
import Sextant

/// Common parts of the tests of other libraries' known failures.
enum Peer {
  /// The releases on which apps request authorization by a method.
  static let releases = Release.allCases.filter { AuthorizationPolicy.policy(for: $0).requestMethods.value }
  /// The releases whose first prompt has "Allow Once".
  static let withAllowOnce = releases.filter {
    AuthorizationPolicy.policy(for: $0).whenInUsePrompt.value.choices.contains(.allowOnce)
  }
  /// The releases on which an app with When In Use can request Always once.
  static let withEscalation = releases.filter {
    AuthorizationPolicy.policy(for: $0).escalation.value == .prompts
  }
  /// The releases on which the person chooses the accuracy.
  static let withReducedAccuracy = releases.filter {
    AuthorizationPolicy.policy(for: $0).accuracyChoice.value
  }
}

extension LocationEnvironment {
  /// Delays all notifications of the scene by some seconds, as on a slow phone.
  mutating func tellsSceneLate(by seconds: Double) {
    let observe = observeLifecycle
    let after = after
    observeLifecycle = { observer in observe { event in _ = after(seconds) { observer(event) } } }
  }
}
