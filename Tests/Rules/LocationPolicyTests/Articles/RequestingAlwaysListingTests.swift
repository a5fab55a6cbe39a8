import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Requesting Always Authorization", its three listings run on the rules.
///
/// Not expressible: that the listings read the status with the class method, deprecated in iOS 14 (code; AUTH-003).
@Suite("Requesting Always Authorization, Listings 1 to 3: enable, escalate, respond")
struct RequestingAlwaysListingTests {
  static let releases: [Release] = [.iOS11, .iOS12]
  static let fromEleven = (Release.iOS11...Release.iOS26).releases

  /// The features that the listings enable.
  enum Features: Hashable {
    case none
    case basic
    case any
  }

  /// Returns what the app enables for a status in listings 1 and 3; nil for notDetermined, where listing 1 makes the
  /// request.
  static func features(for status: AuthorizationStatus) -> Features? {
    switch status {
    case .notDetermined: nil
    case .restricted, .denied: Features.none
    case .authorizedWhenInUse: .basic
    case .authorizedAlways: .any
    }
  }

  @Test(arguments: releases, [Grant.notDetermined, .denied, .whenInUse, .always])
  func `listing 1: only notDetermined asks, and each other status enables what it is good for`(
    release: Release, grant: Grant
  ) {
    var phone = ArticlePhone.having(grant, on: release)
    guard let features = Self.features(for: phone.status) else {
      #expect(phone.requestWhenInUse().template == .whenInUse11)
      return
    }
    // The listing enables what the grant delivers.
    let standard = phone.arrival(in: .foreground).arrival == .delivered
    let monitoring = phone.arrival(of: .region, in: .foreground).arrival == .delivered
    #expect(standard == (features != .none))
    #expect(monitoring == (features == .any))
    // "If your app's authorization status is already determined, you don't need to request again."
    #expect(phone.requestWhenInUse().prompt == nil)
  }

  @Test(arguments: releases)
  func `Always may be asked for right away, and may end as When In Use or as a refusal`(release: Release) {
    var phone = ArticlePhone(release)
    #expect(phone.requestAlways().template == .always11)
    let statuses = phone.state.prompt.map { prompt in
      prompt.template.choices.map { choice in
        var answered = phone
        answered.answer(choice)
        return answered.status
      }
    }
    #expect(statuses == [.authorizedWhenInUse, .authorizedAlways, .denied])
  }

  @Test(arguments: (Release.iOS8...Release.iOS12).releases)
  func `listing 2: from iOS 11 When In Use can be escalated; before that it can't`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    #expect(phone.requestAlways().prompt?.cause == (release >= .iOS11 ? .escalation : nil))
  }

  @Test(
    arguments: releases,
    [Grant.denied, .always])
  func `listing 2: its guard leaves out the states from which Always can't be escalated`(
    release: Release, grant: Grant
  ) {
    var phone = ArticlePhone.having(grant, on: release)
    #expect(phone.status != .authorizedWhenInUse)
    #expect(phone.requestAlways().prompt == nil)
  }

  @Test(arguments: releases)
  func
    `escalation shows NSLocationAlwaysAndWhenInUseUsageDescription, and is a choice of keeping or granting`(
      release: Release
    ) throws
  {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    let template = try #require(phone.requestAlways().template)
    #expect(template.text == .description(.alwaysAndWhenInUse))
    #expect(template.choices.count == 2)
    phone.answer(.onlyWhileUsingTheApp)
    #expect(phone.state.grant == .whenInUse)
    #expect(phone.callbacks.isEmpty)
  }

  @Test(
    arguments: releases,
    [Choice.onlyWhileUsingTheApp, .alwaysAllow])
  func `only once: subsequent attempts show nothing and change nothing`(release: Release, choice: Choice) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.requestAlways()
    phone.answer(choice)
    let after = phone.state
    phone.forgetCallbacks()
    for _ in 0..<3 { #expect(phone.requestAlways().prompt == nil) }
    #expect(phone.state == after)
    #expect(phone.callbacks.isEmpty)
  }

  @Test(arguments: releases)
  func `listing 3: didChangeAuthorization tells of every change, with the status it enables features by`(
    release: Release
  ) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    #expect(phone.answer(.allow).callback == .didChangeAuthorizationStatus)
    phone.requestAlways()
    #expect(phone.answer(.alwaysAllow).callback == .didChangeAuthorizationStatus)
    #expect(phone.choose(.never).callback == .didChangeAuthorizationStatus)
    #expect(phone.callbacks.map(Self.features(for:)) == [.basic, .any, Features.none])
  }

  @Test(arguments: fromEleven)
  func
    `Correction 20: listing 3's callback is the article's for all releases; from iOS 14 on another one comes (AUTH-005)`(
      release: Release
    )
  {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    let callback = phone.agree().callback
    #expect((callback == .didChangeAuthorizationStatus) == (release < .iOS14))
    #expect((callback == .locationManagerDidChangeAuthorization) == (release >= .iOS14))
  }

  @Test(arguments: fromEleven)
  func
    `Correction 20: the article shows the Always description for every Always request; from iOS 13 on the first prompt shows the When In Use one (KEY-014)`(
      release: Release
    )
  {
    var phone = ArticlePhone(release)
    let shown: LocationKey = release < .iOS13 ? .alwaysAndWhenInUse : .whenInUse
    #expect(phone.requestAlways().template?.text == .description(shown))
  }
}
