import SourceFacts

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
    let fails = BuildCondition(modules: modules).truth(of: condition) == .fails
    branches.leftOutFrom = fails && !branches.mayBeDecided ? line : nil
    if !fails { branches.mayBeDecided = true }
    open.append(branches)
  }

  /// Whether a line is neither empty nor a comment nor an import.
  private static func isCode(_ line: Substring) -> Bool {
    guard let first = line.first, first != "/", first != "*" else { return false }
    return !line.hasPrefix("import ") && !line.hasPrefix("@_exported import")
      && !line.hasPrefix("@testable import")
  }
}

/// The conditions of conditional compilation, as far as they can be told on Linux.
struct BuildCondition {
  /// Modules that every toolchain on Linux has.
  private static let linuxModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
    "_StringProcessing",
  ]

  /// The modules that are there besides Linux's own.
  let modules: Set<String>

  /// Returns whether the text after an `#if` holds; it may do either when that depends on more than the system.
  func truth(of condition: some StringProtocol) -> BuildTruth {
    WrittenCondition.truth(of: String(condition)) { name, argument in
      switch (name, argument) {
      case ("os", let system?): BuildTruth(system == "Linux")
      case ("canImport", let module?): truth(ofImporting: module)
      case ("targetEnvironment", _?): .fails
      case ("SWIFT_PACKAGE", nil): .holds
      default: .either
      }
    }
  }

  private func truth(ofImporting module: String) -> BuildTruth {
    if modules.contains(module) || Self.linuxModules.contains(module) { return .holds }
    let isApples = ObstacleCatalog.frameworks.contains { $0.pattern.modules.contains(module) }
    return isApples ? .fails : .either
  }
}
