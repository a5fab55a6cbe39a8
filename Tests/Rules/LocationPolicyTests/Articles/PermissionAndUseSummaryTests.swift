import LocationCatalogue
import LocationPolicy
import LocationTerms
import Testing

/// The article "Permission and its use", section 2.7: the notes of the summary and the table of keys.
@Suite("Permission and its use, 2.7, 总结: notes and the table of Info.plist keys")
struct PermissionAndUseSummaryTests {
  static let keys = ArticleTable(
    """
    | iOS版本 | NSLocationWhenInUseUsageDescription | NSLocationAlwaysUsageDescription | NSLocationAlwaysAndWhenInUseUsageDescription | NSLocationTemporaryUsageDescriptionDictionary |
    | :---: | :---: | :---: | :---: | :---: |
    | iOS 8 | YES | YES | × | × |
    | iOS 9 | YES | YES | × | × |
    | iOS 10 | YES | YES | × | × |
    | iOS 11 | YES | × | YES | × |
    | iOS 12 | YES | × | YES | × |
    | iOS 13 | YES | × | YES | × |
    | iOS 14 | YES | × | YES | YES |
    """)

  static let all = (Release.iOS8...Release.iOS26).releases
  static let fromEleven = (Release.iOS11...Release.iOS26).releases
  static let fromThirteen = (Release.iOS13...Release.iOS26).releases

  @Test(arguments: fromEleven)
  func `note 1: after iOS 11 Always needs the When In Use and the Always And When In Use description`(
    release: Release
  ) {
    let pair: UsageDescriptions = [.whenInUse, .alwaysAndWhenInUse]
    let sufficient = (0..<16).map { UsageDescriptions(rawValue: $0) }.filter { descriptions in
      var phone = ArticlePhone(release, describing: descriptions)
      return phone.requestAlways().prompt != nil
    }
    #expect(sufficient == (0..<16).map { UsageDescriptions(rawValue: $0) }.filter { $0.isSuperset(of: pair) })
  }

  @Test(
    arguments: all,
    [Grant.denied, .whenInUse, .always])
  func `note 2: once the person has decided, asking for the same again does nothing`(
    release: Release, grant: Grant
  ) {
    var phone = ArticlePhone.having(grant, on: release)
    #expect(phone.requestWhenInUse().prompt == nil)
    if grant != .whenInUse { #expect(phone.requestAlways().prompt == nil) }
    #expect(phone.state.grant == grant)
    #expect(phone.callbacks.isEmpty)
  }

  @Test(arguments: fromThirteen)
  func
    `Correction 9, note 2: the article says that a second request is always useless; it is not after Allow Once has lapsed (AUTH-068)`(
      release: Release
    )
  {
    var phone = ArticlePhone.having(.temporary, on: release)
    #expect(phone.requestWhenInUse().prompt == nil)
    phone.endUse()
    #expect(phone.requestWhenInUse().prompt != nil)
  }

  @Test(arguments: fromThirteen)
  func `Correction 9, note 2: nor after Ask Next Time was chosen in Settings (SET-002)`(release: Release) {
    var phone = ArticlePhone.having(.denied, on: release)
    #expect(phone.requestWhenInUse().prompt == nil)
    phone.choose(.askNextTime)
    #expect(phone.requestWhenInUse().prompt != nil)
  }

  @Test(arguments: fromEleven)
  func `Correction 9, note 2: nor as the way from When In Use to Always, from iOS 11 on (AUTH-025)`(
    release: Release
  ) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    let decision = phone.requestAlways()
    #expect(decision.prompt?.cause == (release == .iOS13 ? nil : .escalation))
    #expect((decision.outcome == .changed) == (release == .iOS13))
  }

  @Test(arguments: fromEleven)
  func `note 3: having got When In Use, an app may ask for Always once`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.requestAlways()
    if release == .iOS13 { phone.showSecondPrompt() }
    phone.answer(release < .iOS13 ? .onlyWhileUsingTheApp : .keepOnlyWhileUsing)
    #expect(phone.state.grant == .whenInUse)
    #expect(phone.requestAlways().outcome == .ignored(.escalationSpent))
  }

  @Test(arguments: (Release.iOS8...Release.iOS10).releases)
  func
    `Correction 5, note 3: the article gives no release; on iOS 8 to 10 the second request does nothing (AUTH-024)`(
      release: Release
    )
  {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    #expect(phone.requestAlways().outcome == .ignored(.noEscalation))
    #expect(phone.state.prompt == nil)
    #expect(phone.callbacks.isEmpty)
  }

  @Test(arguments: fromThirteen)
  func
    `note 4: from iOS 13 both requests show one prompt, and the system asks about Always after the app was left`(
      release: Release
    )
  {
    var phone = ArticlePhone(release)
    var other = ArticlePhone(release)
    #expect(phone.requestAlways().template == other.requestWhenInUse().template)
    phone.answer(.allowWhileUsingApp)
    phone.enter(.suspended)
    phone.holdEvent()
    #expect(phone.showSecondPrompt().prompt?.cause == .provisional)
  }

  @Test
  func `note 5: the store refuses requestAlwaysAuthorization in an app without a description of Always`() {
    let whenInUse: (UsageDescriptions, UsageDescription) = (.whenInUse, .text("To draw your run."))
    func objections(_ more: UsageDescriptions, requestsAlways: Bool) -> [StoreRule] {
      StoreRule.uploadObjections(
        usesLocation: true, requestsAlways: requestsAlways,
        descriptions: [whenInUse, (more, .text("To draw it."))])
    }
    #expect(objections([], requestsAlways: true) == [.missingPurposeString])
    #expect(objections([], requestsAlways: false).isEmpty)
    #expect(objections(.legacyAlways, requestsAlways: true).isEmpty)
    #expect(objections(.alwaysAndWhenInUse, requestsAlways: true).isEmpty)
  }

  @Test(arguments: keys.body)
  func `the table of keys: a release reads a key exactly where the table says YES`(row: [String]) throws {
    let major = String(row[0].dropFirst(4))
    let releases = releases(of: major)
    #expect(!releases.isEmpty)
    for (name, cell) in zip(Self.keys.headings, row).dropFirst() {
      let key = try #require(LocationKey(rawValue: name))
      for release in releases {
        #expect(key.isRead(under: .policy(for: release)) == (cell == "YES"), "iOS \(release.name) \(name)")
      }
    }
  }

  @Test(arguments: (Release.iOS8...Release.iOS10).releases)
  func
    `Correction 13, table of keys, rows 8 to 10: the article's two YES read as if both were needed; each request needs only its own (KEY-003, KEY-004)`(
      release: Release
    )
  {
    var whenInUse = ArticlePhone(release, describing: .whenInUse)
    #expect(whenInUse.requestWhenInUse().prompt != nil)
    var always = ArticlePhone(release, describing: .legacyAlways)
    #expect(always.requestAlways().prompt != nil)
  }

  @Test
  func
    `Correction 13, table of keys, rows from 11: the old key is not needed at run time, yet an app that also runs on iOS 10 needs it (KEY-006)`()
  {
    let new: UsageDescriptions = [.whenInUse, .alwaysAndWhenInUse]
    let failing = Self.all.filter { release in
      var phone = ArticlePhone(release, describing: new)
      return phone.requestAlways().lacksDescription
    }
    #expect(failing == [Release.iOS8, .iOS9, .iOS10])
    let failingWithOldKey = Self.all.filter { release in
      var phone = ArticlePhone(release, describing: new.union(.legacyAlways))
      return phone.requestAlways().lacksDescription
    }
    #expect(failingWithOldKey.isEmpty)
  }

  private func releases(of major: String) -> [Release] {
    Self.all.filter { "\($0.firstVersion.major)" == major }
  }
}
