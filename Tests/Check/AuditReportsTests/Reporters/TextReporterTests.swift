import AppProject
import AuditReports
import LocationAudit
import LocationEvidence
import LocationPolicy
import Phrases
import Testing

@Suite struct TextReporterTests {
  @Test func `the whole report`() {
    #expect(
      TextReporter(width: 60, detail: .all).text(of: SampleReport.full) == """
        Läufer 跑步: app, iOS 13.2 and later, App/Info.plist

          error  always-requested-first  iOS 13+
            App/定位 Manager.swift:7:16
            7 | self.manager.requestAlwaysAuthorization() // 申请始
              |              ^
            The first request is for Always, so Allow While Using
            App makes a provisional Always.
            Fix:   Ask for When In Use first.
            Facts: MIS-13, AUTH-060

          What will happen

            first prompt  13.0-13.3  Allow “Läufer 跑步” to access
                                     your location?
            store         13.0-13.3  Nothing to object to.

        Outside any target

          note  unused-info-plist  iOS 8-10
            Old/Info.plist:1:1
            No target uses this file.
            Fix:   Delete it.
            Facts: MIS-04

        Nothing to report for: Tests

        Input that could not be read

          error  App/Broken.plist:3:9
            The plist ends in the middle of an element.

        1 error, 1 note in 2 targets

        """)
  }

  @Test func `quiet leaves only what is wrong`() {
    #expect(
      TextReporter(width: 100, isQuiet: true).text(of: SampleReport.full) == """
        Läufer 跑步: app, iOS 13.2 and later, App/Info.plist

          error  always-requested-first  iOS 13+
            App/定位 Manager.swift:7:16
            7 | self.manager.requestAlwaysAuthorization() // 申请始终定位
              |              ^
            The first request is for Always, so Allow While Using App makes a provisional Always.
            Fix:   Ask for When In Use first.
            Facts: MIS-13, AUTH-060

        Outside any target

          note  unused-info-plist  iOS 8-10
            Old/Info.plist:1:1
            No target uses this file.
            Fix:   Delete it.
            Facts: MIS-04

        Input that could not be read

          error  App/Broken.plist:3:9
            The plist ends in the middle of an element.

        """)
  }

  @Test func `nothing to say is said, and not at all when quiet`() {
    let report = CheckReport(targets: [SampleReport.tests], findings: [])
    #expect(
      TextReporter().text(of: report)
        == "Nothing to report for: Tests\n\nNothing to fix: no findings in 1 target\n")
    #expect(TextReporter(isQuiet: true).text(of: report) == "")
  }

  @Test func `what will happen is wrapped, never cut`() {
    let words: Phrase =
      "a session continues only without a distance filter and with a desired accuracy of 100 m or finer"
    let line = PredictionLine(topic: "background", text: words, facts: [])
    let target = CheckedTarget(
      name: "App", kind: .app, deploymentTarget: nil, infoPlist: nil,
      predictions: [Prediction(range: .iOS16_4 ... .newest, lines: [line])])
    #expect(
      TextReporter(width: 60).text(of: CheckReport(targets: [target], findings: [])).contains(
        """
            background  16.4+  a session continues only without a
                               distance filter and with a desired
                               accuracy of 100 m or finer

        """))
  }

  @Test func `notes alone are nothing to fix, unless something is hidden or was not read`() {
    func summary(_ report: CheckReport) -> String? {
      TextReporter().text(of: report).split(separator: "\n").last.map(String.init)
    }
    let notes = CheckReport(targets: [SampleReport.tests], findings: [SampleReport.note])
    #expect(summary(notes) == "Nothing to fix: 1 note in 1 target")
    #expect(summary(notes.showing(atLeast: .error)) == "No findings in 1 target (1 not shown)")
    let unread = CheckReport(
      targets: [SampleReport.tests], findings: [], problems: [SampleReport.problem])
    #expect(summary(unread) == "No findings in 1 target")
  }

  @Test func `what was not read takes one sentence, however much it is`() {
    func sentence(_ unread: [String]) -> String {
      let target = CheckedTarget(
        name: "App", kind: .app, deploymentTarget: nil, infoPlist: nil,
        predictions: [Prediction(range: .iOS18 ... .newest, lines: [])], unread: unread)
      let text = TextReporter().text(of: CheckReport(targets: [target], findings: []))
      return text.split(separator: "\n").filter { $0.contains("read") || $0.contains("hold") }
        .joined(separator: "\n")
    }
    #expect(sentence([]) == "")
    #expect(
      sentence(["A", "B", "C", "D"]) == """
          Not read: A, B, C and D. Nothing is concluded from what they may hold.
        """)
    #expect(
      sentence(["A", "B", "C", "D", "E"]) == """
          Not read: A, B, C and 2 more. Nothing is concluded from what they may hold.
        """)
  }

  @Test func `a problem in several places is told once, with the first of them`() {
    func problem(_ file: String, _ message: String) -> InputProblem {
      InputProblem(severity: .warning, origin: Site(file: file, line: 1), message: message)
    }
    let report = CheckReport(
      targets: [], findings: [],
      problems: ["a", "b", "c", "d"].map { problem($0, "It ends early.") } + [problem("e", "It is empty.")]
        + ["f", "g", "h", "i", "j"].map { problem($0, "It is locked.") })
    #expect(
      TextReporter(isQuiet: true).text(of: report) == """
        Input that could not be read

          warning  a:1:1
                   b:1:1
                   c:1:1
                   d:1:1
            It ends early.
          warning  e:1:1
            It is empty.
          warning  f:1:1
                   g:1:1
                   h:1:1
                   and 2 more
            It is locked.

        """)
  }

  @Test func `targets of one name are counted where nothing is said about them`() {
    let targets = ["App", "Kit", "App"].map {
      CheckedTarget(name: $0, kind: .other, deploymentTarget: nil, infoPlist: nil, predictions: [])
    }
    #expect(
      TextReporter().text(of: CheckReport(targets: targets, findings: []))
        == "Nothing to report for: App (2), Kit\n\nNothing to fix: no findings in 3 targets\n")
  }

  @Test func `the summary counts what is shown and what is not`() {
    let report = SampleReport.full.showing(atLeast: .warning)
    #expect(TextReporter().text(of: report).hasSuffix("\n1 error in 2 targets (1 not shown)\n"))
    #expect(report.hasErrors)
  }

  @Test func `colors surround words and change nothing else`() {
    let colored = TextReporter(width: 60, isColored: true).text(of: SampleReport.full)
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m  always-requested-first"))
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TextReporter(width: 60).text(of: SampleReport.full))
  }

  @Test func `text from files can't control the terminal`() {
    let evil = "\u{1B}[2J\u{202E}\u{7}"
    let finding = Finding(
      rule: RuleID(rawValue: evil), severity: .error, target: evil, at: Site(file: evil, line: 1, column: 1),
      releases: .iOS8 ... .newest,
      message: Phrase(verbatim: evil), fix: Phrase(verbatim: evil), facts: [])
    let target = CheckedTarget(
      name: evil, kind: .app, deploymentTarget: nil, infoPlist: evil,
      predictions: [
        Prediction(
          range: .iOS13 ... .newest,
          lines: [PredictionLine(topic: Phrase(verbatim: evil), text: Phrase(verbatim: evil), facts: [])])
      ])
    let problem = InputProblem(severity: .warning, origin: Site(file: evil, line: 1), message: evil)
    let report = CheckReport(
      targets: [target], findings: [finding], problems: [problem],
      excerpts: SampleReport.excerpts(for: finding, evil))
    let text = TextReporter().text(of: report)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.contains("\u{202E}"))
  }

  @Test func `a long line is shown around the place`() {
    let line = String(repeating: "a", count: 500) + "(here)" + String(repeating: "b", count: 500)
    let finding = Finding(
      rule: RuleID(rawValue: "r"), severity: .note, target: "T",
      at: Site(file: "a.js", line: 12, column: 502),
      releases: .iOS8 ... .newest,
      message: "m", fix: "f", facts: [.key001])
    let report = CheckReport(
      targets: [], findings: [finding], excerpts: SampleReport.excerpts(for: finding, line))
    #expect(
      TextReporter(width: 40, isQuiet: true).text(of: report) == """
        Outside any target

          note  r  iOS 8+
            a.js:12:502
            12 | …aaaaaaaaaaaaaaaaaa(here)bbbbbb
               |                     ^
            m
            Fix:   f
            Facts: KEY-001

        """)
  }

  @Test func `a long Info.plist path takes a line of its own`() {
    let target = CheckedTarget(
      name: "App", kind: .appExtension, deploymentTarget: SystemVersion(15),
      infoPlist: "A/Long/Path/To/Info.plist",
      predictions: [
        Prediction(range: .iOS15 ... .newest, lines: [PredictionLine(topic: "t", text: "x", facts: [])])
      ])
    let text = TextReporter(width: 60, detail: .all).text(of: CheckReport(targets: [target], findings: []))
    #expect(text.hasPrefix("App: app extension, iOS 15.0 and later,\n  A/Long/Path/To/Info.plist\n\n"))
  }

  @Test func `no line is wider than the terminal`() {
    for width in [40, 53, 80, 120] {
      for line in TextReporter(width: width).text(of: SampleReport.full).split(separator: "\n") {
        let isAddress = line.hasPrefix("    App/") || line.contains(".plist")
        #expect(isAddress || line.count <= width, "\(line)")
      }
    }
  }
}
