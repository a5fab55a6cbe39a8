import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The last two sections of the article "Permission in detail": the reminder of background use, and automatic pausing.
///
/// Not expressible: how the system judges that a device is unlikely to move, which the article itself leaves
/// open. The model takes the pause as an event.
@Suite("Permission in detail, 提示弹框 and pausesLocationUpdatesAutomatically")
struct PermissionInDetailReminderAndPausingTests {
  static let releases = (Release.iOS8...Release.iOS10).releases

  @Test(arguments: releases)
  func `reminder: an app that asked for Always is asked about again after a while in the background`(
    release: Release
  ) {
    var phone = ArticlePhone(release)
    phone.requestAlways()
    phone.agree()
    phone.enter(.background)
    let reminder = phone.remind()
    #expect(reminder.template == .reminder8)
    #expect(
      reminder.template?.title().english.replacing("X", with: "Maps")
        == "“Maps” has been using your location in the background. Do you want to continue allowing this?")
    #expect(phone.policy.timings.reminderDelay > phone.policy.timings.grace)
    phone.answer(.dontAllow)
    #expect(phone.callbacks.last == .authorizedWhenInUse)
  }

  @Test(arguments: releases)
  func `reminder: an app that asked for When In Use is never asked about`(release: Release) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    phone.agree()
    phone.enter(.background)
    #expect(phone.remind().outcome == .ignored(.doesNotApply))
    #expect(phone.state.prompt == nil)
  }

  @Test(arguments: releases)
  func
    `pausing: a session that the system paused brings nothing in the background, and switched off it is never paused`(
      release: Release
    )
  {
    let phone = Self.tracking(on: release)
    var manager = ManagerSettings(allowsBackgroundUpdates: true)
    #expect(phone.arrival(in: .background, manager: manager).arrival == .delivered)
    #expect(phone.arrival(in: .background, manager: manager, aids: .pausedAutomatically).arrival == .nothing)
    manager.pausesAutomatically = false
    #expect(
      phone.arrival(in: .background, manager: manager, aids: .pausedAutomatically).arrival == .delivered)
  }

  @Test(arguments: releases)
  func
    `Correction 8, pausing: the article says that only coming to the foreground resumes; it does not, the app has to start again (DEL-080)`(
      release: Release
    )
  {
    let phone = Self.tracking(on: release)
    let manager = ManagerSettings(allowsBackgroundUpdates: true)
    let returned = phone.arrival(in: .foreground, manager: manager, aids: .pausedAutomatically)
    #expect(returned.arrival == .nothing)
    #expect(returned.facts.contains(.del080))
    // After another start it is no longer paused, in the foreground and afterwards.
    #expect(phone.arrival(in: .foreground, manager: manager).arrival == .delivered)
    #expect(phone.arrival(in: .background, manager: manager).arrival == .delivered)
  }

  private static func tracking(on release: Release) -> ArticlePhone {
    var phone = ArticlePhone(release)
    phone.requestAlways()
    phone.agree()
    phone.start()
    return phone
  }
}
