import AppProject
import AuditReports
import Foundation
import LocationAudit
import LocationDelivery
import LocationDrawing
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct HTMLReporterTests {
  /// Returns the visible texts of a page, in order.
  private static func texts(of report: CheckReport) throws -> [String] {
    try reading(HTMLReporter(toolVersion: "1.2.3").text(of: report)).texts
  }

  private static func reading(_ page: String) throws -> TextsOfXML {
    let main = try #require(page.firstMatch(of: /(?s)<main>.*<\/main>/)).output
    let reader = TextsOfXML()
    let parser = XMLParser(data: Data(main.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  @Test func `a report is told from the summary to the facts`() throws {
    let texts = try Self.texts(of: SampleReport.full)
    let expected = [
      "Location permission", "1 error, 1 note in 2 targets. sextant 1.2.3", "Läufer 跑步",
      "app, iOS 13.2 and later, App/Info.plist", "error", " always-requested-first, iOS 13+",
      "App/定位 Manager.swift:7:16", "self.manager.requestAlwaysAuthorization() // 申请始终定位",
      "The first request is for Always, so Allow While Using App makes a provisional Always.", "Fix: ",
      "Ask for When In Use first.", "iOS 13.0-13.3", "Allow “Läufer 跑步” to access", "your location?",
      "For “maps” & routes.", "Allow While Using App",
      "Allow Once", "Don’t Allow", "MIS-13, ", "AUTH-060", "What will happen",
      "first prompt", "iOS 13.0-13.3", "Allow “Läufer 跑步” to access your location?",
      "Allow “Läufer 跑步” to access",
      "your location?",
      "For “maps” & routes.", "Allow While Using App", "Allow Once", "Don’t Allow", "AUTH-046", ", ",
      "KEY-014",
      "store", "iOS 13.0-13.3", "Nothing to object to.", "Outside any target", "note",
      " unused-info-plist, iOS 8-10", "Old/Info.plist:1:1", "No target uses this file.", "Fix: ",
      "Delete it.",
      "MIS-04", "Input that could not be read", "error", " App/Broken.plist:3:9",
      "The plist ends in the middle of an element.", "Facts",
    ]
    #expect(Array(texts.prefix(expected.count)) == expected)
  }

  @Test func `on a narrow screen rows are stacked, and drawings shrink`() {
    let page = HTMLReporter(toolVersion: "1.2.3").text(of: SampleReport.full)
    #expect(page.contains("@media (max-width:40rem){main{padding:1rem}.table tr{display:block}"))
    #expect(page.contains("figure svg,.pictures svg{max-width:100%;height:auto}"))
  }

  @Test func `what a project says can't become markup, and nothing is fetched`() throws {
    let evil = "<script>alert(1)</script>\" onload=\"x\u{1B}"
    let finding = Finding(
      rule: RuleID(rawValue: "evil"), severity: .error, target: evil,
      at: Site(file: evil, line: 1, column: 1), releases: .iOS8 ... .newest, message: Phrase(verbatim: evil),
      fix: Phrase(verbatim: evil),
      facts: [.auth060])
    let prompt = PromptPicture(.first14, on: .iOS14, appName: evil, text: evil)
    let target = CheckedTarget(
      name: evil, kind: .app, deploymentTarget: nil, infoPlist: evil,
      predictions: [
        Prediction(
          range: .iOS14 ... .newest,
          lines: [
            PredictionLine(topic: "first prompt", text: Phrase(verbatim: evil), facts: [], prompt: prompt)
          ])
      ])
    let report = CheckReport(targets: [target], findings: [finding])
    let page = HTMLReporter(toolVersion: evil).text(of: report)
    #expect(!page.contains("<script"))
    #expect(try Self.reading(page).attributes.filter { $0.hasPrefix("on") } == [])
    #expect(!page.contains("\u{1B}"))
    #expect(page.firstMatch(of: /\ssrc=|url\(|@import|<link/) == nil)
  }

  @Test(arguments: [Indicator.forcedBar, .barOrPill])
  func `what the status bar shows of a session is drawn beside the prediction`(indicator: Indicator) {
    let bar = StatusBarPicture(appName: "Läufer", indicator: indicator, arrow: .solid)
    let line = PredictionLine(topic: "background", text: "It goes on.", facts: [], statusBar: bar)
    let target = CheckedTarget(
      name: "Läufer", kind: .app, deploymentTarget: nil, infoPlist: nil,
      predictions: [Prediction(range: .iOS11 ... .newest, lines: [line])])
    let page = HTMLReporter(toolVersion: "1").text(of: CheckReport(targets: [target], findings: []))
    #expect(page.contains("The status bar: \(indicator.phrase) for Läufer, with the arrow"))
  }

  @Test func `every link within the page leads somewhere`() throws {
    let page = HTMLReporter(toolVersion: "1").text(of: SampleReport.full)
    let targets = Set(page.matches(of: /\sid="([^"]*)"/).map { String($0.1) })
    let links = page.matches(of: /href="#([^"]*)"/).map { String($0.1) }
    #expect(Set(links) == ["AUTH-046", "AUTH-060", "KEY-014"])
    #expect(targets.isSuperset(of: links))
  }

  @Test func `a finding about asking shows the prompts of its releases, those that look alike once`() throws {
    let old = PromptPicture(.always8, on: .iOS8, appName: "Runs", text: nil)
    let new = PromptPicture(.first14, on: .iOS14, appName: "Runs", text: nil)
    let line = { PredictionLine(topic: "first prompt", text: "x", facts: [], prompt: $0) }
    let target = CheckedTarget(
      name: "", kind: .app, deploymentTarget: nil, infoPlist: nil,
      predictions: [
        Prediction(range: .iOS8 ... .iOS9, lines: [line(old)]),
        Prediction(range: .iOS10 ... .iOS10, lines: [line(old)]),
        Prediction(range: .iOS14 ... .newest, lines: [line(new)]),
      ])
    let finding = Finding(
      rule: RuleID(rawValue: "r"), severity: .note, target: "", at: Site(file: "f", line: 1, column: 1),
      releases: .iOS8 ... .iOS15, message: "m", fix: "f", facts: [.key003])
    let page = HTMLReporter(toolVersion: "1").text(of: CheckReport(targets: [target], findings: [finding]))
    #expect(page.matches(of: /<figcaption>([^<]*)</).map { String($0.1) } == ["iOS 8-10", "iOS 14-15"])
  }
}

/// Collects the texts of elements, without white space between them.
private final class TextsOfXML: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private(set) var attributes: Set<String> = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    end()
    self.attributes.formUnion(attributes.keys)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { self.text += text }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { end() }

  private func end() {
    if !text.allSatisfy(\.isWhitespace) { texts.append(text) }
    text = ""
  }
}
