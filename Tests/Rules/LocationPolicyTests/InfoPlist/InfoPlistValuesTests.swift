import LocationPolicy
import Testing

/// The meaning of an Info.plist's values.
@Suite struct InfoPlistValuesTests {
  @Test func `only values of the right type count`() {
    let right = InfoPlistValues([
      "UIBackgroundModes": ["audio", "location"], "NSLocationDefaultAccuracyReduced": true,
      "CLRequireExplicitServiceSession": true, "NSAppClip": [:],
    ])
    #expect(right.traits == [.backgroundMode, .defaultAccuracyReduced, .explicitServiceSession, .appClip])
    let wrong = InfoPlistValues([
      "UIBackgroundModes": "location", "NSLocationDefaultAccuracyReduced": "YES",
      "CLRequireExplicitServiceSession": 1, "NSExtension": "com.apple.widgetkit-extension",
    ])
    #expect(wrong.traits == [])
  }

  @Test func `values made from a configuration say what it says`() {
    let traits: AppConfiguration.Traits = [
      .backgroundMode, .defaultAccuracyReduced, .explicitServiceSession, .appClip, .widgetExtension,
    ]
    for descriptions in 0...UsageDescriptions.all.rawValue {
      for chosen in 0...traits.rawValue {
        let configuration = AppConfiguration(
          descriptions: UsageDescriptions(rawValue: descriptions),
          traits: AppConfiguration.Traits(rawValue: chosen))
        let values = InfoPlistValues(saying: configuration, purposeTexts: ["Run": "To draw your run."])
        #expect(values.configuration(under: .policy(for: .newest)) == configuration)
        #expect(values.purposeTexts == ["Run": "To draw your run."])
      }
    }
  }

  @Test(
    arguments: [
      (.whenInUse, .iOS8 ... .newest), (.alwaysAndWhenInUse, .iOS11 ... .newest),
      (.legacyAlways, .iOS8 ... .iOS10), (.legacy, .iOS7 ... .iOS7), (.temporaryPurposes, .iOS14 ... .newest),
      (.defaultAccuracyReduced, .iOS14 ... .newest), (.widgetWantsLocation, .iOS14 ... .newest),
      (.requireExplicitSession, .iOS18 ... .newest), (.requireExplicitSessionAlternate, .iOS18 ... .newest),
      (.backgroundModes, .iOS7 ... .newest), (.requiredDeviceCapabilities, .iOS7 ... .newest),
    ] as [(LocationKey, ClosedRange<Release>)])
  func `a key is read by the releases whose rules read it`(key: LocationKey, releases: ClosedRange<Release>) {
    #expect(Policies.known.releases(where: key.isRead) == [releases])
  }
}
