import LocationEvidence
import LocationPolicy
import LocationTerms
import Testing

@Suite struct ReleaseRangeTextTests {
  @Test(arguments: [
    (Release.iOS11 ... .newest, "11+"), (.iOS8 ... .iOS10, "8-10"), (.iOS13 ... .iOS13, "13.0-13.3"),
    (.iOS13 ... .newest, "13+"), (.iOS16_4 ... .newest, "16.4+"), (.iOS7 ... .newest, "7+"),
    (.newest ... .newest, "\(Release.newest.major)+"), (.iOS13_4 ... .iOS13_4, "13.4-13.7"),
    (.iOS13 ... .iOS13_4, "13"),
    (.iOS8 ... .iOS13, "8-13.3"), (.iOS8 ... .iOS13_4, "8-13"), (.iOS13_4 ... .iOS16, "13.4-16.3"),
    (.iOS14 ... .iOS14, "14"), (.iOS16 ... .iOS16_4, "16"), (.iOS17 ... .iOS18, "17-18"),
  ])
  func `a range is written in the versions that people know`(range: ClosedRange<Release>, text: String) {
    #expect(range.text == text)
  }
}
