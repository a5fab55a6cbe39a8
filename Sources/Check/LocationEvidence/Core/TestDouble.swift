/// Detects code that replaces real code in tests and previews.
package enum TestDouble {
  private static let words = ["Mock", "Fake", "Stub", "Spy", "Dummy", "Preview", "Previews"]
  private static let folders: Set<String> = [
    "Mocks", "Mock", "Fakes", "Stubs", "Tests", "UITests", "TestSupport", "Preview Content", "Previews",
  ]

  /// Returns whether a type's name is that of a test double or a preview.
  package static func isType(_ name: String?) -> Bool {
    guard let name else { return false }
    return name.split(separator: ".").contains { part in
      words.contains { isWhole($0, at: part) } || part.hasSuffix("Tests")
    }
  }

  /// Returns whether a file's path is that of test doubles, previews or tests.
  static func isFile(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let file = parts.last else { return false }
    let name = file.prefix { $0 != "." && $0 != "+" }
    return parts.dropLast().contains { folders.contains(String($0)) } || isType(String(name))
  }

  /// Returns whether a word is a whole word: at the start before a capital letter ("MockManager",
  /// not "Mockingbird"), or at the end.
  private static func isWhole(_ word: String, at part: Substring) -> Bool {
    if part.hasSuffix(word) || part.hasPrefix(word + "_") || part.hasSuffix("_" + word) { return true }
    guard part.hasPrefix(word) else { return false }
    return part.dropFirst(word.count).first?.isUppercase ?? true
  }
}
