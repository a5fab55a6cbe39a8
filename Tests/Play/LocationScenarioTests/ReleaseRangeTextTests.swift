import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationTerms
import Testing

@Suite struct ReleaseRangeTextTests {
  @Test(
    arguments: [
      ("14", .iOS14 ... .iOS14), ("13", .iOS13 ... .iOS13_4), ("13.4", .iOS13_4 ... .iOS13_4),
      ("13.0-13.3", .iOS13 ... .iOS13), ("8-10", .iOS8 ... .iOS10), ("13-18", .iOS13 ... .iOS18),
      ("13.4+", .iOS13_4 ... .newest), ("10-16", .iOS10 ... .iOS16_4), ("16", .iOS16 ... .iOS16_4),
      ("9-13.2", .iOS9 ... .iOS13),
    ] as [(String, ClosedRange<Release>)])
  func `ranges of releases are read as they are written`(text: String, range: ClosedRange<Release>) {
    #expect(Policies.known.range(named: text) == range)
  }

  @Test func `whatever a range is called, that name is read as the range`() {
    for lower in Release.allCases {
      for upper in Release.allCases where lower <= upper {
        #expect(Policies.known.range(named: (lower...upper).text) == lower...upper)
      }
    }
  }

  @Test(arguments: ["", "6", "20", "99", "8-99", "99+", "x", "14-13", "8-10-12", "-", "+", "13.x"])
  func `what names no releases is refused`(text: String) {
    #expect(Policies.known.range(named: text) == nil)
  }
}
