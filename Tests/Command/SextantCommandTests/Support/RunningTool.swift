import Foundation
import Synchronization

/// The command while it runs, as in a terminal.
final class RunningTool: Sendable {
  private struct State {
    var text = ""
    var isOver = false
    var awaited: (text: String, continuation: CheckedContinuation<Void, Never>)?
  }

  private let process = Process()
  private let state = Mutex(State())

  /// Starts the command; both of its streams are connected to one pipe.
  init(_ arguments: [String], environment: [String: String]) throws {
    process.executableURL = try BuiltTool.folder().appending(path: BuiltTool.name)
    process.arguments = arguments
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.take(String(decoding: data, as: UTF8.self), isOver: data.isEmpty)
    }
  }

  /// The output so far.
  var text: String { state.withLock { $0.text } }

  /// Waits for a text in the output, or for the end of the output.
  func wait(for text: String) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.isOver || state.text.contains(text) { return true }
        state.awaited = (text, continuation)
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end of the command, and returns its exit code.
  func exitCode() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func take(_ text: String, isOver: Bool) {
    let continuation: CheckedContinuation<Void, Never>? = state.withLock { state in
      state.text += text
      state.isOver = state.isOver || isOver
      guard let awaited = state.awaited, state.isOver || state.text.contains(awaited.text) else { return nil }
      state.awaited = nil
      return awaited.continuation
    }
    continuation?.resume()
  }
}
