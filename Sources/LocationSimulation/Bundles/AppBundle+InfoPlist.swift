public import LocationPolicy

extension AppBundle {
  /// Takes the values of an Info.plist.
  ///
  /// Without a name that of the Info.plist is taken, without an identifier likewise. Values of a wrong type count as
  /// the assumptions of the rules say (KEY-018, KEY-034, KEY-041).
  public init(
    infoPlist values: InfoPlistValues, name: String? = nil, identifier: String? = nil,
    under policy: AuthorizationPolicy = .policy(for: .newest)
  ) {
    self.init(
      name: name ?? values.text("CFBundleDisplayName") ?? values.text("CFBundleName") ?? "App",
      identifier: identifier ?? values.text("CFBundleIdentifier"),
      configuration: values.configuration(under: policy), usageTexts: values.usageTexts,
      purposeTexts: values.purposeTexts)
    read = ReadInfoPlist(values: values, descriptions: configuration.descriptions)
  }

  /// The Info.plist: as it was read, or one that says what was set since or by hand.
  public var infoPlist: InfoPlistValues {
    if let read, read.says(what: self) { return read.values }
    return InfoPlistValues(saying: configuration, usageTexts: usageTexts, purposeTexts: purposeTexts)
  }
}
