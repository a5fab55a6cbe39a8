import Foundation
import TestSupport
import Testing

/// Baselines of findings that a team accepts for now.
@Suite struct BaselineTests {
  private static let recorder = "App/RunTracker/RunRecorder.swift"

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    return folder
  }

  @Test func `a baseline holds what is found, and a check with it finds nothing`() throws {
    let folder = try folder()
    let (app, file) = (folder.path + "/App", folder.path + "/App/baseline.json")
    let written = ToolRun("check", app, "--write-baseline", file, "--quiet")
    #expect(written == ToolRun(exitCode: 0, output: "", errors: "Wrote 1 finding to \(file).\n"))
    let text = try folder.text(of: "App/baseline.json")
    #expect(
      text.replacing(/"[0-9a-f]{16}:1"/, with: "F") == """
        {
          "findings" : [
            {
              "file" : "RunTracker/RunRecorder.swift",
              "fingerprint" : F,
              "rule" : "always-before-when-in-use",
              "target" : "RunTracker"
            }
          ],
          "schema" : 1
        }

        """)
    #expect(
      ToolRun("check", app, "--baseline", file, "--quiet") == ToolRun(exitCode: 0, output: "", errors: ""))
    let sarif = ToolRun("check", app, "--baseline", file, "--format", "sarif").output
    #expect(sarif.contains(#""kind" : "external""#))
    let fingerprint = try #require(text.firstMatch(of: /"[0-9a-f]{16}:1"/)).output
    #expect(sarif.contains("\"sextantFinding/v1\" : \(fingerprint)"))
    #expect(
      ToolRun("check", app, "--baseline", file).output
        .hasSuffix("\nNothing to fix: no findings in 1 target (1 in the baseline)\n"))
  }

  @Test func `lines that move are recognized, new findings are told`() throws {
    let folder = try folder()
    let (app, file) = (folder.path + "/App", folder.path + "/baseline.json")
    _ = ToolRun("check", app, "--write-baseline", file)
    try folder.replace("import CoreLocation", with: "\n\nimport CoreLocation\n", in: Self.recorder)
    #expect(ToolRun("check", app, "--baseline", file, "--quiet").exitCode == 0)
    try folder.replace(
      "manager.requestAlwaysAuthorization()",
      with: "manager.requestAlwaysAuthorization()\n      manager.requestAlwaysAuthorization()",
      in: Self.recorder)
    try folder.replace(
      "<string>RunTracker draws your route on the map and measures your distance while you run.</string>",
      with: "<string></string>", in: "App/RunTracker/Info.plist")
    let run = ToolRun("check", app, "--baseline", file, "--quiet")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("blank-usage-description"))
  }

  @Test func `what the baseline holds and is no longer found is told`() throws {
    let folder = try folder()
    let (app, file) = (folder.path + "/App", folder.path + "/baseline.json")
    _ = ToolRun("check", app, "--write-baseline", file)
    try folder.replace(
      "requestAlwaysAuthorization", with: "requestWhenInUseAuthorization", in: Self.recorder)
    let run = ToolRun("check", app, "--baseline", file, "--quiet")
    #expect(
      run.output.hasSuffix(
        """
        In the baseline but no longer found; write the baseline again

          always-before-when-in-use  App/RunTracker/RunRecorder.swift (RunTracker)

        """))
    #expect(run.exitCode == 0)
    #expect(
      ToolRun("check", app, "--baseline", file, "--format", "json").output.contains("\"goneFromBaseline\""))
  }

  @Test func `a baseline is found again from any folder`() throws {
    let folder = try folder()
    let file = folder.path + "/baseline.json"
    _ = ToolRun("check", folder.path, "--write-baseline", file)
    #expect(ToolRun("check", folder.path + "/App", "--baseline", file, "--quiet").exitCode == 0)
    #expect(ToolRun("check", folder.path + "/App/RunTracker.xcodeproj", "--baseline", file).exitCode == 0)
  }

  @Test(arguments: ["{", "[]", #"{"schema":1}"#, #"{"schema":2,"findings":[]}"#])
  func `a file that is not a baseline is an error that says what to do`(text: String) throws {
    let folder = try folder()
    try folder.write(text.utf8, to: "baseline.json")
    for file in [folder.path + "/baseline.json", folder.path + "/missing.json"] {
      let run = ToolRun("check", folder.path + "/App", "--baseline", file)
      #expect(run.exitCode == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Error: \(file): "))
      #expect(run.errors.contains("--write-baseline"))
    }
  }

  @Test func `a baseline of a part is refused`() throws {
    let folder = try folder()
    let run = ToolRun("check", folder.path + "/App", "--write-baseline", "b.json", "--ios", "15")
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("Error: A baseline holds all findings; leave out --ios"))
  }
}
