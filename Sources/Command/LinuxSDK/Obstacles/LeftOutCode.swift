import SourceFacts

/// Finds code that conditions exclude on Linux, and the imports of code that is compiled.
struct LeftOutCode {
  /// The branches of an `#if` up to the current line.
  private struct Branches {
    /// The line at which the current branch begins, if it is excluded.
    var leftOutFrom: Int?
    /// Whether an earlier branch is compiled, or may be.
    var mayBeDecided = false
    /// Whether the current branch is certainly compiled.
    var isCompiled = false
  }

  /// The modules that exist besides those of Linux.
  let modules: Set<String>

  /// Returns the lines of the outermost conditions that exclude more than imports.
  func lines(in text: String) -> [Int] {
    var found: [Int] = []
    visit(text) { _, words, open in
      guard Self.isCode(words), let line = open.lazy.compactMap(\.leftOutFrom).first else { return }
      if found.last != line { found.append(line) }
    }
    return found
  }

  /// Returns the modules that are imported in code that is certainly compiled, with their lines.
  func imports(in text: String) -> [(module: String, line: Int)] {
    var found: [(String, Int)] = []
    visit(text) { line, words, open in
      guard open.allSatisfy(\.isCompiled), let module = Self.importedModule(words) else { return }
      found.append((module, line))
    }
    return found
  }

  /// Visits the lines that aren't conditions.
  private func visit(_ text: String, _ take: (Int, Substring, [Branches]) -> Void) {
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
      } else if words.hasPrefix("#else") {
        guard !open.isEmpty else { continue }
        open[open.count - 1].leftOutFrom = nil
        open[open.count - 1].isCompiled = !open[open.count - 1].mayBeDecided
      } else if words.hasPrefix("#endif") {
        _ = open.popLast()
      } else {
        take(index + 1, words, open)
      }
    }
  }

  private func enter(_ condition: Substring, at line: Int, _ open: inout [Branches]) {
    guard var branches = open.popLast() else { return }
    let truth = BuildCondition(modules: modules).truth(of: condition)
    let fails = truth == .fails
    branches.leftOutFrom = fails && !branches.mayBeDecided ? line : nil
    branches.isCompiled = truth == .holds && !branches.mayBeDecided
    if !fails { branches.mayBeDecided = true }
    open.append(branches)
  }

  /// Returns whether a line is neither empty nor a comment nor an import.
  private static func isCode(_ line: Substring) -> Bool {
    guard let first = line.first, first != "/", first != "*" else { return false }
    return importedModule(line) == nil
  }

  /// The keywords that can follow "import".
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  /// The keywords that can precede "import", besides attributes.
  private static let levels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// Returns the module that a line imports, without submodules; nil if it imports nothing.
  private static func importedModule(_ line: Substring) -> String? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })[...]
    words = words.drop { $0.hasPrefix("@") || levels.contains($0) }
    guard words.popFirst() == "import", let first = words.popFirst() else { return nil }
    guard kinds.contains(first) else { return String(first) }
    // What follows the module is the name of a declaration.
    return words.first.map { String($0.prefix { $0 != "." }) }
  }
}

/// Evaluates the conditions of conditional compilation for Linux, as far as possible.
struct BuildCondition {
  /// The modules of every toolchain on Linux.
  private static let linuxModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
    "_StringProcessing",
  ]

  /// The modules that exist besides those of Linux.
  let modules: Set<String>

  /// Returns whether the condition of an `#if` is true; the result may be unknown if it depends on
  /// more than the system.
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
