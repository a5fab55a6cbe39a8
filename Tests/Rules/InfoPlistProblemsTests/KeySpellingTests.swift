import InfoPlistProblems
import LocationPolicy
import Testing

@Suite struct KeySpellingTests {
  @Test(arguments: [
    ("NSLocationAlawaysUsageDescription", LocationKey.legacyAlways),
    ("NSLocationWhenInUsageDescription", .whenInUse),
    ("NSLocationWhenInUseDescription", .whenInUse),
    ("nsLocationWhenInUseUsageDescription", .whenInUse),
    ("NSLocationWhenInUseUsageDescription ", .whenInUse),
    ("NSLocationAlwaysAndWhenInUsageDescription", .alwaysAndWhenInUse),
    ("NSLocationAlwaysDescription", .legacyAlways),
    ("Privacy - Location Always and When In Use Usage Description", .alwaysAndWhenInUse),
    ("Required background modes", .backgroundModes),
    ("UIBackgroundmodes", .backgroundModes),
  ]) func `a misspelled key is known for what it was meant to be`(_ key: String, _ meant: LocationKey) {
    #expect(KeySpelling.intended(by: key) == meant)
  }

  @Test(arguments: LocationKey.allCases.map(\.rawValue)) func `a right key is no misspelling`(_ key: String) {
    #expect(KeySpelling.intended(by: key) == nil)
  }

  @Test(arguments: [
    "NSLocalNetworkUsageDescription", "LocationServiceURL", "NSCameraUsageDescription", "", "位置",
    "UIRequiresFullScreen",
    "NSLocationPrivacyPolicyAddressForTheLegalPage", String(repeating: "NSLocation", count: 10_000),
  ]) func `another key is no misspelling`(_ key: String) {
    #expect(KeySpelling.intended(by: key) == nil)
  }
}
