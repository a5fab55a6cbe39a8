import Foundation
import TestSupport

/// A program that is measured beside ours, or helps to.
extension Program {
  /// Runs it five times, and returns the processor time of the run that took least.
  func seconds(_ arguments: [String]) throws -> Double {
    try Stopwatch.least(of: 5, by: .children) { _ = try output(arguments) }
  }

  /// Runs it to its end, in a folder where one is given, and returns what it writes.
  @discardableResult
  func output(_ arguments: [String], in folder: URL? = nil) throws -> String {
    let (code, text) = try run(arguments, in: folder)
    precondition(code == 0, "a program failed: \(text)")
    return text
  }
}
