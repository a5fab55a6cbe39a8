import AgentServer
import Foundation
import JSONRPC
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct AgentToolTests {
  /// Calls a tool, and returns the text of its result, which is JSON or an error.
  private static func said(_ tool: String, _ arguments: String, folder: String? = nil) -> String {
    let content = result(
      "tools/call", #""name":"\#(tool)","arguments":{\#(arguments)}"#, folder: folder)["content"]
    return (content as? [[String: any Sendable]])?.first?["text"] as? String ?? ""
  }

  private static func result(
    _ method: String, _ parameters: String, folder: String? = nil
  ) -> [String: any Sendable] {
    let sink = RecordingSink()
    let line = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(parameters)}}"#
    var rest = [line][...]
    let server = AgentServer(
      AgentOffer.complete, folders: [folder ?? RepositoryFolder.path("Examples")], isFixed: true)
    Connection(.modelContext, output: sink).serve(server) { rest.popFirst().map { Data(($0 + "\n").utf8) } }
    let reply = try? JSONSerialization.jsonObject(with: Data(sink.text.utf8)) as? [String: any Sendable]
    return reply?["result"] as? [String: any Sendable] ?? [:]
  }

  private func answer<Answer: Decodable>(_ tool: String, _ arguments: String) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(Self.said(tool, arguments).utf8))
  }

  private struct Explained: Decodable {
    struct Result: Decodable { let id: String }
    let results: [Result]
    let facts: [Result]
  }

  @Test func `a question is answered with facts`() throws {
    let answer: Explained = try answer(
      "explain", #""question":"requestAlwaysAuthorization does nothing on iOS 11","limit":2"#)
    #expect(answer.results.count == 2 && answer.results.first?.id == "MIS-02")
    #expect(answer.facts.contains { $0.id == "KEY-005" })
    let fact: Explained = try self.answer("explain", #""question":"KEY-005""#)
    #expect(fact.results.map(\.id) == ["KEY-005"])
  }

  @Test func `a question about a project is answered with what is wrong in it`() throws {
    struct About: Decodable {
      struct Result: Decodable {
        struct Finding: Decodable { let rule: String }
        let id: String
        let findings: [Finding]?
      }
      struct Project: Decodable { let problem: String? }
      let results: [Result]
      let project: Project
    }
    let question = #""question":"authorizedAlways, and no event in the background","project":"#
    let answer: About = try answer("explain", question + #""RunTracker""#)
    let found = try #require(answer.results.first { $0.id == "MIS-13" })
    #expect(found.findings?.map(\.rule) == ["always-before-when-in-use"])
    let other: About = try self.answer("explain", question + #""Scenarios""#)
    #expect(other.project.problem != nil && !other.results.isEmpty)
  }

  /// Each tool with arguments that it answers.
  private static let calls = [
    "explain": #""question":"no prompt appears""#, "check": #""path":"RunTracker""#,
    "what_happens": #""calls":["when-in-use","start"],"ios":"14""#,
    "compare_releases": #""from":"13.0","to":"14""#,
    "play": #""path":"Scenarios/cure-when-in-use.json","ios":"18""#,
    "shortest_journey": #""question":"has temporary","ios":"13.0""#,
  ]

  @Test func `each tool answers in the shape that it announces`() throws {
    let tools = try #require(Self.result("tools/list", "")["tools"] as? [[String: any Sendable]])
    #expect(Set(tools.compactMap { $0["name"] as? String }) == Set(Self.calls.keys))
    for tool in tools {
      let name = try #require(tool["name"] as? String)
      let schema = try JSONSerialization.data(withJSONObject: try #require(tool["outputSchema"]))
      let text = Self.said(name, try #require(Self.calls[name]))
      #expect(try JSONSchemaValidator(schema).violations(in: Data(text.utf8)) == [], "\(name)")
    }
  }

  private struct Checked: Decodable {
    struct Finding: Decodable {
      let rule, file: String
      let line: Int
    }
    struct Target: Decodable {
      struct Line: Decodable { let releases, text: String }
      let name: String
      let predictions: [Line]?
    }
    let summary: [String: Int]
    let findings: [Finding]
    let targets: [Target]
    let omitted: Int
  }

  @Test func `a project is checked`() throws {
    let answer: Checked = try answer("check", #""path":"RunTracker""#)
    #expect(answer.summary == ["error": 1, "warning": 0, "note": 0] && answer.omitted == 0)
    #expect(answer.findings.map(\.rule) == ["always-before-when-in-use"])
    #expect(answer.findings.map(\.file) == ["RunTracker/RunRecorder.swift"])
    #expect(answer.targets.map(\.name) == ["RunTracker"])
    #expect(answer.targets.first?.predictions?.isEmpty == false)
    let short: Checked = try self.answer("check", #""path":"RunTracker","predictions":false"#)
    #expect(short.targets.first?.predictions == nil)
  }

  private struct Happening: Decodable {
    struct Outcome: Decodable {
      struct Call: Decodable {
        struct Answer: Decodable { let choice: String }
        let happens: [String]
        let answers: [Answer]
        let answered: String?
      }
      let ios, has: String
      let calls: [Call]
      let inBackground: [String]
    }
    let releases: [Outcome]
    let facts: [Explained.Result]
  }

  @Test func `a request is followed to what the app gets`() throws {
    let answer: Happening = try answer(
      "what_happens", #""calls":["always"],"ios":"14","answer":"allow while using app""#)
    let outcome = try #require(answer.releases.first)
    #expect(answer.releases.count == 1 && outcome.ios == "14")
    #expect(outcome.calls.first?.answered == "“Allow While Using App”")
    #expect(outcome.has == Grant.provisionalAlways.phrase.english)
    #expect(outcome.inBackground.isEmpty == false && answer.facts.contains { $0.id == "AUTH-049" })
  }

  @Test func `without its description a request shows nothing, on each release that has requests`() throws {
    let answer: Happening = try answer("what_happens", #""calls":["when-in-use"],"ios":"8+","infoPlist":{}"#)
    #expect(!answer.releases.isEmpty)
    for outcome in answer.releases {
      #expect(
        outcome.has == Grant.notDetermined.phrase.english && outcome.calls.allSatisfy(\.answers.isEmpty))
    }
  }

  private struct Compared: Decodable {
    struct Change: Decodable {
      let rule: String
      let facts: [String]
    }
    let changes: [Change]
  }

  @Test func `what releases change is what the policies say`() throws {
    let answer: Compared = try answer("compare_releases", #""from":"13.0","to":"14""#)
    let policies = ["13.0", "14"].map {
      AuthorizationPolicy.policy(for: Policies.known.release(named: $0) ?? .newest)
    }
    #expect(answer.changes.map(\.rule) == policies[0].differences(to: policies[1]).map(\.name))
    let narrowed: Compared = try self.answer(
      "compare_releases", #""from":"13.0","to":"14","about":"ESCALATION""#)
    #expect(!narrowed.changes.isEmpty && narrowed.changes.count < answer.changes.count)
  }

  private struct Played: Decodable {
    struct Story: Decodable {
      struct Line: Decodable { let who, what: String }
      let ios: String
      let lines: [Line]
      let omitted: Int
    }
    let stories: [Story]
    let failures: [Failure]
    struct Failure: Decodable { let path: String }
  }

  private static let scenario = #"""
    {"name":"Once","ios":"14","apps":[{"name":"Shop","infoPlist":\#
    {"NSLocationWhenInUseUsageDescription":"Where shops are."},"onLaunch":["CLLocationManager"]}],"steps":\#
    [{"person":"opens"},{"app":"requestWhenInUseAuthorization"},{"person":{"answers":"Allow Once"}},\#
    {"expect":{"grant":"denied"}}]}
    """#

  @Test func `a scenario is played, and its failures told`() throws {
    let answer: Played = try answer("play", #""scenario":\#(Self.scenario)"#)
    #expect(answer.stories.map(\.ios) == ["14"] && answer.failures.map(\.path) == ["steps[3].expect.grant"])
    #expect(
      answer.stories.first?.lines.contains { $0.who == "iOS" && $0.what.hasPrefix("asks Allow “Shop”") }
        == true)
    let short: Played = try self.answer("play", #""scenario":\#(Self.scenario),"limit":2"#)
    #expect(short.stories.first?.lines.count == 2 && (short.stories.first?.omitted ?? 0) > 0)
    let file: Played = try self.answer("play", #""path":"Scenarios/cure-when-in-use.json","ios":"18""#)
    #expect(file.failures.isEmpty && !file.stories.isEmpty)
  }

  private struct Found: Decodable {
    struct Move: Decodable { let move: String }
    let isFound, isComplete: Bool
    let journey: [Move]
  }

  @Test func `a shortest journey is found, or proved not to be`() throws {
    let answer: Found = try answer(
      "shortest_journey", #""question":"reads authorizedAlways, background: nothing","ios":"13.0""#)
    #expect(answer.isFound && answer.journey.count == 3)
    let none: Found = try self.answer(
      "shortest_journey", #""question":"has always","ios":"14","infoPlist":{}"#)
    #expect(!none.isFound && none.isComplete && none.journey.isEmpty)
  }

  @Test(arguments: [
    ("explain", #""question":" ""#), ("explain", #""question":"no prompt","project":"/etc""#),
    ("explain", #""question":"KEY-999""#), ("check", #""path":"/etc""#),
    ("check", #""path":"RunTracker","target":"None""#), ("check", #""ios":"6""#),
    ("what_happens", #""calls":[]"#),
    ("what_happens", #""calls":["fly"]"#), ("what_happens", #""calls":["start"],"grant":"x""#),
    ("what_happens", #""calls":["start"],"path":"a","infoPlist":{}"#),
    ("compare_releases", #""from":"1","to":"14""#), ("play", ""), ("play", #""scenario":{"name":1}"#),
    ("play", #""path":"../Package.swift""#), ("shortest_journey", #""question":"reads nonsense""#),
  ])
  func `a call that makes no sense is answered with what is wrong`(tool: String, arguments: String) {
    let result = Self.result("tools/call", #""name":"\#(tool)","arguments":{\#(arguments)}"#)
    #expect(result["isError"] as? Bool == true && Self.said(tool, arguments).count > 10)
  }

  @Test func `a scenario can't lead to files outside`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("<plist><dict/></plist>".utf8, to: "out/Info.plist")
    try scratch.write(
      #"{"name":"a","apps":[{"name":"A","infoPlist":"../out/Info.plist"}],"steps":[]}"#.utf8, to: "in/a.json")
    let text = Self.said("play", #""path":"a.json""#, folder: scratch.path + "/in")
    #expect(text.hasSuffix("“../out/Info.plist” may not be read"), "\(text)")
  }

  @Test func `every text of the library is there, and nothing else`() {
    let library = CatalogLibrary()
    for resource in library.resources { #expect(library.text(at: resource.uri)?.text.isEmpty == false) }
    for fact in Fact.allCases { #expect(library.text(at: "sextant://facts/\(fact.id)") != nil) }
    for rule in RuleCatalog.all { #expect(library.text(at: "sextant://rules/\(rule.id.rawValue)") != nil) }
    for release in Release.allCases { #expect(library.text(at: "sextant://handbook/\(release.name)") != nil) }
    for uri in ["sextant://", "sextant://facts/MIS-13", "sextant://facts/a/b", "file:///etc", "facts"] {
      #expect(library.text(at: uri) == nil)
    }
  }
}
