import LocationCatalogue
import LocationPolicy
import LocationTerms
import Testing

/// The article "Permission and its use", section 2.6: the callback, and the two enumerations.
///
/// Not expressible: that the status is read with a class method up to iOS 13 and from the manager from 14 on
/// (code; AUTH-003). The model has one status for both.
@Suite("Permission and its use, 2.6, 定位权限更新回调: callback and enumerations")
struct PermissionAndUseCallbackTests {
  /// The enumerators of CLAuthorizationStatus as the article prints them, the first with the value 0.
  static let statuses = [
    "NotDetermined", "Restricted", "Denied", "AuthorizedAlways", "AuthorizedWhenInUse", "Authorized",
  ]

  /// The enumerators of CLAccuracyAuthorization as the article prints them.
  static let accuracies = ["FullAccuracy", "ReducedAccuracy"]

  @Test(arguments: (Release.iOS8...Release.iOS13_4).releases)
  func `iOS 13 and before: didChangeAuthorizationStatus tells of a change`(release: Release) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    #expect(phone.agree().callback == .didChangeAuthorizationStatus)
  }

  @Test(arguments: (Release.iOS14...Release.iOS26).releases)
  func `iOS 14 and after: locationManagerDidChangeAuthorization tells of a change, of the accuracy too`(
    release: Release
  ) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    #expect(phone.agree().callback == .locationManagerDidChangeAuthorization)
    let precise = phone.run { state, _, policy in state.setPrecise(false, under: policy) }
    #expect(precise.callback == .locationManagerDidChangeAuthorization)
    #expect(phone.callbacks == [.authorizedWhenInUse, .authorizedWhenInUse])
  }

  @Test func `CLAuthorizationStatus: the printed order gives the values 0 to 4`() {
    let named = AuthorizationStatus.allCases.map { "\($0)".lowercased() }
    #expect(named == Self.statuses.dropLast().map { $0.lowercased() })
    #expect(AuthorizationStatus.allCases.map(\.rawValue) == Array(0..<5))
  }

  @Test
  func
    `Correction 4: the article prints Authorized as a sixth enumerator, which would be 5; it is another name of 3 (AUTH-001)`()
    throws
  {
    let printed = try #require(Self.statuses.firstIndex(of: "Authorized"))
    #expect(AuthorizationStatus(rawValue: Int32(printed)) == nil)
    let alias = PolicyTables.constant("authorized")
    #expect(alias == .integer(Int(AuthorizationStatus.authorizedAlways.rawValue)))
    #expect(AuthorizationStatus.authorizedAlways.rawValue == 3)
  }

  @Test(arguments: (Release.iOS8...Release.iOS14).releases)
  func `CLAuthorizationStatus: denied means that the person declined, or that the main switch is off`(
    release: Release
  ) {
    #expect(ArticlePhone.having(.denied, on: release).status == .denied)
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.setLocationServices(on: false)
    #expect(phone.status == .denied)
    phone.setLocationServices(on: true)
    #expect(phone.status == .authorizedWhenInUse)
    #expect(phone.callbacks == [.denied, .authorizedWhenInUse])
  }

  @Test(arguments: (Release.iOS8...Release.iOS14).releases)
  func `CLAuthorizationStatus: restricted is a limit of the device, whatever the person answered`(
    release: Release
  ) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.setRestricted(true)
    #expect(phone.callbacks == [.restricted])
    #expect(phone.choose(.always).outcome == .ignored(.restricted))
  }

  @Test func `CLAccuracyAuthorization: the printed order gives the values 0 and 1`() {
    #expect(Self.accuracies.indices.map { Accuracy(rawValue: $0) } == [.full, .reduced])
    #expect(Accuracy.allCases.count == Self.accuracies.count)
  }
}
