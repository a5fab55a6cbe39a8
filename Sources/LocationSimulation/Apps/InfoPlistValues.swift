import Foundation
import LocationPolicy

/// The values of an Info.plist, as far as the rules of location read them.
struct InfoPlistValues {
  private let values: TableValue

  init(_ values: TableValue) { self.values = values }

  /// Reads a property list whose root is a dictionary.
  static func values(of data: Data) throws(InfoPlistError) -> TableValue {
    try PropertyListCheck.check(data)
    let any: Any
    do {
      any = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw .damaged(detail ?? "it is no property list")
    }
    guard let values = any as? [String: Any] else { throw .damaged("its root is no dictionary") }
    return .object(values.mapValues { value(of: $0, depth: 1) })
  }

  /// No key that location reads is nested more than three deep; what is deeper is left out.
  private static func value(of any: Any, depth: Int) -> TableValue {
    guard depth < 8 else { return .null }
    switch any {
    case let text as String: return .string(text)
    case let list as [Any]: return .array(list.map { value(of: $0, depth: depth + 1) })
    case let values as [String: Any]: return .object(values.mapValues { value(of: $0, depth: depth + 1) })
    case let number as NSNumber: return TableValue(number)
    default: return .null
    }
  }

  /// A text that is not empty and not a build setting.
  func text(_ key: String) -> String? {
    guard case .string(let text)? = values[key], !text.isEmpty, !text.contains("$") else { return nil }
    return text
  }

  /// The usage descriptions that count.
  func descriptions(under policy: AuthorizationPolicy) -> UsageDescriptions {
    UsageDescriptions.all.keys.reduce(into: []) { found, key in
      guard let description = UsageDescriptions(key: key) else { return }
      if value(of: key).counts(under: policy) { found.insert(description) }
    }
  }

  private func value(of key: String) -> UsageDescriptionValue {
    switch values[key] {
    case .string(let text)?: .value(of: text)
    case .null, .boolean, .integer, .number, .array, .object: .wrongType
    case nil: .absent
    }
  }

  /// The texts of the usage descriptions by key.
  var usageTexts: [String: String] {
    UsageDescriptions.all.keys.reduce(into: [:]) { texts, key in
      if case .string(let text)? = values[key] { texts[key] = text }
    }
  }

  /// The texts for full accuracy by purpose key (KEY-030).
  var purposeTexts: [String: String] {
    guard case .object(let entries)? = values["NSLocationTemporaryUsageDescriptionDictionary"] else {
      return [:]
    }
    return entries.compactMapValues { value in
      guard case .string(let text) = value else { return nil }
      return text
    }
  }

  /// Everything else that location reads.
  var traits: AppConfiguration.Traits {
    var traits: AppConfiguration.Traits = []
    if case .array(let modes)? = values["UIBackgroundModes"], modes.contains("location") {
      traits.insert(.backgroundMode)
    }
    if values["NSLocationDefaultAccuracyReduced"] == true { traits.insert(.defaultAccuracyReduced) }
    if values["NSLocationRequireExplicitServiceSession"] == true
      || values["CLRequireExplicitServiceSession"] == true
    {
      traits.insert(.explicitServiceSession)
    }
    if values["NSAppClip"] != nil { traits.insert(.appClip) }
    if values["NSExtension"]?["NSExtensionPointIdentifier"] == "com.apple.widgetkit-extension" {
      traits.insert(.widgetExtension)
      if wantsLocation { traits.insert(.widgetWantsLocation) }
    }
    return traits
  }

  /// Whether a widget wants the location (KEY-042).
  var wantsLocation: Bool { values["NSWidgetWantsLocation"] == true }

  /// Whether entitlements allow location pushes (KEY-045).
  var hasLocationPush: Bool { values["com.apple.developer.location.push"] == true }
}
