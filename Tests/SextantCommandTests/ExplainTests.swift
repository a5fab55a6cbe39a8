import LocationCatalogue
import LocationPolicy
import Testing

@testable import SextantCommand

@Suite struct ExplainTests {
  /// A line that is never wrapped.
  private static let wide = ["COLUMNS": "10000"]

  @Test func `a fact, whole, with sources that can be opened`() {
    #expect(
      ToolRun(arguments: ["explain", "auth-066"], environment: Self.wide).output == """
        AUTH-066  iOS 13+
        \(Fact.auth066.record.statement)

        Sources:
          喔牛慢慢爬: 对iOS定位授权弹窗机制的理解 (Understanding the location prompts), section 2
            https://www.jianshu.com/p/453f269b2863
        Confidence: article observed it, the mechanism is inferred

        """)
  }

  @Test func `a source without an address is named`() {
    let output = ToolRun("explain", "AUTH-082").output
    #expect(output.contains("  CLServiceSession.h of the iOS 18 SDK\n    no address is known\n"))
  }

  @Test(arguments: Fact.allCases) func `every fact is explained with statement and confidence`(fact: Fact) {
    let run = ToolRun(arguments: ["explain", fact.id], environment: Self.wide)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("\(fact.id)  iOS \(fact.record.releases)\n\(fact.record.statement)\n"))
    #expect(run.output.contains("\nConfidence: "))
  }

  @Test(
    arguments: MistakeCatalog.all.map(\.id.rawValue) + OpenQuestion.all.map(\.id)
      + SourceContradiction.all.map(\.id))
  func `every other entry of the catalogue is explained`(id: String) {
    let run = ToolRun("explain", id)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(id))
  }

  @Test func `a request for Always from When In Use on 13.2, whole`() {
    #expect(
      ToolRun("explain", "--ios", "13.2", "--grant", "when-in-use", "--request", "always").output == """
        iOS 13.0-13.3, the app has When In Use and, in the foreground, calls requestAlwaysAuthorization()
          No prompt appears: the app has provisional Always and reads authorizedAlways; locationManager(_:didChangeAuthorization:) is called.
          Because:
            AUTH-052 [iOS 13.0-13.3] requestAlways from WhenInUse: no immediate prompt; enters provisional Always. Reported status then becomes `authorizedAlways` with a callback (inferred). (wwdc, inferred)

        """)
  }

  @Test func `without a release, neighbours that do the same are explained together`() {
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
      "explain", "--ios", "12", "--request", "always", "--without",
      "NSLocationAlwaysAndWhenInUseUsageDescription"
    ).output
    #expect(output.contains("A usage description that the request needs is missing."))
    #expect(output.contains("The console says: This app has attempted to access privacy-sensitive data"))
  }

  @Test(arguments: [
    ["explain"], ["explain", "KEY-999"], ["explain", "KEY-005", "--request", "always"],
    ["explain", "--request", "always", "--without", "NSLocationAlawaysUsageDescription"],
    ["explain", "--request", "sometimes"], ["explain", "--request", "always", "--ios", "banana"],
  ])
  func `arguments that make no sense end with 2 and a reason`(arguments: [String]) {
    let run = ToolRun(arguments: arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }
}
