import Foundation
import TestSupport

/// A program that is measured beside ours, or helps to.
extension Program {
  /// Runs it five times, and returns how long the fastest took.
  func seconds(_ arguments: [String]) throws -> Double {
    try Stopwatch.shortest(of: 5) { _ = try output(arguments) }
  }

  /// Runs it to its end, in a folder where one is given, and returns what it writes.
  @discardableResult
  func output(_ arguments: [String], in folder: URL? = nil) throws -> String {
    let (code, text) = try run(arguments, in: folder)
    precondition(code == 0, "a program failed: \(text)")
    return text
  }
}
