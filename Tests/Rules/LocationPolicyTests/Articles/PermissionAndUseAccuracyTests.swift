import Foundation
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases
import Testing

/// The article "Permission and its use", section 2.5: the accuracy permission of iOS 14.
///
/// Not expressible: what Xcode 12's beta editor writes (an editor); that a string in place of the Boolean does
/// nothing is a matter of reading the Info.plist (KEY-034), the rules only know whether the default is
/// reduced.
@Suite("Permission and its use, 2.5, 新增精度权限: precise and reduced accuracy on iOS 14")
struct PermissionAndUseAccuracyTests {
  static let later = (Release.iOS14 ... .newest).releases
  static let earlier = (Release.iOS8...Release.iOS13_4).releases

  /// The snippet of the article, as printed and as corrected.
  static let printed = """
    <key>NSLocationTemporaryUsageDescriptionDictionary</key>
    <dict>
      ExampleUsageDescription
      This app needs accurate location so it can verify that you are in a supported region.
      AnotherUsageDescription
      This app needs accurate location so it can show you relevant results.
    </dict>
    """
  static let corrected = """
    <key>NSLocationTemporaryUsageDescriptionDictionary</key>
    <dict>
      <key>ExampleUsageDescription</key>
      <string>This app needs accurate location so it can verify that you are in a supported region.</string>
      <key>AnotherUsageDescription</key>
      <string>This app needs accurate location so it can show you relevant results.</string>
    </dict>
    """

  @Test
  func
    `Correction 2: the article prints NSLocationTemporaryUsageDescriptionDictionary without key and string tags, which gives no purpose key; with the tags each of its keys prompts (KEY-031)`()
    throws
  {
    #expect(Self.purposes(in: Self.printed) == nil)
    let purposes = try #require(Self.purposes(in: Self.corrected))
    #expect(purposes.keys.sorted() == ["AnotherUsageDescription", "ExampleUsageDescription"])
    for key in ["ExampleUsageDescription", "AnotherUsageDescription"] {
      var phone = ArticlePhone.having(.whenInUse, on: .iOS14, precise: false)
      #expect(
        phone.requestFullAccuracy(purposeKeyExists: purposes[key] != nil).template == .temporaryFullAccuracy)
    }
    var phone = ArticlePhone.having(.whenInUse, on: .iOS14, precise: false)
    let unknown = phone.requestFullAccuracy(purposeKeyExists: purposes["SomethingElse"] != nil)
    #expect(unknown.outcome == .failed(.promptDeclined))
  }

  @Test(arguments: later)
  func `accuracyAuthorization tells what the person chose, from iOS 14 on`(release: Release) {
    #expect(ArticlePhone.having(.whenInUse, on: release, precise: true).accuracy == .full)
    #expect(ArticlePhone.having(.whenInUse, on: release, precise: false).accuracy == .reduced)
  }

  @Test(arguments: earlier) func `before iOS 14 there is nothing to choose`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release, precise: false)
    #expect(phone.accuracy == .full)
    #expect(phone.requestFullAccuracy().outcome == .ignored(.notAvailable))
  }

  @Test(arguments: later)
  func `with permission and reduced accuracy the app may ask for full accuracy once`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release, precise: false)
    let prompt = phone.requestFullAccuracy()
    #expect(prompt.template == .temporaryFullAccuracy)
    #expect(prompt.template?.text == .purposeKey)
    phone.answer(.allowOnce)
    #expect(phone.accuracy == .full)
    phone.enter(.background)
    phone.endUse()
    #expect(phone.accuracy == .reduced)
    #expect(phone.status == .authorizedWhenInUse)
    #expect(phone.callbacks == [.authorizedWhenInUse, .authorizedWhenInUse])
  }

  @Test(arguments: later, [Grant.notDetermined, .denied])
  func `the request for full accuracy is not a request for permission: undecided or refused it does nothing`(
    release: Release, grant: Grant
  ) {
    // Reduced accuracy is from an earlier grant, so that only the missing permission prevents it.
    var earlier = ArticlePhone.having(.whenInUse, on: release, precise: false)
    earlier.choose(grant == .denied ? .never : .askNextTime)
    #expect(earlier.accuracy == .reduced)
    for var phone in [ArticlePhone.having(grant, on: release), earlier] {
      let before = phone.state
      #expect(before.grant == grant)
      #expect(phone.requestFullAccuracy().outcome == .failed(.promptDeclined))
      #expect(phone.state == before)
    }
  }

  @Test(arguments: later)
  func `it only leads from reduced to full: with full accuracy it does not prompt`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release, precise: true)
    #expect(phone.requestFullAccuracy().outcome == .failed(.promptDeclined))
  }

  @Test(arguments: later)
  func `NSLocationDefaultAccuracyReduced: the prompt loses its switch and the app starts reduced`(
    release: Release
  ) {
    let reducing = Self.reducing
    #expect(Self.switches(on: release, .complete) == 1)
    #expect(Self.switches(on: release, reducing) == 0)
    #expect(ArticlePhone.having(.whenInUse, on: release, reducing).accuracy == .reduced)
  }

  @Test(arguments: later)
  func `NSLocationDefaultAccuracyReduced: full accuracy can still be asked for once`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release, Self.reducing)
    #expect(phone.requestFullAccuracy().template == .temporaryFullAccuracy)
    phone.answer(.allowOnce)
    #expect(phone.accuracy == .full)
  }

  @Test
  func `NSLocationDefaultAccuracyReduced is a Boolean, and the dictionary holds strings; both from iOS 14`()
    throws
  {
    for (name, type) in [
      ("NSLocationDefaultAccuracyReduced", "bool"),
      ("NSLocationTemporaryUsageDescriptionDictionary", "dict<string,string>"),
    ] {
      let key = try #require(LocationKey(rawValue: name))
      #expect(key.type == type)
      #expect(Policies.known.filter(key.isRead).map(\.release) == Self.later)
    }
  }

  @Test func `differences from iOS 13: prompt, accuracy permission, request for it, and callback`() {
    let before = AuthorizationPolicy.policy(for: .iOS13_4)
    let after = AuthorizationPolicy.policy(for: .iOS14)
    #expect(before.whenInUsePrompt.value != after.whenInUsePrompt.value)
    #expect(before.alwaysPrompt.value != after.alwaysPrompt.value)
    #expect(!before.accuracyChoice.value && after.accuracyChoice.value)
    #expect(!before.temporaryFullAccuracy.value && after.temporaryFullAccuracy.value)
    #expect(before.callback.value != after.callback.value)
    #expect(before.escalation == after.escalation && before.backgroundSwitch == after.backgroundSwitch)
  }

  static let reducing = AppConfiguration(
    descriptions: .all, traits: [.backgroundMode, .defaultAccuracyReduced])

  /// Returns the number of sentences about the first prompt's answers that mention its Precise switch.
  private static func switches(on release: Release, _ app: AppConfiguration) -> Int {
    Explanation(.whenInUse, from: AuthorizationState(), of: app, under: .policy(for: release))
      .answers.count { $0.choice.english.contains("Precise") }
  }

  private static func purposes(in snippet: String) -> [String: String]? {
    let text = "<plist version=\"1.0\"><dict>\(snippet)</dict></plist>"
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let root = list as? [String: Any]
    return root?["NSLocationTemporaryUsageDescriptionDictionary"] as? [String: String]
  }
}
