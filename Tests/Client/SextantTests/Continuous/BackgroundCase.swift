import LocationPolicy
import Testing

/// A release, and the person's grant.
struct BackgroundCase: Hashable, Sendable, CustomTestStringConvertible {
  let release: Release
  let grant: Grant

  var testDescription: String { "iOS \(release.name), \(grant)" }

  /// All pairs that exist and let an app use location.
  static let all = Release.allCases.flatMap { release in
    [Grant.temporary, .whenInUse, .provisionalAlways, .always].filter { exists($0, on: release) }.map {
      BackgroundCase(release: release, grant: $0)
    }
  }

  private static func exists(_ grant: Grant, on release: Release) -> Bool {
    let policy = AuthorizationPolicy.policy(for: release)
    return switch grant {
    case .temporary: policy.whenInUsePrompt.value.choices.contains(.allowOnce)
    case .provisionalAlways: policy.provisionalPrompt.value != nil
    case .whenInUse: policy.requestMethods.value
    case .always: true
    case .notDetermined, .denied: false
    }
  }
}
