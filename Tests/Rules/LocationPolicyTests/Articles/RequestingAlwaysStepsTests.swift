import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Requesting Always Authorization", the steps of the overview.
///
/// Not expressible, because it is prose or an editor: how Xcode spells the keys in its editor (steps 1 and 2);
/// that an app should not ask at launch unless it needs the location at once (advice).
@Suite("Requesting Always Authorization, Overview: steps 1 to 5 to Always, iOS 11 and 12")
struct RequestingAlwaysStepsTests {
  static let all = (Release.iOS8...Release.iOS26).releases
  static let releases: [Release] = [.iOS11, .iOS12]
  static let fromEleven = (Release.iOS11...Release.iOS26).releases
  static let pair: UsageDescriptions = [.whenInUse, .alwaysAndWhenInUse]

  @Test(arguments: fromEleven)
  func `step 1: the When In Use and the Always And When In Use description serve both requests`(
    release: Release
  ) {
    var phone = ArticlePhone(release, describing: Self.pair)
    #expect(phone.requestWhenInUse().prompt?.cause == .whenInUse)
    phone = ArticlePhone(release, describing: Self.pair)
    #expect(phone.requestAlways().prompt?.cause == .always)
  }

  @Test(arguments: all)
  func `step 2: iOS 10 and earlier need NSLocationAlwaysUsageDescription besides`(release: Release) {
    var without = ArticlePhone(release, describing: Self.pair)
    #expect(without.requestAlways().lacksDescription == (release <= .iOS10))
    var with = ArticlePhone(release, describing: Self.pair.union(.legacyAlways))
    #expect(with.requestAlways().prompt?.cause == .always)
  }

  @Test(arguments: releases)
  func `step 3: a manager that is created and has a delegate is told the status`(release: Release) {
    var phone = ArticlePhone(release, describing: Self.pair)
    #expect(phone.createManager().callback == .didChangeAuthorizationStatus)
    #expect(phone.callbacks == [.notDetermined])
  }

  @Test(arguments: releases)
  func `step 4: requestWhenInUseAuthorization comes first and gives basic support`(release: Release) {
    var phone = ArticlePhone(release, describing: Self.pair)
    #expect(phone.requestWhenInUse().template == .whenInUse11)
    phone.answer(.allow)
    #expect(phone.callbacks == [.authorizedWhenInUse])
    #expect(phone.arrival(in: .foreground).arrival == .delivered)
    #expect(phone.arrival(of: .region, in: .foreground).arrival == .fails(.regionMonitoringDenied))
  }

  @Test(arguments: releases)
  func `step 5: requestAlwaysAuthorization comes when a feature needs it, and gives the rest`(
    release: Release
  ) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    #expect(phone.requestAlways().template == .escalation11)
    phone.answer(.alwaysAllow)
    #expect(phone.callbacks == [.authorizedAlways])
    #expect(phone.arrival(of: .region, in: .terminated).arrival == .relaunches)
  }

  @Test(arguments: fromEleven)
  func `don't ask when launched in the background: there is no prompt then, and the request is lost`(
    release: Release
  ) {
    var phone = ArticlePhone(release)
    phone.enter(.background)
    #expect(phone.requestWhenInUse().outcome == .ignored(.notInForeground))
    #expect(phone.requestAlways().outcome == .ignored(.notInForeground))
    phone.enter(.foreground)
    #expect(phone.state.prompt == nil)
    #expect(phone.requestWhenInUse().prompt != nil)
  }
}
