import Foundation

/// The error of output that could not be written.
struct OutputError: Error, CustomStringConvertible {
  /// The number that the system gave.
  let code: Int32

  /// What happened and what to do.
  var description: String {
    "the output can't be written: \(String(cString: strerror(code))); free some space or write somewhere else"
  }
}
