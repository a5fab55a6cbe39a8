/// The values of an Info.plist that the location rules read.
///
/// The caller provides the values.
public struct InfoPlistValues: Hashable, Sendable {
  /// The values by key; null represents any value that is not a string, number, Boolean, array or dictionary.
  public let values: [String: JSONValue]

  /// Creates the object from values by key.
  public init(_ values: [String: JSONValue]) { self.values = values }

  /// The value of a key; nil if the key is missing.
  public subscript(key: LocationKey) -> JSONValue? {
    // The only key inside a dictionary.
    key == .appClipConfirmation
      ? values["NSAppClip"]?["NSAppClipRequestLocationConfirmation"] : values[key.rawValue]
  }

  /// Returns the state of a usage description as the system and the store judge it: a misspelled key doesn't count.
  package func written(_ key: LocationKey) -> UsageDescription {
    switch self[key] {
    case .string(let text)?: UsageDescription(text)
    case .null, .boolean, .integer, .number, .array, .object: .notString
    case nil: .missing
    }
  }

  /// Returns a text that is neither empty nor a build setting; nil for anything else.
  public func text(_ key: String) -> String? {
    guard case .string(let text)? = values[key], !text.isEmpty, !text.contains("$") else { return nil }
    return text
  }

  /// The strings of the background modes; nil if the key is missing or not an array (KEY-041).
  public var backgroundModes: [String]? {
    guard case .array(let modes)? = self[.backgroundModes] else { return nil }
    return modes.compactMap { if case .string(let mode) = $0 { mode } else { nil } }
  }

  /// Whether the background mode for location is declared (KEY-040).
  public var hasBackgroundMode: Bool { backgroundModes?.contains("location") ?? false }

  /// Whether a widget uses location (KEY-042).
  public var wantsLocation: Bool { self[.widgetWantsLocation] == true }
}

extension InfoPlistValues {
  /// Creates values that are equivalent to a configuration, for one that was created by hand.
  ///
  /// Settings outside of the Info.plist are omitted: entitlements, and the wishes of the app's widgets.
  ///
  /// - Parameters:
  ///   - configuration: The declarations of the Info.plist.
  ///   - usageTexts: The texts of usage descriptions by key; a missing one gets a default text.
  ///   - purposeTexts: The texts for full accuracy by purpose key.
  public init(
    saying configuration: AppConfiguration, usageTexts: [String: String] = [:],
    purposeTexts: [String: String] = [:]
  ) {
    var values: [String: JSONValue] = [:]
    for key in configuration.descriptions.keys {
      values[key.rawValue] = .string(usageTexts[key.rawValue] ?? "Where you are is shown on the map.")
    }
    let traits = configuration.traits
    if traits.contains(.backgroundMode) { values[LocationKey.backgroundModes.rawValue] = ["location"] }
    if traits.contains(.defaultAccuracyReduced) {
      values[LocationKey.defaultAccuracyReduced.rawValue] = true
    }
    if traits.contains(.explicitServiceSession) {
      values[LocationKey.requireExplicitSession.rawValue] = true
      values[LocationKey.requireExplicitSessionAlternate.rawValue] = true
    }
    if traits.contains(.appClip) { values["NSAppClip"] = [:] }
    if traits.contains(.widgetExtension) {
      values["NSExtension"] = ["NSExtensionPointIdentifier": .string(Self.widgetExtensionPoint)]
      if traits.contains(.widgetWantsLocation) { values[LocationKey.widgetWantsLocation.rawValue] = true }
    }
    if !purposeTexts.isEmpty {
      values[LocationKey.temporaryPurposes.rawValue] = .object(purposeTexts.mapValues(JSONValue.string))
    }
    self.init(values)
  }
}
