/// The condition of an `#if`, as far as it can be told on Linux.
struct BuildCondition {
  /// Deeper conditions are not written by hand.
  private static let deepest = 64
  /// Modules that every toolchain on Linux has.
  private static let linuxModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
    "_StringProcessing",
  ]

  private let words: [String]
  private let modules: Set<String>
  private var next = 0

  /// Takes the text after `#if`, and the modules that are there besides Linux's own.
  init(_ text: Substring, modules: Set<String>) {
    words = text.matches(of: /[A-Za-z_][A-Za-z0-9_.]*|&&|\|\||[!(),]|[^\s]/).map { String($0.output) }
    self.modules = modules.union(Self.linuxModules)
  }

  /// Whether it holds; nil when that depends on more than the system.
  var value: Bool? {
    var copy = self
    return copy.disjunction(depth: 0)
  }

  private mutating func take(_ word: String) -> Bool {
    guard next < words.count, words[next] == word else { return false }
    next += 1
    return true
  }

  private mutating func disjunction(depth: Int) -> Bool? {
    var result = conjunction(depth: depth)
    while take("||") {
      let other = conjunction(depth: depth)
      result = result == true || other == true ? true : result == false && other == false ? false : nil
    }
    return result
  }

  private mutating func conjunction(depth: Int) -> Bool? {
    var result = term(depth: depth)
    while take("&&") {
      let other = term(depth: depth)
      result = result == false || other == false ? false : result == true && other == true ? true : nil
    }
    return result
  }

  private mutating func term(depth: Int) -> Bool? {
    guard depth < Self.deepest, next < words.count else { return nil }
    if take("!") { return term(depth: depth + 1).map { !$0 } }
    if take("(") {
      let result = disjunction(depth: depth + 1)
      return take(")") ? result : nil
    }
    let name = words[next]
    next += 1
    return take("(") ? call(name) : ["true": true, "false": false, "SWIFT_PACKAGE": true][name]
  }

  private mutating func call(_ name: String) -> Bool? {
    let argument = next < words.count ? words[next] : ""
    while next < words.count, words[next] != ")" { next += 1 }
    next += 1
    switch name {
    case "os": return argument == "Linux"
    case "canImport": return canImport(argument)
    case "targetEnvironment": return false
    default: return nil
    }
  }

  private func canImport(_ module: String) -> Bool? {
    if modules.contains(module) { return true }
    let isApples = ObstacleCatalog.frameworks.contains { $0.pattern.modules.contains(module) }
    return isApples ? false : nil
  }
}
