import Foundation
import TestSupport
import Testing

@testable import LinuxSDK
@testable import SextantCommand

/// The commands that run SwiftPM, with a fake compiler.
@Suite struct PackageCommandTests {
  /// Returns the output of the tool's second run, when the SDK exists.
  private func run(_ arguments: String..., code: String = "0", in swift: borrowing FakeSwift) -> ToolRun {
    _ = swift.run("sdk")
    let name = arguments[0]
    return swift.run(
      name, "--package-path", swift.path("App"), "--ios", "14", "--", "--filter", "Some",
      environment: ["FAKE_CODE": code])
  }

  @Test func `swift test gets the package, a folder of its own, the flags, and last the person's words`()
    throws
  {
    let swift = try FakeSwift()
    _ = run("test", in: swift)
    let call = try #require(try swift.calls().first { $0.hasPrefix("test ") })
    let app = swift.path("App/")
    #expect(
      call.hasPrefix(
        "test --package-path \(app) --scratch-path \(app).build/sextant --no-color-diagnostics --event-stream-output-path "
      ))
    #expect(call.contains(" -Xswiftc -I "))
    #expect(call.hasSuffix("/lib --filter Some"))
  }

  @Test(arguments: [0, 1, 70])
  func `the exit code is SwiftPM's own`(code: Int32) throws {
    let swift = try FakeSwift()
    #expect(run("test", code: "\(code)", in: swift).exitCode == code)
  }

  @Test func `all that SwiftPM says is shown, on the streams that it said it on`() throws {
    let swift = try FakeSwift()
    let run = run("test", in: swift)
    #expect(run.output == "iOS=14 person=\n")
    #expect(
      run.errors.hasPrefix("\(swift.path("App/Sources/App/App.swift")):2:1: error: no such module 'UIKit'\n"))
  }

  @Test func `what Linux has to do with it stands at the end`() throws {
    let swift = try FakeSwift()
    let explanation = """

      sextant: what is different on Linux (see Documentation/SDK.md)

        shell: \(Obstacle.shells.explanation)
          Sources/App/App.swift:2 UIKit
          What to do: \(Obstacle.shells.remedy)

        left-out: \(Obstacle.leftOutCode.explanation)
          Sources/App/App.swift:1
          What to do: \(Obstacle.leftOutCode.remedy)

      """
    #expect(run("test", in: swift).errors.hasSuffix(explanation))
  }

  @Test func `a quiet run says nothing of its own`() throws {
    let swift = try FakeSwift()
    _ = swift.run("sdk")
    let run = swift.run("build", "--package-path", swift.path("App/Sources"), "--quiet")
    #expect(!run.errors.contains("sextant:"))
    #expect(try swift.calls().last?.hasPrefix("build --package-path \(swift.path("App/")) ") == true)
  }

  @Test func `the phone is handed over in the environment`() throws {
    let swift = try FakeSwift()
    _ = swift.run("sdk")
    let run = swift.run(
      "test", "--package-path", swift.path("App"), "--ios", "13.2", "--person", "Allow Once", "--quiet")
    #expect(run.output == "iOS=13.2 person=Allow Once\n")
  }

  @Test(arguments: ["typo", "App"])
  func `a folder that holds no SDK is refused, and left as it is`(name: String) throws {
    let swift = try FakeSwift()
    let folder = swift.path(name)
    let before = try? FileManager.default.contentsOfDirectory(atPath: folder)
    for command in ["build", "test"] {
      let run = swift.run(command, "--package-path", swift.path("App"), "--sdk", folder)
      #expect(run.exitCode == 2)
      #expect(
        run.errors == """
          Error: there is no SDK of Sextant in '\(folder)', which --sdk names; 'sextant sdk --output \(folder)' builds \
          one there, and without --sdk the one in the cache is used

          """)
    }
    #expect(try !swift.calls().contains { $0.hasPrefix("build") })
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder)) == before)
  }

  @Test func `each of several releases has its own files of results`() throws {
    let swift = try FakeSwift()
    _ = swift.run("sdk")
    _ = swift.run(
      "test", "--package-path", swift.path("App"), "--ios", "13.2,14", "--quiet", "--", "--xunit-output",
      "out.d/tests.xml", "--event-stream-output-path=events")
    _ = swift.run(
      "test", "--package-path", swift.path("App"), "--ios", "14", "--quiet", "--", "--xunit-output",
      "out.d/tests.xml")
    let ends = try swift.calls().filter { $0.hasPrefix("test ") }.map { call in
      call.range(of: "--xunit").map { String(call[$0.lowerBound...]) }
    }
    #expect(
      ends == [
        "--xunit-output out.d/tests-ios-13.2.xml --event-stream-output-path=events-ios-13.2",
        "--xunit-output out.d/tests-ios-14.xml --event-stream-output-path=events-ios-14",
        "--xunit-output out.d/tests.xml",
      ])
  }

  @Test func `releases that the package's manifest excludes are left out, and told`() throws {
    let swift = try FakeSwift()
    _ = swift.run("sdk")
    let platforms = #"{"name": "macos", "version": "15.0"}, {"name": "ios", "version": "13.4"}"#
    let run = swift.run(
      "test", "--package-path", swift.path("App"), "--ios", "12-14", "--quiet",
      environment: ["FAKE_PLATFORMS": platforms])
    #expect(run.exitCode == 0)
    #expect(
      run.errors.hasPrefix(
        "sextant: iOS 12, 13.0 left out: the package needs iOS 13.4, as `platforms` in its Package.swift says\n"
      ))
    #expect(run.output.hasPrefix("iOS=13.4 person=\niOS=14 person=\n"))
  }

  @Test(arguments: [["--ios", "12"], ["--ios", "11,12"], []])
  func `a run without any release that the package supports is refused`(options: [String]) throws {
    let swift = try FakeSwift()
    _ = swift.run("sdk")
    let variables = swift.environment.merging(
      ["FAKE_PLATFORMS": #"{"name": "ios", "version": "15.0"}"#, "SEXTANT_IOS": "12"]) { $1 }
    let run = ToolRun(
      arguments: ["test", "--package-path", swift.path("App"), "--quiet"] + options, environment: variables)
    #expect(run.exitCode == 2)
    #expect(
      run.errors == """
        Error: the package needs iOS 15, as `platforms` in its Package.swift says, so its tests don't run on iOS \
        \(options.last?.replacing(",", with: ", ") ?? "12"); name a later release with --ios

        """)
    #expect(run.output == "")
  }

  @Test func `an app can't begin with what is no grant`() {
    for state in ["restricted", "services-off"] {
      let run = ToolRun("test", "--authorization", state)
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("not-determined, once, when-in-use, provisional-always, always, denied"))
    }
  }

  @Test func `a folder without a package is refused`() throws {
    let swift = try FakeSwift()
    let run = swift.run("test", "--package-path", "/nowhere")
    #expect(run.exitCode == 2)
    #expect(
      run.errors
        == "Error: there is no Package.swift in '/nowhere' or above it; name a package with --package-path\n")
  }
}
