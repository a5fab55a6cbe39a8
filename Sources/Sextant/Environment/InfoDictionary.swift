public import LocationPolicy
import Foundation

/// What an app's Info.plist says about location.
public struct InfoDictionary: Hashable, Sendable {
  /// What the rules read of it.
  public var configuration: AppConfiguration
  /// The purpose keys that it has a text for (KEY-030).
  public var purposeKeys: Set<String>

  /// Creates it by hand.
  public init(configuration: AppConfiguration, purposeKeys: Set<String> = []) {
    self.configuration = configuration
    self.purposeKeys = purposeKeys
  }
}
