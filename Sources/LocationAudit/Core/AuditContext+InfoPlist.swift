public import AppProject
public import LocationPolicy

extension AuditContext {
  /// Returns the entry of a key in the Info.plist.
  public func entry(_ key: LocationKey) -> InfoPlist.Entry? { infoPlist?.entries[key.rawValue] }

  /// Returns the place of the first of the keys that the Info.plist has.
  public func site(of keys: LocationKey...) -> Site? {
    keys.lazy.compactMap { entry($0) }.first?.origin
  }

  /// Returns what the Info.plist says for a usage description; missing when there is no Info.plist.
  public func description(_ key: LocationKey) -> UsageDescription { values.description(key) }

  /// What the store asks a device for, as an array or as the true entries of a dictionary.
  var requiredDeviceCapabilities: Set<String> {
    switch entry(.requiredDeviceCapabilities)?.value {
    case .array(let values)?: Set(values.compactMap { if case .string(let text) = $0 { text } else { nil } })
    case .object(let flags)?: Set(flags.filter { $0.value == true }.keys)
    case .null, .string, .boolean, .integer, .number, nil: []
    }
  }

  /// Returns the value of an entitlement.
  func entitlement(_ entitlement: Entitlement) -> TableValue? {
    configuration.entitlements[entitlement.rawValue]
  }
}
