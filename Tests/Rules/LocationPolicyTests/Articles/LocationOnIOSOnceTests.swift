import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Location on iOS", the introduction and section 1: one location in the foreground.
///
/// Not expressible, because it is code or prose:
///
/// | place | statement | why |
/// |---|---|---|
/// | introduction | most apps need one location, or locations in the background all the time | an estimate |
/// | introduction | `LocationResult` and its localized texts | code |
/// | 1 | calling startUpdatingLocation again and again is not known to do harm | code; it does nothing (DEL-060) |
/// | 1 | locationServicesEnabled() is called off the main thread | threads (DEL-087) |
@Suite("Location on iOS, 1. 前台获取一次位置: one location, iOS 14 and later")
struct LocationOnIOSOnceTests {
  static let releases = (Release.iOS14...Release.iOS26).releases

  /// The enumeration as the article prints it.
  static let printed: [(name: String, value: Int32)] = [
    ("notDetermined", 0), ("restricted", 1), ("denied", 2), ("authorizedAlways", 3),
    ("authorizedWhenInUse", 4),
  ]

  @Test func `CLAuthorizationStatus: names and values as printed`() {
    #expect(
      AuthorizationStatus.allCases.map { "\($0) \($0.rawValue)" }
        == Self.printed.map { "\($0.name) \($0.value)" })
  }

  @Test(arguments: releases)
  func `1.1: the When In Use description is what the request needs`(release: Release) {
    var phone = ArticlePhone(release, describing: .whenInUse)
    #expect(phone.requestWhenInUse().prompt != nil)
    var without = ArticlePhone(release, describing: [.legacyAlways, .alwaysAndWhenInUse])
    #expect(without.requestWhenInUse().lacksDescription)
  }

  @Test(arguments: releases)
  func `1.3: the prompt has three answers: once, while using, no`(release: Release) throws {
    var phone = ArticlePhone(release)
    let template = try #require(phone.requestWhenInUse().template)
    #expect(Set(template.choices) == [.allowOnce, .allowWhileUsingApp, .dontAllow])
  }

  @Test(arguments: releases)
  func `1.3, 1) Allow Once: the app has locations in the foreground, until it is no longer there`(
    release: Release
  ) {
    let phone = ArticlePhone.having(.temporary, on: release)
    #expect(phone.status == .authorizedWhenInUse)
    #expect(phone.arrival(in: .foreground).arrival == .delivered)
  }

  @Test(arguments: releases)
  func
    `Correction 7, 1.3, 1): the article says that Allow Once lasts until the app is closed; it ends as soon as the app is no longer in use, though it is still in memory (AUTH-068)`(
      release: Release
    )
  {
    var phone = ArticlePhone.having(.temporary, on: release)
    phone.enter(.suspended)
    #expect(phone.status == .authorizedWhenInUse)
    phone.endUse()
    phone.enter(.foreground)
    #expect(phone.callbacks == [.notDetermined])
    #expect(phone.arrival(in: .foreground).arrival == .nothing)
  }

  @Test(arguments: releases)
  func `1.3, 2) While Using: the grant outlives the app, which has locations when it is opened again`(
    release: Release
  ) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.enter(.terminated)
    phone.endUse()
    phone.enter(.foreground)
    #expect(phone.status == .authorizedWhenInUse)
    #expect(phone.arrival(in: .foreground).arrival == .delivered)
    #expect(phone.callbacks.isEmpty)
  }

  @Test(arguments: releases)
  func `1.3, 3) Refuse: the app gets no locations, and asking again does nothing`(release: Release) {
    var phone = ArticlePhone.having(.denied, on: release)
    #expect(phone.arrival(in: .foreground).arrival == .fails(.denied))
    #expect(phone.requestWhenInUse().outcome == .ignored(.denied))
  }

  @Test(arguments: releases)
  func `1.2, the component: asks, starts when the answer comes, reports one location and stops`(
    release: Release
  ) {
    var component = LocationOnIOSComponent(.once, on: ArticlePhone(release))
    component.startLocation()
    #expect(component.phone.state.prompt?.cause == .whenInUse)
    #expect(!component.isUpdating)
    component.answer(.allowWhileUsingApp)
    #expect(component.isUpdating)
    component.receive()
    component.receive()
    #expect(component.results == [.success])
    #expect(!component.isUpdating)
  }

  @Test(arguments: releases)
  func `1.2, the component: refused, it reports that the app has no permission`(release: Release) {
    var component = LocationOnIOSComponent(.once, on: ArticlePhone(release))
    component.startLocation()
    component.answer(.dontAllow)
    #expect(component.results == [.permissionDenied])
  }

  @Test(arguments: releases)
  func `1.2, the component: with the status denied it tells Location Services off from a refusal`(
    release: Release
  ) {
    var off = ArticlePhone.having(.whenInUse, on: release)
    off.setLocationServices(on: false)
    #expect(off.status == ArticlePhone.having(.denied, on: release).status)
    var component = LocationOnIOSComponent(.once, on: off)
    component.startLocation()
    #expect(component.results == [.serviceDisable])
    var restricted = ArticlePhone.having(.whenInUse, on: release)
    restricted.setRestricted(true)
    component = LocationOnIOSComponent(.once, on: restricted)
    component.startLocation()
    #expect(component.results == [.permissionDenied])
  }

  @Test(arguments: releases, Grant.allCases)
  func
    `1.2, the callback also comes though nothing changed: a new manager gets one, with the status as it is`(
      release: Release, grant: Grant
    )
  {
    var phone = ArticlePhone.having(grant, on: release)
    let status = phone.status
    #expect(phone.createManager().callback == .locationManagerDidChangeAuthorization)
    #expect(phone.callbacks == [status])
  }

  @Test(arguments: releases)
  func `1.2, isUpdatingLocation: the callback of the new manager does not start a second time`(
    release: Release
  ) {
    var component = LocationOnIOSComponent(.once, on: .having(.whenInUse, on: release))
    component.startLocation()
    #expect(component.phone.callbacks == [.authorizedWhenInUse])
    component.receive()
    #expect(component.results == [.success])
    component.receive()
    #expect(component.results == [.success])
  }

  @Test(arguments: releases)
  func `1.2, stopLocation: reports that it was canceled, and a later answer is not reported`(
    release: Release
  ) {
    var component = LocationOnIOSComponent(.once, on: ArticlePhone(release))
    component.startLocation()
    component.stopLocation()
    component.answer(.dontAllow)
    #expect(component.results == [.cancel])
  }

  @Test(arguments: releases)
  func
    `Correction 17, 1.2: the component stops on every didFailWithError; 0 passes by itself while updates run, and only ends a one-shot request (ERR-002)`(
      release: Release
    )
  {
    var component = LocationOnIOSComponent(.once, on: .having(.whenInUse, on: release))
    component.startLocation()
    component.fail(.locationUnknown)
    component.receive()
    #expect(component.results == [.failed])
    #expect(component.phone.arrival(in: .foreground).arrival == .delivered)
    #expect(LocationErrorCode.locationUnknown.isTransient(for: .standard))
    #expect(!LocationErrorCode.locationUnknown.isTransient(for: .requestLocation))
    #expect(!LocationErrorCode.denied.isTransient(for: .standard))
  }

  @Test(arguments: releases)
  func
    `Correction 18, 1.2: the callback asks whenever it finds notDetermined; it comes at creation and when Allow Once has lapsed, so a prompt appears that nobody asked for (AUTH-006, MIS-16)`(
      release: Release
    )
  {
    var component = LocationOnIOSComponent(.once, on: ArticlePhone(release))
    component.startLocation()
    component.answer(.allowOnce)
    component.receive()
    #expect(component.results == [.success])
    component.enter(.suspended)
    component.endUse()
    #expect(component.phone.state.prompt == nil)
    component.enter(.foreground)
    #expect(component.phone.status == .notDetermined)
    #expect(component.phone.state.prompt?.cause == .whenInUse)
    #expect(!component.isListening)
  }
}
