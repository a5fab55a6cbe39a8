import Foundation
import LocationPolicy
import Sextant
import Testing

/// An Info.plist as a bundle returns it.
@Suite struct InfoDictionaryTests {
  @Test func `the dictionary of a bundle is read with its types`() throws {
    let source = """
      <plist><dict>
        <key>NSLocationWhenInUseUsageDescription</key><string>To show you on the map.</string>
        <key>NSLocationAlwaysAndWhenInUseUsageDescription</key><true/>
        <key>NSLocationDefaultAccuracyReduced</key><true/>
        <key>CLRequireExplicitServiceSession</key><integer>1</integer>
        <key>UIBackgroundModes</key><array><string>audio</string><string>location</string></array>
        <key>NSLocationTemporaryUsageDescriptionDictionary</key>
        <dict><key>Run</key><string>To draw your run.</string><key>Odd</key><real>1.5</real></dict>
        <key>BuildDate</key><date>2024-01-01T00:00:00Z</date>
      </dict></plist>
      """
    let parsed = try PropertyListSerialization.propertyList(from: Data(source.utf8), format: nil)
    let dictionary = InfoDictionary(
      try #require(parsed as? [String: Any]), under: .policy(for: .newest))
    #expect(
      dictionary.configuration
        == AppConfiguration(descriptions: .whenInUse, traits: [.backgroundMode, .defaultAccuracyReduced]))
    #expect(dictionary.purposeKeys == ["Run"])
    #expect(
      dictionary.values
        == InfoPlistValues([
          "NSLocationWhenInUseUsageDescription": "To show you on the map.",
          "NSLocationAlwaysAndWhenInUseUsageDescription": true, "NSLocationDefaultAccuracyReduced": true,
          "CLRequireExplicitServiceSession": 1, "UIBackgroundModes": ["audio", "location"],
          "NSLocationTemporaryUsageDescriptionDictionary": ["Run": "To draw your run.", "Odd": 1.5],
          "BuildDate": nil,
        ]))
  }

  @Test func `what is nested endlessly is left out`() {
    var value: Any = "location"
    for _ in 0..<1_000 { value = [value] }
    let dictionary = InfoDictionary(["UIBackgroundModes": value], under: .policy(for: .newest))
    #expect(dictionary.configuration.traits == [])
  }
}
