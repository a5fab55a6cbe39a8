import InfoPlistProblems
import LocationPolicy
import Testing

/// The state of a usage description as a developer intends it.
@Suite struct UsageDescriptionTests {
  private static let key = LocationKey.whenInUse.rawValue

  @Test(
    arguments: [
      ([key: "To show you on the map."], .text("To show you on the map.")),
      ([key: ""], .blank),
      ([key: "\u{3000} \n"], .blank),
      (
        [key: .string(String(repeating: "a", count: 4_000))],
        .text(String(repeating: "a", count: 4_000))
      ),
      ([key: true], .notString),
      ([key: nil], .notString),
      ([key: ["A"]], .notString),
      (
        ["NSLocationWhenInUsageDescription": "A", "NSLocationWhenInUseDescription": "B"],
        .mistyped(key: "NSLocationWhenInUsageDescription")
      ),
      ([:], .missing),
    ] as [([String: JSONValue], UsageDescription)])
  func `a usage description is a text, blank, no text, misspelled or missing`(
    values: [String: JSONValue], meant: UsageDescription
  ) {
    #expect(InfoPlistValues(values).description(.whenInUse) == meant)
  }
}
