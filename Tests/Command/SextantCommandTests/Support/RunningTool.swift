import Foundation
import Synchronization

/// The binary while it runs, as a person at a terminal has it.
final class RunningTool: Sendable {
  private struct State {
    var text = ""
    var isOver = false
    var awaited: (text: String, continuation: CheckedContinuation<Void, Never>)?
  }

  private let process = Process()
  private let state = Mutex(State())

  /// Starts the binary; both of its streams go to one pipe.
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

  /// What was written so far.
  var text: String { state.withLock { $0.text } }

  /// Waits until a text was written, or until nothing more is.
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

  /// Waits for its end and returns what it ends with.
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
