import AuditReports
import Foundation
import LocationEvidence
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReporterTests {
  private let reporter = JUnitReporter(places: SampleReport.places)

  @Test func `a suite for each target, where errors fail`() {
    #expect(
      reporter.text(of: SampleReport.full) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="sextant check" tests="4" failures="1" errors="1">
          <testsuite name="Läufer 跑步" tests="1" failures="1" errors="0">
            <testcase classname="Läufer 跑步" name="always-requested-first">
              <failure message="The first request is for Always, so Allow While Using App makes a provisional Always." \
        type="error">ios/App/定位 Manager.swift:7:16: error: The first request is for Always, so Allow While Using App \
        makes a provisional Always.
        Fix: Ask for When In Use first.</failure>
            </testcase>
          </testsuite>
          <testsuite name="Tests" tests="1" failures="0" errors="0">
            <testcase classname="Tests" name="no findings"></testcase>
          </testsuite>
          <testsuite name="Outside any target" tests="1" failures="0" errors="0">
            <testcase classname="Outside any target" name="unused-info-plist">
              <system-out>ios/Old/Info.plist:1:1: note: No target uses this file.
        Fix: Delete it.</system-out>
            </testcase>
          </testsuite>
          <testsuite name="Input that could not be read" tests="1" failures="0" errors="1">
            <testcase classname="Input that could not be read" name="App/Broken.plist:3:9">
              <error message="The plist ends in the middle of an element." type="input">The plist ends in the middle of \
        an element.</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  /// The result of parsing a document.
  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var suites: [String] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      elements.append(name)
      if name == "testsuite", let suite = attributes["name"] { suites.append(suite) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  @Test func `whatever a project says, the XML can be read and has no more elements than were written`() {
    let reading = Reading()
    let parser = XMLParser(data: Data(reporter.text(of: SampleReport.hostile).utf8))
    parser.delegate = reading
    #expect(parser.parse())
    #expect(reading.elements == ["testsuites", "testsuite", "testcase", "system-out"])
    #expect(reading.suites.first?.hasPrefix("]]></failure>&\"") == true)
    #expect(reading.text.contains("100% @octocat #1 `a``b` <b>|*_\u{FFFD}[31m\u{FFFD}"))
  }
}
