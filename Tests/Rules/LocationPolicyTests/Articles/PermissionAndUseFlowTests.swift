import LocationCatalogue
import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Permission and its use", part 4: the results of its code on iOS 8 to 14, for every combination of the three keys.
///
/// Not expressible, because it is code or prose:
///
/// | place | statement | why |
/// |---|---|---|
/// | 4.1 | a static library that is linked counts too | linking; the store's rule takes the symbols |
/// | 4.2 | thread warnings may be ignored; a thread needs a run loop (correction 26) | threads: the article's first half is wrong, a manager without run loop gets no callbacks (DEL-086) |
/// | 4.6 | the delegate logs the last location | code |
/// | 5 | request the least that is needed | advice |
@Suite("Permission and its use, 4, 定位权限API调用实践: what the code prompts for")
struct PermissionAndUseFlowTests {
  static let releases = (Release.iOS8...Release.iOS14).releases

  /// The request of the flow with some keys, up to iOS 10 and from iOS 11 on; nil if it only logs.
  struct Combination: CustomTestStringConvertible {
    let keys: UsageDescriptions
    let untilTen: PromptCause?
    let fromEleven: PromptCause?
    var testDescription: String { keys.description }
  }

  /// The branches of 4.4 for apps that use location in the background, transcribed from the code.
  static let background = [
    Combination(keys: [], untilTen: nil, fromEleven: nil),
    Combination(keys: .whenInUse, untilTen: .whenInUse, fromEleven: .whenInUse),
    Combination(keys: .legacyAlways, untilTen: .always, fromEleven: nil),
    Combination(keys: .alwaysAndWhenInUse, untilTen: nil, fromEleven: nil),
    Combination(keys: [.whenInUse, .legacyAlways], untilTen: .always, fromEleven: .whenInUse),
    Combination(keys: [.whenInUse, .alwaysAndWhenInUse], untilTen: .whenInUse, fromEleven: .always),
    Combination(keys: [.legacyAlways, .alwaysAndWhenInUse], untilTen: .always, fromEleven: nil),
    Combination(
      keys: [.whenInUse, .legacyAlways, .alwaysAndWhenInUse], untilTen: .always, fromEleven: .always),
  ]

  /// Returns the prompt of a request in the undetermined state.
  static func expected(_ cause: PromptCause, on release: Release) -> PromptTemplate? {
    let asksForAlways = cause == .always
    return switch release {
    case .iOS8, .iOS9, .iOS10: asksForAlways ? .always8 : .whenInUse8
    case .iOS11, .iOS12: asksForAlways ? .always11 : .whenInUse11
    case .iOS13: .first13
    case .iOS13_4: .first13_4
    case .iOS14: .first14
    default: nil
    }
  }

  @Test(arguments: background, releases)
  func `4.4, background location needed: every branch prompts as its comment says`(
    combination: Combination, release: Release
  ) {
    var flow = PermissionAndUseFlow(
      phone: ArticlePhone(release, describing: combination.keys), usesBackground: true)
    let cause = release < .iOS11 ? combination.untilTen : combination.fromEleven
    let made = flow.startLocation()
    #expect(made.decision?.prompt?.cause == cause)
    #expect(made.decision?.template == cause.flatMap { Self.expected($0, on: release) })
    #expect((made.call == .logsMissingDescriptions) == (cause == nil))
    #expect(flow.phone.state.prompt?.cause == cause)
  }

  @Test(arguments: background, releases)
  func `4.4, no background location needed: the flow asks for When In Use if its key is there`(
    combination: Combination, release: Release
  ) {
    var flow = PermissionAndUseFlow(
      phone: ArticlePhone(release, describing: combination.keys), usesBackground: false)
    let made = flow.startLocation()
    let asks = combination.keys.contains(.whenInUse)
    #expect(made.decision?.template == (asks ? Self.expected(.whenInUse, on: release) : nil))
    #expect(made.call == (asks ? .requestWhenInUse : .logsMissingDescriptions))
  }

  @Test
  func `4.1: an app without background location needs neither key nor symbol of Always for the store`() {
    let present: [(UsageDescriptions, UsageDescription)] = [(.whenInUse, .text("To draw your run."))]
    #expect(
      StoreRule.uploadObjections(usesLocation: true, requestsAlways: false, descriptions: present).isEmpty)
    #expect(
      !StoreRule.uploadObjections(usesLocation: true, requestsAlways: true, descriptions: present).isEmpty)
  }

  @Test(arguments: releases)
  func `4.2, 4.3: refused or restricted, the flow asks for nothing and does not start`(release: Release) {
    var refused = PermissionAndUseFlow(phone: .having(.denied, on: release), usesBackground: true)
    #expect(refused.startLocation().call == .logsRefusal)
    var restricted = PermissionAndUseFlow(phone: .having(.whenInUse, on: release), usesBackground: true)
    restricted.phone.setRestricted(true)
    #expect(restricted.startLocation().call == .logsRefusal)
    #expect(restricted.phone.arrival(in: .foreground).arrival == .fails(.denied))
  }

  @Test(arguments: Grant.allCases)
  func `4.3: permission is usable when it is neither undecided nor refused nor restricted`(grant: Grant) {
    let flow = PermissionAndUseFlow(phone: .having(grant, on: .iOS14), usesBackground: true)
    #expect(flow.locationAuthStatusIsValid == flow.phone.state.isAuthorized)
    let arrival = flow.phone.arrival(in: .foreground).arrival
    #expect(flow.locationAuthStatusIsValid == (arrival == .delivered))
  }

  @Test(
    arguments: releases
  )
  func `4.2: starting right after asking is fine, locations come when the person has agreed`(release: Release)
  {
    var flow = PermissionAndUseFlow(phone: ArticlePhone(release), usesBackground: true)
    _ = flow.startLocation()
    #expect(flow.phone.arrival(in: .foreground).arrival == .nothing)
    flow.phone.agree()
    #expect(flow.phone.arrival(in: .foreground).arrival == .delivered)
  }

  @Test(arguments: releases)
  func `4.4: with reduced accuracy the flow asks for full accuracy once on iOS 14, and never before`(
    release: Release
  ) {
    var flow = PermissionAndUseFlow(
      phone: .having(.whenInUse, on: release, precise: false), usesBackground: true)
    let made = flow.startLocation()
    #expect(made.call == (release == .iOS14 ? .requestFullAccuracy : .none))
    #expect(made.decision?.template == (release == .iOS14 ? .temporaryFullAccuracy : nil))
  }

  @Test func `4.4: without the purpose key the flow logs, and the request would have failed`() {
    var flow = PermissionAndUseFlow(
      phone: .having(.whenInUse, on: .iOS14, precise: false), usesBackground: true, hasPurposeKey: false)
    #expect(flow.startLocation().call == .logsMissingDescriptions)
    #expect(flow.phone.requestFullAccuracy(purposeKeyExists: false).outcome == .failed(.promptDeclined))
  }

  @Test func `4.4: asking with the prompt of iOS 14, the accuracy is chosen there and not asked for again`() {
    var flow = PermissionAndUseFlow(phone: ArticlePhone(.iOS14), usesBackground: false)
    #expect(flow.startLocation().decision?.template?.hasPreciseToggle(for: .complete) == true)
    flow.phone.answer(.allowWhileUsingApp, precise: true)
    #expect(flow.startLocation().call == .none)
    #expect(flow.phone.state.prompt == nil)
  }

  @Test(arguments: releases) func `4.5: the callback says what may be done next`(release: Release) {
    var flow = PermissionAndUseFlow(phone: ArticlePhone(release), usesBackground: false)
    #expect(flow.messages == [.canAsk])
    _ = flow.startLocation()
    flow.phone.answer(release < .iOS13 ? .allow : .allowWhileUsingApp, precise: false)
    #expect(flow.phone.callbacks.count == 1)
    let reduced: [PermissionAndUseFlow.Message] = [.hasPermission, .reduced, .needsPrecise]
    #expect(flow.messages == (release == .iOS14 ? reduced : [.hasPermission]))
    flow.phone.choose(.never)
    #expect(flow.messages == [.noPermission])
  }

  @Test(arguments: (Release.iOS13...Release.iOS26).releases)
  func
    `Correction 14, 4.4: the code's comment recommends calling requestAlwaysAuthorization directly; from iOS 13 on that leads to provisional Always (AUTH-065), while asking for When In Use first leads to Always, from 13.4 on`(
      release: Release
    )
  {
    var direct = PermissionAndUseFlow(phone: ArticlePhone(release), usesBackground: true)
    #expect(direct.startLocation().call == .requestAlways)
    direct.phone.agree()
    #expect(direct.phone.state.grant == .provisionalAlways)
    var inTurn = ArticlePhone(release)
    inTurn.requestWhenInUse()
    inTurn.agree()
    inTurn.requestAlways()
    inTurn.agree()
    #expect(inTurn.state.grant == (release == .iOS13 ? .provisionalAlways : .always))
  }

  @Test(arguments: (Release.iOS8...Release.iOS10).releases)
  func
    `Correction 15, 4.4: on iOS 8 to 10 the code asks for Always wherever the Always key is, which leaves the person no When In Use though its key is there too (KEY-003)`(
      release: Release
    )
  {
    var flow = PermissionAndUseFlow(phone: ArticlePhone(release), usesBackground: true)
    let choices = flow.startLocation().decision?.template?.choices
    #expect(choices.map(Array.init) == [.dontAllow, .allow])
    flow.phone.agree()
    #expect(flow.phone.state.grant == .always)
    var own = ArticlePhone(release)
    #expect(own.requestWhenInUse().template == .whenInUse8)
  }

  @Test(arguments: (Release.iOS11...Release.iOS14).releases)
  func
    `Correction 15, 4.4: from iOS 11 on the code's message asks for both keys; When In Use needs only its own (KEY-003)`(
      release: Release
    )
  {
    var flow = PermissionAndUseFlow(
      phone: ArticlePhone(release, describing: .legacyAlways), usesBackground: true)
    #expect(flow.startLocation().call == .logsMissingDescriptions)
    flow.phone.app.descriptions.insert(.whenInUse)
    #expect(flow.startLocation().decision?.prompt?.cause == .whenInUse)
  }
}
