/// The words of one language that give no reason.
struct EmptyLanguage: Sendable {
  private let words: Set<String>
  private let beginnings: [String]

  /// Takes words apart by spaces; one that ends with an asterisk is the beginning of words.
  init(_ text: String) {
    let all = text.split(separator: " ")
    words = Set(all.filter { $0.last != "*" }.map(String.init))
    beginnings = all.filter { $0.last == "*" }.map { String($0.dropLast()) }
  }

  /// Whether a word in small letters gives no reason.
  func contains(_ word: String) -> Bool {
    words.contains(word) || beginnings.contains { word.hasPrefix($0) }
  }
}
