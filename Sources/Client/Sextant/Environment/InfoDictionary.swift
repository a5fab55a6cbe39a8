import Foundation
public import LocationPolicy

/// What an app's Info.plist says about location.
public struct InfoDictionary: Equatable, Sendable {
  /// The values, as far as their types are a property list's.
  public let values: InfoPlistValues
  /// What the rules read of it.
  public let configuration: AppConfiguration
  /// The purpose keys that it has a text for (KEY-030).
  public let purposeKeys: Set<String>

  /// Takes an Info.plist as the rules of a release read it.
  ///
  /// - Parameters:
  ///   - values: The values of the Info.plist.
  ///   - others: What the Info.plist does not say: entitlements, and what the app's widgets want.
  ///   - policy: The rules, which say whether values of a wrong type count (KEY-018).
  public init(
    _ values: InfoPlistValues, and others: AppConfiguration.Traits = [], under policy: AuthorizationPolicy
  ) {
    self.values = values
    var configuration = values.configuration(under: policy)
    configuration.traits.formUnion(others)
    self.configuration = configuration
    purposeKeys = Set(values.purposeTexts.keys)
  }

  /// Takes the dictionary that a bundle has for its Info.plist, such as that of `Bundle.main`.
  public init(_ dictionary: [String: Any], under policy: AuthorizationPolicy) {
    let values = InfoPlistValues(parsed: dictionary) { ($0 as? NSNumber).map(Self.value) }
    self.init(values, under: policy)
  }

  private static func value(of number: NSNumber) -> JSONValue {
    JSONValue(number: number.doubleValue, storedAs: number.objCType.pointee)
  }
}
