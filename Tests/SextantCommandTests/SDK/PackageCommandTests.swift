import Foundation
import TestSupport
import Testing

@testable import SextantCommand

/// The commands that run SwiftPM, with a compiler that only says it compiles.
@Suite struct PackageCommandTests {
  /// What the tool says the second time, when the SDK is there.
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
