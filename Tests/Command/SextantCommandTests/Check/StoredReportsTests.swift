import AppProject
import CommandOutput
import Foundation
import LeanFoundation
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct StoredReportsTests {
  /// Checks the folder App in a folder, with the cache beside it.
  private func check(
    in folder: borrowing ScratchFolder, _ options: String..., environment: [String: String] = [:]
  ) -> ToolRun {
    ToolRun(
      arguments: ["check", folder.path + "/App"] + options,
      environment: environment.merging(["XDG_CACHE_HOME": folder.path + "/Cache"]) { $1 })
  }

  /// The stored files.
  private func stored(in folder: borrowing ScratchFolder) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.url.appending(path: "Cache/sextant/reports"), includingPropertiesForKeys: nil)
  }

  @Test func `a report comes from the cache as long as nothing has changed`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    let first = check(in: folder)
    #expect(first.exitCode == 1)
    let file = try #require(try stored(in: folder).first)
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(first.output, with: "from the cache").utf8).write(to: file)
    #expect(check(in: folder) == ToolRun(exitCode: 1, output: "from the cache", errors: ""))
    #expect(check(in: folder, "--no-cache") == first)
    try folder.replace("import", with: "import  ", in: "App/RunTracker/RunRecorder.swift")
    #expect(check(in: folder) == first)
  }

  @Test(arguments: 1...8)
  func `after any change of files the report is that of a check without a cache`(seed: UInt64) throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    var random = SeededGenerator(seed: seed)
    for step in 1...12 {
      try change(folder, with: &random)
      let fresh = check(in: folder, "--no-cache")
      for _ in 1...2 {
        let kept = check(in: folder)
        #expect(kept == fresh, "seed \(seed), step \(step)")
      }
    }
  }

  /// Changes one file below a folder, or the folder itself.
  private func change(_ folder: borrowing ScratchFolder, with random: inout SeededGenerator) throws {
    // Not what a link leads to, and no link that leads nowhere.
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      ["swift", "plist", "pbxproj"].contains(URL(filePath: $0).pathExtension)
        && $0.hasPrefix("App/") && FileManager.default.fileExists(atPath: folder.path + "/" + $0)
    }.sorted()
    guard let file = files.randomElement(using: &random) else {
      return try folder.copyRunTracker(to: "App/New")
    }
    let url = folder.url.appending(path: file)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try FileManager.default.removeItem(at: url)
    case 1:
      let name = "Moved\(random.next()).\(url.pathExtension)"
      try FileManager.default.moveItem(at: url, to: url.deletingLastPathComponent().appending(path: name))
    case 2:
      try folder.write("import CoreLocation\nlet manager = CLLocationManager()\n".utf8, to: "App/New\(file)")
    case 3: try folder.write("rules:\n  background-mode-missing: off\n".utf8, to: "App/.sextant.yml")
    case 4:
      let target = folder.url.appending(path: "Linked.swift")
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.moveItem(at: url, to: target)
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case 5:
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
    default:
      // Another byte, so that the size stays the same.
      var bytes = [UInt8](try Data(contentsOf: url))
      guard let index = bytes.indices.randomElement(using: &random) else { return }
      bytes[index] = UInt8.random(in: 32..<127, using: &random)
      try Data(bytes).write(to: url)
    }
  }

  @Test func `a damaged report is made again`() throws {
    let folder = try ScratchFolder()
    // A small project, because it is checked once for each length.
    let entries = "<key>CFBundlePackageType</key><string>APPL</string><key>UIBackgroundModes</key><array/>"
    try folder.write("<plist><dict>\(entries)</dict></plist>".utf8, to: "App/Info.plist")
    let first = check(in: folder)
    let file = try #require(try stored(in: folder).first)
    let whole = try Data(contentsOf: file)
    for length in stride(from: 0, to: whole.count, by: 97) {
      try whole.prefix(length).write(to: file)
      #expect(check(in: folder) == first, "\(length) bytes were left")
      #expect(try Data(contentsOf: file).count >= whole.count)
    }
  }

  @Test(arguments: [
    ["--no-cache"], ["--diff"], ["--also-write", "json=/dev/null"], ["--target", "Missing"],
  ])
  func `what has an effect besides the report, or messages, is run each time`(options: [String]) throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    _ = ToolRun(
      arguments: ["check", folder.path + "/App"] + options,
      environment: ["XDG_CACHE_HOME": folder.path + "/Cache"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Cache"))
  }

  @Test(arguments: [true, false])
  func `progress keeps no report out of the cache, but a message does`(isProgress: Bool) throws {
    let folder = try ScratchFolder()
    let console = Console(
      environment: ["XDG_CACHE_HOME": folder.path + "/Cache"], output: RecordingSink(),
      errors: RecordingSink())
    let code = try RepeatedCheck(arguments: []).run(in: console) { console throws(CommandFailure) in
      do throws(OutputError) {
        try (isProgress ? console.progress : console.errors).write("Reading …")
      } catch {
        throw .output(error)
      }
      return .success
    }
    #expect(code == .success)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Cache") == isProgress)
  }

  @Test func `options, languages and the width of the terminal have reports of their own`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    let (english, chinese) = (
      check(in: folder), check(in: folder, "--language", "zh-Hans")
    )
    let json = check(in: folder, "--format", "json")
    #expect(try stored(in: folder).count == 3)
    #expect(check(in: folder) == english)
    #expect(check(in: folder, "--language", "zh-Hans") == chinese)
    #expect(check(in: folder, "--format", "json") == json)
    let narrow = check(in: folder, environment: ["COLUMNS": "50"])
    #expect(narrow.output != english.output)
  }

  @Test func `the cache keeps a bounded number of reports`() throws {
    let folder = try ScratchFolder()
    let reports = try #require(StoredReports(["XDG_CACHE_HOME": folder.path + "/Cache"]))
    let report = StoredReport(output: "none", exitCode: .success, answers: [:])
    for number in 0...StoredReports.mostReports { reports.store(report, for: "\(number)") }
    #expect(try stored(in: folder).count == StoredReports.mostReports)
    #expect(reports.report(for: "\(StoredReports.mostReports)") == report)
    let large = StoredReport(
      output: String(repeating: "x", count: StoredReports.mostBytes / 4), exitCode: .success, answers: [:])
    reports.store(large, for: "large")
    #expect(reports.report(for: "large") == nil)
  }

  @Test func `a folder that can't be written does no harm`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    try folder.write("a file where the folder should be".utf8, to: "Cache")
    #expect(
      check(in: folder) == ToolRun("check", folder.path + "/App"))
  }

  @Test func `each environment variable that a check reads distinguishes reports`() throws {
    let reading =
      /environment\["([A-Z_]+)"\]|\["([A-Z_]+)", "([A-Z_]+)", "([A-Z_]+)"\]\.compactMap \{ environment/
    let matches = try sources(in: "Basics", "Check", "Command/SextantCommand").flatMap {
      $0.text.matches(of: reading)
    }
    let names = Set(matches.flatMap { [$0.1, $0.2, $0.3, $0.4].compactMap { $0.map(String.init) } })
    #expect(names.subtracting(RepeatedCheck.variables) == ["XDG_CACHE_HOME"])
    #expect(names.count > 8)
  }

  @Test func `projects are read only by what a trace sees`() throws {
    let reading = /FileManager\.default\.\w+|Data\(contentsOf|(?:opendir|fopen|access|readlink|stat)\(/
    let uses = try sources(in: "Check/AppProject").filter { !$0.file.hasPrefix("Files/") }.flatMap { source in
      source.text.matches(of: reading).map { "\(source.file): \($0.0)" }
    }
    #expect(uses == ["Reading/InputPath.swift: FileManager.default.currentDirectoryPath"])
  }

  /// The sources of modules, with their paths in them.
  private func sources(in modules: String...) throws -> [(file: String, text: String)] {
    try modules.flatMap { module in
      try FileManager.default.regularFiles(below: RepositoryFolder.path("Sources/" + module))
        .filter { $0.hasSuffix(".swift") }.map {
          let path = RepositoryFolder.path("Sources/\(module)/\($0)")
          return ($0, try String(contentsOfFile: path, encoding: .utf8))
        }
    }
  }
}
