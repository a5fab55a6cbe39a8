import Foundation
import LocationExploration
import LocationPolicy
import LocationSituations
import TestSupport
import Testing

private let isSpinInstalled = ["/usr/bin/spin", "/usr/bin/cc"]
  .allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }

/// The model checker Spin, where it is installed, meets what the search meets.
@Suite(.enabled(if: isSpinInstalled, "Spin and a C compiler are not installed: apt-get install spin gcc"))
struct SpinTests {
  /// An app that asks for When In Use alone, which has few situations.
  private static func search(on release: Release) -> QuestionSearch {
    let app = AppConfiguration(descriptions: [.legacy, .whenInUse])
    return QuestionSearch(SituationRules(.policy(for: release), app: app))
  }

  @Test(arguments: Release.allCases)
  func `Spin counts as many situations and as many moves`(release: Release) throws {
    let search = Self.search(on: release)
    let output = try verify(search.promela(), compiling: [], running: ["-m1000000"])
    #expect(output.contains("errors: 0"), "\(output)")
    #expect(number(before: "states, stored", in: output) == search.search.states.count)
    // Spin also counts that it begins.
    #expect(number(before: "transitions (=", in: output) == search.search.transitionCount + 1)
  }

  @Test func `Spin needs as many moves to what is asked for`() throws {
    let search = Self.search(on: .newest)
    let question = try Question("has temporary, app grace, locked, updates started")
    let journey = try #require(search.answer(to: question).journey)
    let output = try verify(search.promela(reporting: [question]), compiling: ["-DBFS"], running: ["-r"])
    let names = Set(search.search.space.moves.map(\.name))
    let trail = output.split(separator: "\n").map(String.init).filter(names.contains)
    #expect(trail.count == journey.count)
    var situation = Situation()
    for name in trail {
      let move = try #require(search.search.space.moves.first { $0.name == name })
      #expect(situation.canMake(move, under: search.rules))
      situation.make(move, under: search.rules)
    }
    #expect(question.holds(in: situation, under: search.rules))
  }

  /// Has Spin verify a model; with `-r` it replays the trail that it found first.
  private func verify(_ model: String, compiling options: [String], running arguments: [String]) throws
    -> String
  {
    let folder = try ScratchFolder()
    try folder.write(model.utf8, to: "model.pml")
    _ = try run("/usr/bin/spin", ["-a", "model.pml"], in: folder.url)
    _ = try run(
      "/usr/bin/cc", ["-w", "-DSAFETY", "-DNOREDUCE"] + options + ["-o", "pan", "pan.c"], in: folder.url)
    let pan = folder.url.appending(path: "pan").path(percentEncoded: false)
    if arguments == ["-r"] { _ = try run(pan, [], in: folder.url) }
    return try run(pan, arguments, in: folder.url)
  }

  private func number(before words: String, in output: String) -> Int? {
    output.split(separator: "\n").first { $0.contains(words) }
      .flatMap { line in line.split(separator: " ").first.flatMap { Int($0) } }
  }

  private func run(_ program: String, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    try #require(process.terminationStatus == 0, "\(program): \(text)")
    return text
  }
}
