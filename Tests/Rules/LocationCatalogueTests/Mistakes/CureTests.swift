import CoreLocationInterface
import Foundation
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Testing
import Translations

/// The remedy of a mistake names the code or key to write.
@Suite struct CureTests {
  /// The names for location in code or an Info.plist, as in documentation.
  private static let identifiers: [String] = {
    let members = LocationType.allCases.flatMap(\.members).map(\.name)
    // A property with a single word, such as "location", would be found in prose.
    let names = members.filter { $0.contains("(") || $0.contains(where: \.isUppercase) }
    return names + LocationType.allCases.map(\.name) + LocationConstant.allCases.map(\.name)
      + LocationKey.allCases.map(\.rawValue)
  }()

  /// Names of other frameworks in remedies.
  private static let others = [
    "UIApplication.openSettingsURLString", "CLGeocoder", "CLPlacemark",
    "NSPrivacyCollectedDataTypePreciseLocation", "NSPrivacyCollectedDataTypeCoarseLocation",
  ]

  /// The entries whose remedies contain no such name, with the reasons.
  private static let reasons = [
    "MIS-57": "A UI test finds the button by its label, with whatever tool it is written for."
  ]

  private static let entries = CatalogEntries().all.filter { $0.remedy != nil }
  private static let search = CatalogSearch()

  @Test(arguments: entries)
  func `every cure names what to change, or there is a reason`(entry: CatalogEntry) throws {
    let cure = try #require(entry.remedy).cure
    let names = (Self.identifiers + Self.others).filter { cure.contains($0) }
    #expect(names.isEmpty == (Self.reasons[entry.id] != nil), "\(entry.id): \(names)")
  }

  @Test(arguments: entries)
  func `a cure in Chinese names the same`(entry: CatalogEntry) throws {
    let english = try #require(entry.remedy).cure
    let chinese = try #require(entry.remedy(in: Language.simplifiedChinese.translation(of: .answers))).cure
    let names = (Self.identifiers + Self.others).filter { english.contains($0) }
    #expect(chinese != english)
    #expect(names.filter { !chinese.contains($0) } == [])
  }

  @Test(arguments: entries)
  func `cause, cure and check are whole sentences, and the symptom is a line`(entry: CatalogEntry) throws {
    let remedy = try #require(entry.remedy)
    for text in [remedy.cause, remedy.cure, remedy.check] {
      #expect(text.hasSuffix(".") && !text.contains("\n"), "\(text)")
    }
    #expect(!remedy.symptom.hasSuffix(".") && !remedy.symptom.contains("\n"))
  }

  /// The words of a sentence which says that something can't be had, or isn't needed.
  private static let limits = [
    "can't ", "No ", "Nothing ", "Neither ", "never ", "n't needed", "doesn't reach",
  ]

  @Test(arguments: entries)
  func `a cure says first what can't be had and what isn't needed`(entry: CatalogEntry) throws {
    let sentences = try #require(entry.remedy).cure.split(separator: ". ")
    let first = sentences.firstIndex { sentence in Self.limits.contains { sentence.contains($0) } }
    #expect(first == nil || first == 0, "\(entry.id)")
  }

  @Test(arguments: entries)
  func `every cure can be checked, and the check is in Chinese, too`(entry: CatalogEntry) throws {
    let english = try #require(entry.remedy).check
    let chinese = try #require(entry.remedy(in: Language.simplifiedChinese.translation(of: .answers))).check
    let names = (Self.identifiers + Self.others).filter { english.contains($0) }
    #expect(!english.isEmpty && chinese != english)
    #expect(names.filter { !chinese.contains($0) } == [])
  }

  @Test(arguments: entries.filter { $0.remedy?.branches.isEmpty == false })
  func `a single case is a clause and whole sentences, names what exists, and rests on a fact or a report`(
    entry: CatalogEntry
  ) throws {
    let english = try #require(entry.remedy).branches
    let chinese = try #require(entry.remedy(in: Language.simplifiedChinese.translation(of: .answers)))
      .branches
    #expect(english.count == chinese.count)
    for (branch, other) in zip(english, chinese) {
      #expect(!branch.sign.hasSuffix(".") && branch.step.hasSuffix("."), "\(branch.sign)")
      #expect(!branch.facts.isEmpty || !branch.sources.isEmpty, "\(branch.sign)")
      let names = (Self.identifiers + Self.others).filter { branch.step.contains($0) }
      #expect(names.filter { !other.step.contains($0) } == [])
      let referred = branch.step.matches(of: /\b(?:MIS|HOW|CLE)-\d\d\b/).map { String($0.0) }
      #expect(referred.filter { CatalogEntries().entry(withID: $0) == nil || $0 == entry.id } == [])
    }
  }

  @Test func `the case whose sign has a question's words is the likely one`() throws {
    let entry = try #require(CatalogEntries().entry(withID: "HOW-35"))
    let found = entry.branches(for: "crashes right after location was allowed, coordinate 0", in: nil)
    #expect(found.likely?.facts == [.del063] && !found.related.contains { $0.facts == [.del063] })
    let none = entry.branches(for: "purple elephants", in: nil)
    #expect(none.likely == nil && none.related == [])
  }

  @Test(arguments: [
    ("deny location in our end-to-end tests", "HOW-18", "the test should run with location refused"),
    (
      "request resolves at once although the permission dialog of Flutter is displayed", "MIS-14",
      "permission_handler"
    ),
    ("高德 已经允许定位权限 还是定位失败", "HOW-34", "AMap's or Baidu's"),
  ])
  func `a case is also known by other words than its sign`(question: String, id: String, sign: String) throws
  {
    let entry = try #require(CatalogEntries().entry(withID: id))
    #expect(try #require(entry.branches(for: question, in: nil).likely).sign.hasPrefix(sign))
  }

  @Test(arguments: [
    ("how to fetch location when the app is terminated", "HOW-12"),
    ("location does not update when the device is locked", "MIS-07"),
  ])
  func `what the whole entry is known by makes none of its cases likely`(question: String, id: String) throws
  {
    let entry = try #require(CatalogEntries().entry(withID: id))
    #expect(entry.branches(for: question, in: nil).likely == nil)
  }

  @Test(arguments: [
    ("await Geolocation.GetLocationAsync() never returns in MAUI", "HOW-34"),
    ("MissingPluginException: no implementation found for method checkPermission on channel", "HOW-34"),
    ("location in react-native-webview never returns on iOS", "HOW-17"),
  ])
  func `an entry of which a single case is surely meant is shown in full, and the rest stays in order`(
    question: String, id: String
  ) {
    let answers = Self.search.answers(to: question)
    let shown = answers.entries(for: question).map(\.id)
    #expect(shown.prefix(3).contains(id))
    #expect(shown.filter { $0 != id } == answers.hits.map(\.entry.id).filter { $0 != id })
  }

  @Test func `a case of a plug-in or a tool is left out where the question names another or none`() throws {
    let entry = try #require(CatalogEntries().entry(withID: "HOW-18"))
    let named = entry.branches(for: "Maestro location permission has no effect", in: nil)
    #expect(try #require(named.likely).sign.hasPrefix("Maestro"))
    #expect(named.related.filter { $0.sign.contains("idb") || $0.sign.contains("XCUITest") } == [])
    let tracking = try #require(CatalogEntries().entry(withID: "MIS-07"))
    let capacitor = tracking.branches(for: "Capacitor watchPosition stops in background", in: nil)
    let cases = [capacitor.likely].compactMap(\.self) + capacitor.related
    #expect(cases.filter { $0.sign.contains("react-native") } == [])
    let names = Self.entries.flatMap { $0.remedy?.branches ?? [] }.flatMap(\.names)
    #expect(names.count > 30 && names.filter { $0 != $0.lowercased() } == [])
  }

  @Test func `each remedy says which case it is for, in a sentence that no other has`() {
    let cases = Self.entries.compactMap { $0.remedy?.telling }
    #expect(cases.count == Self.entries.count)
    #expect(cases.filter { !$0.hasSuffix(".") } == [])
    #expect(Set(cases).count == cases.count)
    #expect(Set(CureCase.all.keys) == Set(Self.entries.map(\.id)))
  }

  @Test func `a behavior without a fact is said to be inferred or reported`() {
    let without = HowToCatalog.all.filter(\.facts.isEmpty)
    #expect(!without.isEmpty)
    #expect(without.filter { !$0.reason.contains(/inferred|report/) }.map(\.id) == [])
  }

  @Test func `variants belong to cures with an example, and each is a line of its own`() {
    #expect(Set(CodeVariant.all.keys).isSubset(of: CodeExample.all.keys))
    for (id, variants) in CodeVariant.all {
      #expect(Set(variants.map(\.place)).count == variants.count, "\(id)")
      #expect(variants.allSatisfy { !$0.code.isEmpty && !$0.code.contains("\n") }, "\(id)")
    }
  }

  @Test func `the version is known of plug-ins that lines are for`() {
    let places = CodeVariant.all.values.joined().map(\.place)
    let unused = CodeVariant.readVersions.map(\.key).filter { plugin in
      !places.contains { $0 == plugin || $0.hasPrefix(plugin + ",") }
    }
    #expect(unused == [])
  }

  @Test func `how-tos rest on facts or reports, and each code of CLError has one`() {
    for howTo in HowToCatalog.all {
      #expect(!howTo.facts.isEmpty || !howTo.sources.isEmpty, "\(howTo.id)")
      #expect(howTo.sources.allSatisfy { $0.source.address != nil }, "\(howTo.id)")
      #expect(!howTo.english.isEmpty && !howTo.chinese.isEmpty, "\(howTo.id)")
    }
    let codes = HowToCatalog.all.map(\.id).filter { $0.hasPrefix("CLE-") }
    let expected = (0...19).map { number in number < 10 ? "CLE-0\(number)" : "CLE-\(number)" }
    #expect(codes == expected)
  }

  @Test func `examples belong to remedies, and those for an Info.plist name keys that exist`() throws {
    #expect(Set(CodeExample.all.keys).isSubset(of: Self.entries.map(\.id)))
    for (id, example) in CodeExample.all where example.form == .infoPlist {
      let plist = Data("<plist version=\"1.0\"><dict>\(example.code)</dict></plist>".utf8)
      let value = try PropertyListSerialization.propertyList(from: plist, format: nil)
      let keys = try #require(value as? [String: Any], "\(id)").keys
      #expect(!keys.isEmpty && keys.allSatisfy { LocationKey(rawValue: $0) != nil }, "\(id): \(keys)")
    }
  }

  @Test func `what belongs into other files can be read, and every how-to with a number has an example`()
    throws
  {
    for (id, example) in CodeExample.all {
      switch example.form {
      case .privacyManifest:
        let plist = Data("<plist version=\"1.0\"><dict>\(example.code)</dict></plist>".utf8)
        #expect(
          try PropertyListSerialization.propertyList(from: plist, format: nil) is [String: Any], "\(id)")
      case .json:
        #expect(throws: Never.self, "\(id)") {
          try JSONSerialization.jsonObject(with: Data(example.code.utf8))
        }
      case .statements, .members, .launch, .userInterfaceTest, .infoPlist, .shell, .ruby, .objectiveC, .dart,
        .javaScript:
        break
      }
    }
    let without = HowToCatalog.all.map(\.id).filter { $0.hasPrefix("HOW") && CodeExample.all[$0] == nil }
    #expect(without == [])
  }

  @Test func `updates that stop when the screen locks are cured by a line of code`() throws {
    let mistake = try #require(MistakeCatalog.all.first { $0.id == .mis07 })
    #expect(
      mistake.fix == """
        Add location to UIBackgroundModes, write manager.allowsBackgroundLocationUpdates = true before \
        manager.startUpdatingLocation(), and start while the app is in the foreground.
        """)
  }

  @Test func `a missing purpose string comes from any reference to the API, not only from requestAlways`()
    throws
  {
    let mistake = try #require(MistakeCatalog.all.first { $0.id == .mis28 })
    #expect(
      mistake.cause == """
        The app or a library that it links refers to Core Location, even if nothing calls it, and the Info.plist lacks a \
        usage description: NSLocationWhenInUseUsageDescription for any use, and one for Always where \
        requestAlwaysAuthorization occurs.
        """)
  }

  @Test func `a missing key is said with the fact of today's releases`() throws {
    let mistake = try #require(MistakeCatalog.all.first { $0.id == .mis01 })
    #expect(mistake.facts == [.key003, .key010, .key009])
  }

  @Test func `SET-005: no mistake says that the system ends an app for its location row`() throws {
    let mistake = try #require(MistakeCatalog.all.first { $0.id == .mis52 })
    #expect(mistake.cause.contains("for the location row no source confirms that"))
  }

  @Test func `an app without any row in Settings is told to ask`() throws {
    let mistake = try #require(MistakeCatalog.all.first { $0.id == .mis53 })
    #expect(mistake.fix.contains("if there is no row at all, call requestWhenInUseAuthorization() first"))
    #expect(mistake.cause.contains("Apple does not confirm that"))
  }
}
