import CommandOutput
import Testing

@testable import LinuxSDK

@Suite struct ChildProcessTests {
  private func shell(_ text: String, environment: [String: String] = [:]) -> ChildProcess {
    ChildProcess(program: "/bin/sh", arguments: ["-c", text], environment: environment)
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", 137)] as [(String, Int32)])
  func `the exit code is the program's, or a shell's for a signal`(text: String, code: Int32) throws {
    #expect(try shell(text).run { _, _ in }.rawValue == code)
  }

  @Test func `both streams are read to their ends, however much comes`() throws {
    var lengths: [ChildProcess.Stream: Int] = [:]
    let program = shell(
      "i=0; while [ $i -lt 5000 ]; do echo 0123456789012345678; echo é >&2; i=$((i+1)); done")
    _ = try program.run { lengths[$0, default: 0] += $1.count }
    #expect(lengths == [.output: 100_000, .errors: 10_000])
  }

  @Test func `the environment is the one that is given`() throws {
    var text = ""
    _ = try shell("echo $ONE-$HOME", environment: ["ONE": "1"]).run { text += $1 }
    #expect(text == "1-\n")
  }

  @Test func `a program that isn't there is an error`() {
    #expect(throws: SDKError.self) {
      try ChildProcess(program: "/nowhere/swift", arguments: [], environment: [:]).run { _, _ in }
    }
  }

  @Test func `a program whose output can't be passed on doesn't hang`() {
    #expect(throws: SDKError.self) {
      try shell("yes").run { (_, _) throws(SDKError) in throw .noSwift }
    }
  }
}
