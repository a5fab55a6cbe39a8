import CoreLocation
import LocationPolicy
import Testing

@Suite struct ConstantTests {
  @Test func `the accuracy constants have the values that the policy names (DEL-052)`() {
    let values = [
      "kCLLocationAccuracyBestForNavigation": kCLLocationAccuracyBestForNavigation,
      "kCLLocationAccuracyBest": kCLLocationAccuracyBest,
      "kCLLocationAccuracyNearestTenMeters": kCLLocationAccuracyNearestTenMeters,
      "kCLLocationAccuracyHundredMeters": kCLLocationAccuracyHundredMeters,
      "kCLLocationAccuracyKilometer": kCLLocationAccuracyKilometer,
      "kCLLocationAccuracyThreeKilometers": kCLLocationAccuracyThreeKilometers,
      "kCLLocationAccuracyReduced": kCLLocationAccuracyReduced,
    ]
    let named = LocationConstants.accuracies
    #expect(values == Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.meters) }))
  }

  @Test func `filters, limits, domains and keys have Apple's values`() {
    #expect([kCLDistanceFilterNone, kCLHeadingFilterNone] == [-1, -1])
    #expect(
      [CLLocationDistanceMax, CLTimeIntervalMax] == [
        Double.greatestFiniteMagnitude, .greatestFiniteMagnitude,
      ])
    #expect(kCLErrorDomain == "kCLErrorDomain")
    #expect(kCLErrorUserInfoAlternateRegionKey == "kCLErrorUserInfoAlternateRegionKey")
    #expect(CLLocationPushServiceErrorDomain == "CLLocationPushServiceErrorDomain")
    #expect(CL_TARGET_SUPPORTS_CONDITIONS == 1)
  }
}
