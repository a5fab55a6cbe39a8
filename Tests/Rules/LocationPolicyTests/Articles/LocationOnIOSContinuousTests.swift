import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Location on iOS", section 2: locations in the background all the time.
///
/// Not expressible: that Always is hardly ever needed (an estimate).
@Suite("Location on iOS, 2. 后台持续使用位置: continuous locations, iOS 14 and later")
struct LocationOnIOSContinuousTests {
  static let releases = (Release.iOS14...Release.iOS26).releases
  static let whenInUseApp = AppConfiguration(descriptions: .whenInUse, traits: .backgroundMode)

  @Test(arguments: releases)
  func
    `2.1-2.3: the When In Use description, the background mode and requestWhenInUseAuthorization are enough`(
      release: Release
    )
  {
    var component = LocationOnIOSComponent(.continuous, on: ArticlePhone(release, Self.whenInUseApp))
    component.startLocation()
    component.answer(.allowWhileUsingApp)
    component.receive()
    component.enter(.background)
    component.receive()
    component.receive()
    #expect(component.results == [.success, .success, .success])
    #expect(component.phone.state.grant == .whenInUse)
  }

  @Test(arguments: releases)
  func `2.1-2.3: without one of mode and property nothing comes once the app is left`(release: Release) {
    let bare = ArticlePhone.having(.whenInUse, on: release, Self.whenInUseApp.withoutBackgroundMode)
    #expect(bare.arrival(in: .background).arrival == .nothing)
    let phone = ArticlePhone.having(.whenInUse, on: release, Self.whenInUseApp)
    #expect(phone.arrival(in: .background).arrival == .nothing)
    let on = ManagerSettings(allowsBackgroundUpdates: true)
    #expect(phone.arrival(in: .background, manager: on).arrival == .delivered)
  }

  @Test(arguments: releases) func `2.3: the prompt is the same as in section 1`(release: Release) {
    let templates = LocationOnIOSComponent.Kind.allCases.map { kind in
      var component = LocationOnIOSComponent(kind, on: ArticlePhone(release, Self.whenInUseApp))
      component.startLocation()
      return component.phone.state.prompt?.template
    }
    #expect(templates == [.first14, .first14])
  }

  @Test(arguments: releases)
  func `2, the component: refused or switched off it reports which of the two`(release: Release) {
    var component = LocationOnIOSComponent(.continuous, on: .having(.denied, on: release))
    component.startLocation()
    #expect(Set(component.results) == [.permissionDenied])
    var off = ArticlePhone.having(.whenInUse, on: release)
    off.setLocationServices(on: false)
    component = LocationOnIOSComponent(.continuous, on: off)
    component.startLocation()
    #expect(Set(component.results) == [.serviceDisable])
  }

  @Test(arguments: releases)
  func `2, the component: stopLocation reports that it was canceled, and nothing comes after it`(
    release: Release
  ) {
    var component = LocationOnIOSComponent(.continuous, on: .having(.whenInUse, on: release))
    component.startLocation()
    component.receive()
    component.stopLocation()
    component.receive()
    #expect(component.results == [.success, .cancel])
  }

  @Test(arguments: releases)
  func
    `Correction 16, 2: the component sets showsBackgroundLocationIndicator for a When In Use app; it has no effect, the indicator is forced (BG-008)`(
      release: Release
    )
  {
    let phone = ArticlePhone.having(.whenInUse, on: release, Self.whenInUseApp)
    let arrivals = [true, false].map { shows in
      phone.arrival(
        in: .background,
        manager: ManagerSettings(allowsBackgroundUpdates: true, showsBackgroundIndicator: shows))
    }
    #expect(arrivals[0] == arrivals[1])
    #expect(arrivals[0].indicator == .forcedBarOrPill)
  }

  @Test(arguments: releases)
  func
    `Correction 17, 2: the component reports a failure for every didFailWithError; 0 passes by itself and the next location comes (ERR-002)`(
      release: Release
    )
  {
    var component = LocationOnIOSComponent(.continuous, on: .having(.whenInUse, on: release))
    component.startLocation()
    component.fail(.locationUnknown)
    component.receive()
    #expect(component.results == [.failed, .success])
    #expect(LocationErrorCode.locationUnknown.isTransient(for: .standard))
  }

  @Test(arguments: releases)
  func
    `Correction 18, 2: the callback starts whenever it finds a grant, so a component that was stopped runs again when the person changes something in Settings (AUTH-005)`(
      release: Release
    )
  {
    var component = LocationOnIOSComponent(.continuous, on: .having(.temporary, on: release))
    component.startLocation()
    component.stopLocation()
    component.enter(.suspended)
    component.endUse()
    component.enter(.foreground)
    #expect(component.phone.state.prompt?.cause == .whenInUse)
    component.answer(.allowWhileUsingApp)
    #expect(component.isUpdating)
  }

  @Test(arguments: releases, Grant.allCases)
  func
    `Correction 19, 2: the component sets allowsBackgroundLocationUpdates when it is made; without the mode that raises, whatever the status (BG-001)`(
      release: Release, grant: Grant
    )
  {
    let bare = ArticlePhone.having(grant, on: release, AppConfiguration.complete.withoutBackgroundMode)
    #expect(LocationOnIOSComponent(.continuous, on: bare).exception == .backgroundUpdatesWithoutMode)
    #expect(LocationOnIOSComponent(.once, on: bare).exception == nil)
    let whole = ArticlePhone.having(grant, on: release)
    #expect(LocationOnIOSComponent(.continuous, on: whole).exception == nil)
  }

  @Test(arguments: releases)
  func
    `Correction 19, 2: left on, the property shows the bar whenever the app is left with updates running (BG-011)`(
      release: Release
    )
  {
    var component = LocationOnIOSComponent(.continuous, on: .having(.whenInUse, on: release))
    component.startLocation()
    component.enter(.background)
    let left = component.phone.arrival(in: component.phone.state.phase, manager: component.manager)
    #expect(left.indicator.isVisible)
    let cleared = component.phone.arrival(in: component.phone.state.phase)
    #expect(!cleared.indicator.isVisible)
    #expect(cleared.arrival == .nothing)
  }
}
