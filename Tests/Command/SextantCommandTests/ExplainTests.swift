import LocationCatalogue
import LocationExperiments
import LocationPolicy
import LocationTerms
import Markup
import Testing

@testable import SextantCommand

@Suite struct ExplainTests {
  /// A width at which no line is wrapped.
  private static let wide = ["COLUMNS": "10000"]

  @Test func `a fact, whole, with sources that can be opened`() {
    #expect(
      ToolRun(arguments: ["explain", "auth-066"], environment: Self.wide).output == """
        AUTH-066  iOS 13+
        \(InlineMarkdown(Fact.auth066.record.statement).plainText)

        Sources:
          喔牛慢慢爬: 对iOS定位授权弹窗机制的理解 (Understanding the location prompts), section 2
            https://www.jianshu.com/p/453f269b2863
          GitHub, Almoullim/background_location#39
            https://github.com/Almoullim/background_location/pull/39
        Confidence: two observed it independently, the mechanism is inferred
        Carried forward without a source of its own to: iOS 26
        Settled by: \(Experiment.all(deciding: "AUTH-066").map { "sextant experiment generate \($0.name)" }.joined(separator: ", "))
        Records that confirm it: 0

        """)
  }

  @Test func `a source without an address is named`() {
    let output = ToolRun("explain", "AUTH-001").output
    #expect(
      output.contains(
        "  iOS定位 (Location on iOS), author unknown, the listing of the enumeration\n    no address is known\n"
      ))
  }

  @Test(arguments: Fact.allCases) func `every fact is explained with statement and confidence`(fact: Fact) {
    let run = ToolRun(arguments: ["explain", fact.id], environment: Self.wide)
    #expect(run.exitCode == 0)
    let statement = InlineMarkdown(fact.record.statement).plainText
    #expect(run.output.hasPrefix("\(fact.id)  \(fact.record.releasesText)\n\(statement)\n"))
    #expect(run.output.contains("\nConfidence: "))
  }

  @Test(
    arguments: MistakeCatalog.all.map(\.id.rawValue) + OpenPoint.questions.map(\.id)
      + OpenPoint.contradictions.map(\.id))
  func `every other entry of the catalog is explained`(id: String) {
    let run = ToolRun("explain", id)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(id))
  }

  @Test func `what each answer gives, as a table`() {
    let run = ToolRun("explain", "--request", "always", "--ios", "7-12", "--format", "markdown")
    #expect(
      run.output == """
        | iOS | what each answer gives |
        | --- | --- |
        | 7 | No prompt appears and no callback comes. The release does not have this API. |
        | 8-10 | “Don’t Allow”: a refusal · “Allow”: Always |
        | 11-12 | “Only While Using the App”: When In Use · “Always Allow”: Always · “Don’t Allow”: a refusal |

        """)
  }

  @Test
  func `AUTH-072: the table says the accuracy, and the completion handler is called whatever the answer`() {
    let arguments = ["--request", "full-accuracy", "--ios", "14+", "--grant", "when-in-use", "--reduced"]
    #expect(
      ToolRun(arguments: ["explain", "--format", "markdown"] + arguments).output == """
        | iOS | what each answer gives |
        | --- | --- |
        | 14+ | “Allow Once”: full accuracy until no longer in use · “Don’t Allow”: reduced accuracy |

        """)
    let answers = ToolRun(arguments: ["explain"] + arguments).output.split(separator: "\n")
      .filter { $0.hasPrefix("    “") }
    #expect(
      answers == [
        """
            “Allow Once”: the app gets full accuracy until it is no longer in use; \
        locationManagerDidChangeAuthorization(_:) and the completion handler are called, without an error.
        """, "    “Don’t Allow”: nothing changes; the completion handler is called, without an error.",
      ])
  }

  @Test func `AUTH-080: live updates of an app that never asked are an open question on 17 alone`() {
    #expect(
      Self.sentences("--ios", "17", "--request", "live-updates") == [
        """
        No source says what happens (OPEN-11): Sextant assumes that no prompt appears and no callback comes. Ask with \
        CLLocationManager first.
        """
      ])
    #expect(
      Self.sentences("--ios", "17", "--grant", "when-in-use", "--request", "live-updates")
        == ["No prompt appears, for none is needed.", "Locations arrive."])
    #expect(
      Self.sentences("--ios", "18", "--request", "live-updates").first?.hasPrefix("A prompt appears") == true)
  }

  @Test func `releases that are no neighbors stand apart`() {
    let run = ToolRun(
      "explain", "--request", "when-in-use", "--ios", "8", "--ios", "10", "--format", "markdown")
    #expect(
      run.output == """
        | iOS | what each answer gives |
        | --- | --- |
        | 8 | “Don’t Allow”: a refusal · “Allow”: When In Use |
        | 10 | “Don’t Allow”: a refusal · “Allow”: When In Use |

        """)
  }

  @Test func `a request for Always from When In Use on 13.2, whole`() {
    #expect(
      ToolRun(
        arguments: ["explain", "--ios", "13.2", "--grant", "when-in-use", "--request", "always"],
        environment: Self.wide
      ).output == """
        iOS 13.0-13.3, the app has When In Use and, in the foreground, calls requestAlwaysAuthorization()
          No prompt appears: the app has provisional Always and reads authorizedAlways; locationManager(_:didChangeAuthorization:) is called.
          Because:
            AUTH-052 [iOS 13.0-13.3] \(InlineMarkdown(Fact.auth052.record.statement).plainText) (wwdc, inferred)

        """)
  }

  @Test func `a request is explained in Chinese, with its table`() {
    let output = ToolRun(
      "explain", "--ios", "13.2", "--grant", "when-in-use", "--request", "always", "--language", "zh"
    ).output
    #expect(output.hasPrefix("iOS 13.0-13.3，App 的权限为“使用期间”，"))
    #expect(output.contains("App 调用 requestAlwaysAuthorization()\n"))
    #expect(output.contains("\n  因为：\n    AUTH-052 [iOS 13.0-13.3] 从“使用期间”请求“始终”"))
    let table = ToolRun(
      "explain", "--request", "always", "--ios", "8-10", "--format", "markdown", "--language", "zh"
    ).output
    #expect(table.hasPrefix("| iOS | 每种回答得到什么 |\n"))
  }

  @Test func `without a release, neighbors that do the same are explained together`() {
    let headings = ToolRun("explain", "--grant", "when-in-use", "--request", "always").output
      .split(separator: "\n").filter { $0.hasPrefix("iOS ") }.compactMap { $0.split(separator: ",").first }
    #expect(
      headings == ["iOS 7", "iOS 8-10", "iOS 11-12", "iOS 13.0-13.3", "iOS 13.4-13.7", "iOS 14+"])
  }

  @Test(arguments: AppRequest.allCases, GrantArgument.allCases)
  func `every request is explained from every grant with at least one fact`(
    request: AppRequest, grant: GrantArgument
  ) {
    let run = ToolRun("explain", "--request", request.rawValue, "--grant", grant.rawValue)
    #expect(run.exitCode == 0)
    for section in run.output.split(separator: "\n\niOS ") {
      #expect(section.contains("There is no such grant") || section.contains("-0"), "\(section)")
    }
  }

  @Test func `a missing key is said, with the console's text`() {
    let output = ToolRun(
      arguments: [
        "explain", "--ios", "12", "--request", "always", "--without",
        "NSLocationAlwaysAndWhenInUseUsageDescription",
      ], environment: Self.wide
    ).output
    #expect(output.contains("A usage description that the request needs is missing."))
    #expect(output.contains("The console says: This app has attempted to access privacy-sensitive data"))
  }

  /// Returns the sentences between the heading and the reasons.
  private static func sentences(_ arguments: String...) -> [String] {
    ToolRun(arguments: ["explain"] + arguments, environment: wide).output.split(separator: "\n").dropFirst()
      .prefix { $0 != "  Because:" }.map { String($0.drop { $0 == " " }) }
  }

  @Test(arguments: ["once", "when-in-use", "provisional-always"])
  func `a start in the background fails without Always`(grant: String) {
    let output = Self.sentences(
      "--ios", "17", "--grant", grant, "--request", "start", "--phase", "background")
    #expect(
      output == [
        "No prompt appears.",
        "It fails: no location arrives, and the delegate gets CLError.denied (1).",
      ])
  }

  @Test func `a start brings locations where it may`() {
    let expected = ["No prompt appears, for none is needed.", "Locations arrive."]
    #expect(
      Self.sentences("--ios", "17", "--grant", "always", "--request", "start", "--phase", "background")
        == expected)
    #expect(Self.sentences("--ios", "17", "--grant", "when-in-use", "--request", "start") == expected)
    #expect(
      Self.sentences("--ios", "17", "--grant", "when-in-use", "--request", "start", "--reduced")
        == [expected[0], "Locations arrive, coarse and a few times an hour at most."])
  }

  @Test func `live updates and sessions that begin in the background bring nothing`() {
    let late = """
      A new session may only be started in the foreground, so this one has no effect until the app is there; \
      after a launch in the background the \
      app may take up again, within a few seconds, one that it held before.
      """
    let nothing = "Nothing is delivered, and no error is reported."
    #expect(
      Self.sentences(
        "--ios", "17", "--grant", "when-in-use", "--request", "live-updates", "--phase", "background")
        == ["No prompt appears.", nothing])
    #expect(
      Self.sentences(
        "--ios", "18", "--grant", "when-in-use", "--request", "live-updates", "--phase", "background")
        == ["No prompt appears.", nothing, late])
    #expect(
      Self.sentences(
        "--ios", "18", "--grant", "when-in-use", "--request", "session-when-in-use", "--phase", "background")
        == ["No prompt appears.", late])
  }

  @Test func `BG-009 and AUTH-085 are the reasons for what does not arrive`() {
    func run(_ request: String) -> String {
      ToolRun(
        "explain", "--ios", "18", "--grant", "when-in-use", "--request", request, "--phase", "background"
      ).output
    }
    #expect(run("start").contains("\n    BG-009 [iOS 8+]"))
    #expect(run("live-updates").contains("\n    AUTH-085 [iOS 18+]"))
    #expect(run("session-always").contains("\n    AUTH-085 [iOS 18+]"))
  }

  @Test(arguments: [
    ["explain"], ["explain", "KEY-999"], ["explain", "KEY-005", "--request", "always"],
    ["explain", "--request", "always", "--without", "NSLocationAlawaysUsageDescription"],
    ["explain", "--request", "sometimes"], ["explain", "--request", "always", "--ios", "banana"],
    ["explain", "KEY-005", "--format", "markdown"], ["explain", "--why-no-prompt", "--format", "markdown"],
    ["explain", "--request", "always", "--format", "json"],
  ])
  func `arguments that make no sense end with 2 and a reason`(arguments: [String]) {
    let run = ToolRun(arguments: arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }
}
