import Foundation
import TestSupport
import Testing

@testable import SextantCommand

/// The configuration file.
@Suite struct ConfigurationTests {
  private func folder(_ configuration: String, at path: String = "App/.sextant.yml") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    try folder.write(configuration.utf8, to: path)
    return folder
  }

  @Test(arguments: [
    ("rules: { always-before-when-in-use: off }", 0, ""),
    ("rules:\n  always-before-when-in-use: note", 0, "note  always-before-when-in-use"),
    ("exclude: RunTracker/RunRecorder.swift", 0, ""), ("exclude:\n  - '**/Run*.swift'", 0, ""),
    ("exclude: [RunTracker]", 0, ""), ("exclude: [Other, RunTracker/*.m]", 1, "error"),
    ("ios: 15", 1, "iOS 15+"), ("# nothing\n", 1, "error"), ("", 1, "error"),
  ])
  func `a configuration settles what is reported`(text: String, code: Int32, words: String) throws {
    let folder = try folder(text)
    let run = ToolRun("check", folder.path + "/App", "--quiet")
    #expect(run.errors == "")
    #expect(run.exitCode == code)
    #expect(words.isEmpty ? run.output.isEmpty : run.output.contains(words))
  }

  @Test func `the nearest configuration counts, up to the root of the repository`() throws {
    let folder = try folder("rules: { always-before-when-in-use: off }", at: ".sextant.yml")
    let app = folder.path + "/App"
    #expect(ToolRun("check", app, "--quiet").exitCode == 0)
    #expect(ToolRun("check", app + "/RunTracker.xcodeproj", "--quiet").exitCode == 0)
    try folder.write("gitdir: elsewhere".utf8, to: "App/.git")
    #expect(ToolRun("check", app, "--quiet").exitCode == 1)
    #expect(ToolRun("check", app, "--quiet", "--config", folder.path + "/.sextant.yml").exitCode == 0)
    try folder.write("rules: { automatic-pause: off }".utf8, to: "App/.sextant.yml")
    #expect(ToolRun("check", app, "--quiet").exitCode == 1)
  }

  @Test func `the baseline counts from the configuration, and the command line wins`() throws {
    let folder = try folder("baseline: known/baseline.json\nios: 16.4\n")
    let app = folder.path + "/App"
    try folder.write(#"{"schema":1,"findings":[]}"#.utf8, to: "empty.json")
    _ = try FileManager.default.createDirectory(
      atPath: app + "/known", withIntermediateDirectories: true)
    #expect(ToolRun("check", app, "--write-baseline", app + "/known/baseline.json").exitCode == 0)
    #expect(ToolRun("check", app, "--quiet").exitCode == 0)
    #expect(ToolRun("check", app, "--quiet", "--baseline", folder.path + "/empty.json").exitCode == 1)
    #expect(ToolRun("check", app).output.contains("16.4"))
    #expect(!ToolRun("check", app, "--ios", "15", "--predictions").output.contains("16.4"))
  }

  @Test func `reports are in the language of the configuration, or of the command line`() throws {
    let folder = try folder("language: zh-Hans")
    let app = folder.path + "/App"
    #expect(ToolRun("check", app).output.hasSuffix("\n1 个错误，检查了 1 个 target\n"))
    #expect(ToolRun("check", app, "--language", "en").output.hasSuffix("\n1 error in 1 target\n"))
  }

  @Test func `findings lead to the rules' pages of the configuration, or of the command line`() throws {
    let folder = try folder("rules-url: https://example.com/{rule}.html")
    let app = folder.path + "/App"
    let page = "https://example.com/always-before-when-in-use.html"
    let rule = "always-before-when-in-use"
    for (format, link) in [
      ("sarif", "\"helpUri\" : \"\(page)\""), ("markdown", "[`\(rule)`](<\(page)>)"),
      ("html", "<a href=\"\(page)\">\(rule)</a>"),
    ] {
      #expect(ToolRun("check", app, "--format", format).output.contains(link), "\(format)")
      let other = ToolRun("check", app, "--format", format, "--rules-url", "https://example.org/Rules").output
      #expect(other.contains("https://example.org/Rules/\(rule).md") && !other.contains(page), "\(format)")
    }
  }

  @Test func `everything that makes no sense is told with its place and what to do`() throws {
    let folder = try folder(
      """
      ruels: {}
      rules:
        always-before-when-inuse: off
        automatic-pause: loud
      exclude: ../Other
      include-dependencies: yes
      ios: 6
      baseline: []
      """)
    let run = ToolRun("check", folder.path + "/App")
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(
      run.errors.replacing(folder.path + "/App/.sextant.yml", with: "FILE") == """
        Error: FILE:1:1: there is no key "ruels"; did you mean "rules"?
        Error: FILE:3:3: there is no rule "always-before-when-inuse"; did you mean "always-before-when-in-use"?
        Error: FILE:4:20: "loud" is not a level of a rule; use one of off, note, warning, error
        Error: FILE:5:10: "../Other" leads out of the folder of this file; name a path below it, such as "Legacy" or "**/Generated"
        Error: FILE:6:23: "yes" is neither true nor false
        Error: FILE:7:6: no release is called "6"; use one of 7, 8, 9, 10, 11, 12, 13.0-13.3, 13.4-13.7, 14, 15, 16.0-16.3, 16.4-16.7, 17, 18, 26
        Error: FILE:8:11: expected the path of a baseline

        """)
  }

  @Test(arguments: [
    ("rules", "1:1: expected keys with values"), ("rules: [a", "this is not readable YAML"),
    ("ios: 14\nios: 15", ":2:1: this is not readable YAML: the key \"ios\" stands twice"),
    (
      "exclude: 3",
      ":1:10: 3 is not a path; expected a path or a list of paths, in quotes if that is its name"
    ),
    ("exclude: [Legacy, true]", ":1:19: true is not a path"), ("baseline: 1.5", ":1:11: 1.5 is not a path"),
    ("rules-url: Documentation/Rules", "1:12: expected a web address, such as https://"),
    ("rules: [automatic-pause]", "1:8: expected rules with a level"),
    ("language: fr", "1:11: no report is written in \"fr\"; use en or zh-Hans"),
    (
      "color: red",
      "there is no key \"color\"; the keys are rules, exclude, baseline, ios, language, include-dependencies, rules-url"
    ),
  ])
  func `a configuration that is something else is an error`(text: String, words: String) throws {
    let folder = try folder(text)
    let run = ToolRun("check", folder.path + "/App")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func `a configuration that isn't there is an error`() throws {
    let folder = try folder("")
    let run = ToolRun("check", folder.path + "/App", "--config", folder.path + "/no.yml")
    #expect(
      run
        == ToolRun(
          exitCode: 2, output: "",
          errors:
            "Error: \(folder.path)/no.yml: there is no such file; name one that exists, or leave out --config for the nearest .sextant.yml\n"
        ))
  }

  @Test(arguments: [
    ("Legacy", "Legacy/a/b.swift", true), ("Legacy/", "Legacy", true), ("Legacy", "NewLegacy/a.swift", false),
    ("*/b.swift", "a/b.swift", true), ("*/b.swift", "a/c/b.swift", false), ("**/b.swift", "b.swift", true),
    ("**/b.swift", "a/c/b.swift", true), ("a/**/c", "a/c/d", true), ("a*c*e", "abcde", true),
    ("a*c*e", "abcdef", false), ("**", "a", true), ("./a", "a", true), ("*.swift", "a.swift", true),
  ])
  func `patterns name files and folders`(pattern: String, path: String, matches: Bool) {
    #expect(ExcludedPath(pattern)?.matches(path) == matches)
  }

  @Test(arguments: ["", "/a", "../a", "a/../../b"]) func `no pattern leads out of its folder`(text: String) {
    #expect(ExcludedPath(text) == nil)
  }

  @Test func `a long pattern is matched in no time`() {
    let name = String(repeating: "a/", count: 500) + String(repeating: "b", count: 500)
    let pattern = String(repeating: "**/a*/", count: 200) + String(repeating: "*b", count: 200) + "c"
    #expect(ExcludedPath(pattern)?.matches(name) == false)
  }
}
