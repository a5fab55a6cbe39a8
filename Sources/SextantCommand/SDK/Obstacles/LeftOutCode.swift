/// Finds the code that conditions keep from being compiled on Linux.
struct LeftOutCode {
  /// One `#if` with its branches, up to where the text has been read.
  private struct Branches {
    /// Where the present branch begins, when it is left out.
    var leftOutFrom: Int?
    /// Whether a branch before the present one is compiled, or may be.
    var mayBeDecided = false
  }

  /// The modules that are there besides Linux's own.
  let modules: Set<String>

  /// Returns the lines of the conditions that leave out more than imports, outermost ones only.
  func lines(in text: String) -> [Int] {
    var found: [Int] = []
    var open: [Branches] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if") {
        open.append(Branches())
        enter(words.dropFirst(3), at: index + 1, &open)
      } else if words.hasPrefix("#elseif") {
        enter(words.dropFirst(7), at: index + 1, &open)
      } else if words.hasPrefix("#else"), !open.isEmpty {
        open[open.count - 1].leftOutFrom = nil
      } else if words.hasPrefix("#endif") {
        _ = open.popLast()
      } else if Self.isCode(words), let line = open.lazy.compactMap(\.leftOutFrom).first {
        if found.last != line { found.append(line) }
      }
    }
    return found
  }

  private func enter(_ condition: Substring, at line: Int, _ open: inout [Branches]) {
    guard var branches = open.popLast() else { return }
    let value = BuildCondition(condition, modules: modules).value
    branches.leftOutFrom = value == false && !branches.mayBeDecided ? line : nil
    if value != false { branches.mayBeDecided = true }
    open.append(branches)
  }

  /// Whether a line is neither empty nor a comment nor an import.
  private static func isCode(_ line: Substring) -> Bool {
    guard let first = line.first, first != "/", first != "*" else { return false }
    return !line.hasPrefix("import ") && !line.hasPrefix("@_exported import")
      && !line.hasPrefix("@testable import")
  }
}
