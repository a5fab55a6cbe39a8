import Foundation
import LocationExploration
import LocationPolicy
import LocationSituations
import TestSupport
import Testing

private let isSpinInstalled = ["spin", "cc"].allSatisfy { Program(named: $0) != nil }

/// The model checker Spin, if it is installed, finds the same states as the search.
@Suite(.enabled(if: isSpinInstalled, "Spin and a C compiler are not installed: apt-get install spin gcc"))
struct SpinTests {
  /// Searches the situations of an app that requests only When In Use, which are few.
  private static func search(on release: Release, addedMoves: Set<AddedMoves> = []) -> QuestionSearch {
    let app = AppConfiguration(descriptions: [.legacy, .whenInUse])
    // Without a purpose text it can't request full accuracy, which keeps the number of sessions small.
    let rules = SituationRules(
      .policy(for: release), app: app, hasPurpose: addedMoves.isEmpty, addedMoves: addedMoves)
    return QuestionSearch(rules)
  }

  @Test(arguments: Release.allCases)
  func `Spin counts as many situations and as many moves`(release: Release) throws {
    try count(Self.search(on: release))
  }

  @Test(arguments: [AddedMoves.live, .activity])
  func `so it does with what the Swift API adds`(added: AddedMoves) throws {
    try count(Self.search(on: .newest, addedMoves: [added]))
  }

  private func count(_ search: QuestionSearch) throws {
    let output = try verify(search.promela(), compiling: [], running: ["-m1000000"])
    #expect(output.contains("errors: 0"), "\(output)")
    #expect(number(before: "states, stored", in: output) == search.search.states.count)
    // Spin also counts its initial step.
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

  /// Runs Spin's verification of a model; with `-r` it replays the trail that it found first.
  private func verify(_ model: String, compiling options: [String], running arguments: [String]) throws
    -> String
  {
    let folder = try ScratchFolder()
    try folder.write(model.utf8, to: "model.pml")
    let (spin, compiler) = (try #require(Program(named: "spin")), try #require(Program(named: "cc")))
    _ = try output(of: spin, ["-a", "model.pml"], in: folder.url)
    _ = try output(
      of: compiler, ["-w", "-DSAFETY", "-DNOREDUCE"] + options + ["-o", "pan", "pan.c"], in: folder.url)
    let pan = Program(at: folder.url.appending(path: "pan"))
    if arguments == ["-r"] { _ = try output(of: pan, [], in: folder.url) }
    return try output(of: pan, arguments, in: folder.url)
  }

  private func output(of program: Program, _ arguments: [String], in folder: URL) throws -> String {
    let (code, text) = try program.run(arguments, in: folder)
    try #require(code == 0, "\(text)")
    return text
  }

  private func number(before words: String, in output: String) -> Int? {
    output.split(separator: "\n").first { $0.contains(words) }
      .flatMap { line in line.split(separator: " ").first.flatMap { Int($0) } }
  }
}
