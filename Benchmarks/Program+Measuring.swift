import Foundation
import TestSupport

/// A program that is measured for comparison, or that helps with measuring.
extension Program {
  /// Runs the program five times, and returns the shortest processor time.
  func seconds(_ arguments: [String]) throws -> Double {
    try Stopwatch.least(of: 5, by: .children) { _ = try output(arguments) }
  }

  /// Runs the program to its end, optionally in a folder, and returns its output.
  @discardableResult
  func output(_ arguments: [String], in folder: URL? = nil) throws -> String {
    let (code, text) = try run(arguments, in: folder)
    precondition(code == 0, "a program failed: \(text)")
    return text
  }
}
