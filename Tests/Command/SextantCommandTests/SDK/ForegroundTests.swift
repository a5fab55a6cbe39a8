import Foundation
import TestSupport
import Testing

@testable import SextantCommand

/// Tests of the binary in the foreground: the visible progress of a run, and what remains of it.
@Suite(.timeLimit(.minutes(20))) struct ForegroundTests {
  private func start(_ tests: String, in swift: borrowing FakeSwift) throws -> RunningTool {
    _ = swift.run("sdk")
    let environment = swift.environment.merging(["FAKE_TESTS": tests]) { $1 }
    return try RunningTool(
      ["test", "--package-path", swift.path("App"), "--quiet"], environment: environment)
  }

  /// Returns whether a process is running; one that has ended may remain in the list until its parent reaps it.
  private func isAlive(_ id: String) -> Bool {
    guard let process = pid_t(id), kill(process, 0) == 0 else { return false }
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return status?.contains("State:\tZ") != true
  }

  @Test func `lines come as they are written, those of both streams in order`() async throws {
    let swift = try FakeSwift()
    // A program that requires a terminal, like the package manager, and continues only when its lines were seen.
    let tool = try start(
      #"""
      [ -t 1 ] && [ -t 2 ] && [ "$TERM" = dumb ] || exit 9
      for i in 1 2 3; do echo "out $i"; echo "err $i" >&2; done
      while [ ! -e "$FAKE/seen" ]; do sleep 0.01; done
      """#, in: swift)
    await tool.wait(for: "err 3\n")
    #expect(tool.text == "out 1\nerr 1\nout 2\nerr 2\nout 3\nerr 3\n")
    try swift.folder.write("".utf8, to: "seen")
    #expect(tool.exitCode() == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends all that was started, in whatever group`(signal: Int32) async throws {
    let swift = try FakeSwift()
    let tool = try start(
      #"""
      exec bash -mc 'sleep 1000 & sleep 1001 & echo "ids" $(jobs -p) "."; wait'
      """#, in: swift)
    await tool.wait(for: ".\n")
    let ids =
      tool.text.split(separator: "ids ").last?.split(whereSeparator: { !$0.isNumber }).map(String.init) ?? []
    #expect(ids.count == 2 && ids.allSatisfy(isAlive), "\(tool.text)")
    tool.send(signal)
    #expect(tool.exitCode() == 128 + signal)
    #expect(!ids.contains(where: isAlive))
  }

  @Test func `a second signal kills what doesn't listen to the first`() async throws {
    let swift = try FakeSwift()
    let tool = try start(
      #"""
      trap 'echo "not yet"' INT
      echo "id $$."
      while true; do sleep 0.05; done
      """#, in: swift)
    await tool.wait(for: ".\n")
    let id = String(tool.text.filter(\.isNumber))
    tool.send(SIGINT)
    await tool.wait(for: "not yet\n")
    tool.send(SIGINT)
    #expect(tool.exitCode() == 128 + SIGINT)
    #expect(!isAlive(id))
  }
}
