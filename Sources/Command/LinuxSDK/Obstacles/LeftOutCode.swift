import SourceFacts

/// Finds the code that conditions keep from being compiled on Linux, and what is imported by code that is compiled.
struct LeftOutCode {
  /// One `#if` with its branches, up to where the text has been read.
  private struct Branches {
    /// Where the present branch begins, when it is left out.
    var leftOutFrom: Int?
    /// Whether a branch before the present one is compiled, or may be.
    var mayBeDecided = false
    /// Whether the present branch is compiled for certain.
    var isCompiled = false
  }

  /// The modules that are there besides Linux's own.
  let modules: Set<String>

  /// Returns the lines of the conditions that leave out more than imports, outermost ones only.
  func lines(in text: String) -> [Int] {
    var found: [Int] = []
    visit(text) { _, words, open in
      guard Self.isCode(words), let line = open.lazy.compactMap(\.leftOutFrom).first else { return }
      if found.last != line { found.append(line) }
    }
    return found
  }

  /// Returns the modules that are imported where the code is compiled for certain, with their lines.
  func imports(in text: String) -> [(module: String, line: Int)] {
    var found: [(String, Int)] = []
    visit(text) { line, words, open in
      guard open.allSatisfy(\.isCompiled), let module = Self.importedModule(words) else { return }
      found.append((module, line))
    }
    return found
  }

  /// Goes through the lines that are no conditions.
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

  /// Whether a line is neither empty nor a comment nor an import.
  private static func isCode(_ line: Substring) -> Bool {
    guard let first = line.first, first != "/", first != "*" else { return false }
    return importedModule(line) == nil
  }

  /// What may stand between "import" and a module's name.
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  /// What may stand before "import", besides attributes.
  private static let levels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// Returns the module that a line imports, with its submodules; nil when it imports nothing.
  private static func importedModule(_ line: Substring) -> String? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })[...]
    words = words.drop { $0.hasPrefix("@") || levels.contains($0) }
    guard words.popFirst() == "import", let first = words.popFirst() else { return nil }
    guard kinds.contains(first) else { return String(first) }
    // What follows the module is the name of a declaration.
    return words.first.map { String($0.prefix { $0 != "." }) }
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
