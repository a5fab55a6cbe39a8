import Foundation
import TestSupport
import Testing

@testable import SextantCommand

/// What several processes explore is, joined, what one would have explored.
@Suite final class ExploreShardsTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    let plist = """
      <plist version="1.0"><dict>
      <key>NSLocationWhenInUseUsageDescription</key><string>To show where you are.</string>
      </dict></plist>
      """
    try folder.write(plist.utf8, to: "Info.plist")
  }

  private func explore(_ arguments: String...) -> ToolRun {
    ToolRun(
      arguments: [
        "explore", "rules", "--info-plist", path("Info.plist"), "--ios", "7-10", "--format", "ndjson",
      ] + arguments)
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path(percentEncoded: false) }

  /// Writes what the shards find into files; a shard may have several.
  private func write(_ shards: [String]) throws -> [String] {
    try shards.enumerated().map { number, shard in
      let name = "\(number).ndjson"
      try folder.write(explore("--shard", shard, "--find", "prompt whenInUse").output.utf8, to: name)
      return path(name)
    }
  }

  private func merge(_ files: [String]) -> ToolRun {
    let run = ToolRun(arguments: ["explore", "merge"] + files)
    return ToolRun(
      exitCode: run.exitCode, output: run.output, errors: run.errors.replacing(folder.path + "/", with: ""))
  }

  @Test(arguments: [1, 2, 3, 7])
  func `all shards together are what one process finds`(count: Int) throws {
    let whole = explore("--find", "prompt whenInUse")
    // iOS 7 has no such prompt.
    #expect(whole.exitCode == 1)
    #expect(whole.output.split(separator: "\n").count == 5)
    let files = try write((1...count).reversed().map { "\($0)/\(count)" })
    #expect(merge(files) == ToolRun(exitCode: 1, output: whole.output, errors: ""))
    // As GNU parallel writes it: the lines of all shards in one file, in any order.
    let all = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
    try folder.write(all.utf8, to: "all.ndjson")
    #expect(merge([path("all.ndjson")]).output == whole.output)
  }

  @Test func `what comes through a pipe is read to its end`() throws {
    let whole = explore("--find", "prompt whenInUse").output
    let pipe = path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let text = Data(
      try write(["1/2", "2/2"]).map { try String(contentsOfFile: $0, encoding: .utf8) }.joined().utf8)
    let writing = Thread { FileHandle(forWritingAtPath: pipe)?.write(text) }
    writing.start()
    #expect(merge([pipe]) == ToolRun(exitCode: 1, output: whole, errors: ""))
  }

  @Test func `a shard that is missing is named, with what it would have explored`() throws {
    let whole = explore("--find", "prompt whenInUse").output.split(
      separator: "\n", omittingEmptySubsequences: false)
    let run = merge(try write(["1/3", "3/3"]))
    #expect(run.exitCode == 2)
    #expect(run.errors == "Warning: shard 2 of 3 is missing or was cut short: iOS 8\n")
    #expect(run.output == (whole[..<2] + whole[3...]).joined(separator: "\n"))
    // What was joined can be joined again, and still says so.
    try folder.write(run.output.utf8, to: "joined.ndjson")
    #expect(
      merge([path("joined.ndjson")])
        == ToolRun(
          exitCode: 2, output: run.output,
          errors: "Warning: shard 1 of 1 is missing or was cut short: iOS 8\n"))
  }

  @Test func `a shard that is there twice counts once, and is named`() throws {
    let run = merge(try write(["1/2", "2/2", "1/2"]))
    #expect(run.output == explore("--find", "prompt whenInUse").output)
    #expect(
      run.errors
        == "Warning: shard 1 is there twice, and counts once: 0.ndjson:1 and 2.ndjson:1\n")
  }

  @Test func `what does not belong together is refused, with its place`() throws {
    let files = try write(["1/2", "2/3"])
    #expect(merge(files).errors == "Error: 1.ndjson:1: it is not a part of what 0.ndjson:1 is a part of\n")
    let half = try String(contentsOfFile: files[0], encoding: .utf8)
    let lines = half.split(separator: "\n")
    let errors = [
      (
        String(lines[1]),
        "Error: odd.ndjson:1: the line that says which shard this is does not stand before it\n"
      ),
      (
        half + "{\"ios\"",
        "Error: odd.ndjson:4: it is not a line of 'sextant explore rules --format ndjson'\n"
      ),
      (
        half + half.replacing("\"isFound\":false", with: "\"isFound\":true"),
        "Error: odd.ndjson:4: another shard 1 says something else of iOS 7\n"
      ),
      (
        half + lines[1].replacing("\"ios\":\"7\"", with: "\"ios\":\"8\""),
        "Error: odd.ndjson:4: shard 1 of 2 does not explore iOS 8\n"
      ),
      (
        half.replacing("\"shard\":1", with: "\"shard\":9"),
        "Error: odd.ndjson:1: there is no shard 9 of 2\n"
      ),
      ("", "no shard is in it"),
    ]
    for (text, error) in errors {
      try folder.write(text.utf8, to: "odd.ndjson")
      let run = merge([path("odd.ndjson")])
      #expect(run.exitCode == 2)
      #expect(run.errors.contains(error), "\(run.errors)")
    }
    #expect(ToolRun("explore", "merge").errors.contains("merge takes the files that shards wrote"))
    #expect(
      ToolRun("explore", "merge", "a", "--ios", "8").errors.contains("merge takes files and no options"))
  }
}
