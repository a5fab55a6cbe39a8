import LocationPolicy
import SourceFacts
import Testing

@Suite struct NewestSDKTests {
  @Test func `the newest SDK is that of the newest release`() {
    #expect(NewestSDK.version == Release.newest.major)
  }
}
