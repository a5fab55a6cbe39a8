public import Foundation
public import LocationPolicy

extension AppBundle {
  /// Reads an Info.plist, XML or binary, as it stands in a built app.
  ///
  /// Without a name that of the Info.plist is taken, without an identifier likewise. Values of a wrong type count as
  /// the assumptions of the rules say (KEY-018, KEY-034, KEY-041).
  public init(
    infoPlist data: Data, name: String? = nil, identifier: String? = nil,
    under policy: AuthorizationPolicy = .policy(for: .newest)
  ) throws(InfoPlistError) {
    self.init(
      infoPlist: try InfoPlistValues.values(of: data), name: name, identifier: identifier, under: policy)
  }

  /// Takes the values of an Info.plist.
  init(infoPlist: TableValue, name: String?, identifier: String?, under policy: AuthorizationPolicy) {
    let values = InfoPlistValues(infoPlist)
    self.init(
      name: name ?? values.text("CFBundleDisplayName") ?? values.text("CFBundleName") ?? "App",
      identifier: identifier ?? values.text("CFBundleIdentifier"),
      configuration: AppConfiguration(
        descriptions: values.descriptions(under: policy), traits: values.traits),
      usageTexts: values.usageTexts, purposeTexts: values.purposeTexts)
  }
}
