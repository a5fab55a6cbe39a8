import Foundation
public import LocationPolicy

/// The location settings of an app's Info.plist.
public struct InfoDictionary: Equatable, Sendable {
  /// The values that have property list types.
  public let values: InfoPlistValues
  /// The configuration that the rules use.
  public let configuration: AppConfiguration
  /// The purpose keys that it has a text for (KEY-030).
  public let purposeKeys: Set<String>

  /// Creates the dictionary from an Info.plist, read by the rules of a release.
  ///
  /// - Parameters:
  ///   - values: The values of the Info.plist.
  ///   - others: Settings outside of the Info.plist: entitlements, and the wishes of the app's widgets.
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

  /// Creates the dictionary from a bundle's information dictionary, such as that of `Bundle.main`.
  public init(_ dictionary: [String: Any], under policy: AuthorizationPolicy) {
    let values = InfoPlistValues(parsed: dictionary) { ($0 as? NSNumber).map(Self.value) }
    self.init(values, under: policy)
  }

  private static func value(of number: NSNumber) -> JSONValue {
    JSONValue(number: number.doubleValue, storedAs: number.objCType.pointee)
  }
}
