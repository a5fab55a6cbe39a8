import Foundation
import LocationCatalogue
import LocationPolicy
import Testing

/// Readers can open the sources of facts.
@Suite struct SourceTests {
  @Test func `every fact has one entry, in the order of the facts`() {
    #expect(FactCatalog.records.map(\.fact) == Fact.allCases)
  }

  @Test func `an id is the section in capitals, a hyphen and three digits, and leads back to the fact`() {
    for fact in Fact.allCases {
      #expect(fact.id.wholeMatch(of: /[A-Z]+-\d{3}/) != nil, "\(fact.id)")
      #expect(FactCatalog.fact(withID: fact.id.lowercased()) == fact)
    }
    #expect(Fact.key005.id == "KEY-005")
    #expect(Fact.store014.id == "STORE-014")
  }

  @Test(arguments: FactCatalog.records) func `every source has a title and an address that parses, or none`(
    record: FactRecord
  ) {
    for citation in record.sources {
      #expect(!citation.source.title.isEmpty)
      guard let address = citation.source.address else { continue }
      let url = URL(string: address)
      #expect(url?.scheme?.hasPrefix("http") == true && url?.host() != nil, "\(address)")
      #expect(!address.contains(" "), "\(address)")
    }
  }

  @Test func `only one article has no address`() {
    let titles = FactCatalog.records.flatMap(\.sources).filter { $0.source.address == nil }.map(
      \.source.title)
    #expect(Set(titles) == ["iOS定位 (Location on iOS), author unknown"])
  }

  @Test func `a header is cited by the file of one SDK`() {
    let address = SDKHeader.serviceSession26.source.address ?? ""
    #expect(
      address.hasSuffix(
        "/iPhoneOS.sdk/System/Library/Frameworks/CoreLocation.framework/Headers/CLServiceSession.h"))
    #expect(SDKHeader.allCases.allSatisfy { $0.source.address != nil })
    let cited = Set(FactCatalog.records.flatMap(\.sources).map(\.source))
    #expect(SDKHeader.allCases.filter { !cited.contains($0.source) } == [])
  }

  @Test(arguments: [
    // By a header of the SDK, by its range, by no source, by its end, and not about iOS.
    (Fact.key005, []), (.mon018, []), (.set002, [Release.iOS26]), (.auth030, []), (.store001, []),
  ])
  func `a fact is carried forward to a release of which only headers speak, unless they state it`(
    fact: Fact, releases: [Release]
  ) {
    #expect(fact.record.carriedForward == releases)
  }

  @Test(arguments: [
    // By one word of a header, by three headers together, by a whole one besides, by none, and by its range.
    (Fact.acc001, [Release.iOS26]), (.mon015, []), (.mon007, []), (.set002, []), (.mon018, []),
  ])
  func `a fact of which the headers of a release state only a part is carried forward in part`(
    fact: Fact, releases: [Release]
  ) {
    #expect(fact.record.carriedForwardInPart == releases)
    #expect(fact.record.sources.filter(\.isPart).isEmpty == releases.isEmpty)
  }

  @Test func `a rule is carried forward if no fact behind it is stated for the release`() {
    let rules = AuthorizationPolicy.policy(for: .iOS26).carriedForwardRules.map(\.name)
    #expect(rules.contains("statusArrow") && !rules.contains("serviceSessions"))
    for release in Release.allCases.dropLast() {
      #expect(AuthorizationPolicy.policy(for: release).carriedForwardRules.isEmpty)
    }
  }

  @Test func `no entry speaks in abbreviations of sources`() {
    let texts =
      FactCatalog.records.flatMap { [$0.statement, $0.contradiction ?? "", $0.confidenceNote ?? ""] }
      + OpenPoint.questions.map(\.text) + OpenPoint.contradictions.map(\.text)
      + MistakeCatalog.all.flatMap { [$0.symptom, $0.cause, $0.fix, $0.seenIn] }
    let abbreviation = /\b(S00\d|SEED|W\d\d-\d+|DOC-\w+|ART-\w+|DA-ALERTS|SIMUTILS|GH \w+\/|(CL|PL|F)\/)/
    for text in texts { #expect(text.firstMatch(of: abbreviation) == nil, "\(text)") }
  }

  /// The texts that the catalog shows.
  private static let texts =
    FactCatalog.records.flatMap { [$0.statement, $0.contradiction ?? "", $0.confidenceNote ?? ""] }
    + OpenPoint.questions.map(\.text) + OpenPoint.contradictions.map(\.text) + StoreRule.all.map(\.condition)
    + MistakeCatalog.all.flatMap { [$0.name, $0.symptom, $0.cause, $0.fix, $0.seenIn] }
    + HowToCatalog.all.flatMap { [$0.title, $0.reason, $0.advice] }

  @Test func `no entry has shorthand or a note to those who made it`() {
    let shorthand = [
      /\b(?:SLC|WIU|wiu|cb \d|bg|plist\+\w+)\b/, /\biff\b|→ follow|→ treat/,
      /\b(?:As \d|Cap o(?:n|ff)|[Tt]emp W|Property (?:NO|default|left))/,
      /\b(?:keys of MIS-|I did not|Suggested simulator|[Dd]o not model|Model(?: the|:| as|led)|an auditor|Audit:)/,
    ]
    for text in Self.texts {
      for pattern in shorthand { #expect(text.firstMatch(of: pattern) == nil, "\(text)") }
    }
  }

  @Test(arguments: FactCatalog.records)
  func `a statement is one paragraph, and its label covers each range that it names`(record: FactRecord) {
    #expect(!record.statement.contains("\n"))
    let labelled = record.releases == "all" ? "0+" : record.releases
    let label = labelled.matches(of: /[\d.]+/).compactMap { Double($0.output) }
    for range in record.statement.matches(of: /\[([\d.]+)(-[\d.]+|\+)?\]/) {
      let first = Double(range.1) ?? 0
      let last = range.2.map { $0 == "+" ? .infinity : Double($0.dropFirst()) ?? 0 } ?? first
      #expect(label[0] <= first, "\(record.fact.id) [iOS \(record.releases)] \(range.0)")
      #expect(labelled.hasSuffix("+") || last <= label[label.count - 1], "\(record.fact.id) \(range.0)")
    }
  }

  @Test func `reports of mistakes are addresses`() {
    for report in MistakeCatalog.all.flatMap(\.sources) {
      #expect(URL(string: report)?.host() != nil, "\(report)")
    }
  }
}
