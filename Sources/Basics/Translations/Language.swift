package import Phrases

/// A language that Sextant's texts are available in.
package enum Language: String, CaseIterable, Sendable {
  /// The language of the sources.
  case english = "en"
  /// Simplified Chinese.
  case simplifiedChinese = "zh-Hans"

  /// Creates the language for a name or locale in any case, such as "zh", "zh-CN" or "zh_CN.UTF-8".
  package init?(named name: String) {
    let tag = name.lowercased().prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    switch (parts.first, Set(parts.dropFirst())) {
    case ("en", _): self = .english
    case ("zh", let others) where others.isDisjoint(with: ["hant", "tw", "hk", "mo"]):
      self = .simplifiedChinese
    default: return nil
    }
  }

  /// Creates the language of a question; any Chinese character makes it Chinese, unless Japanese kana stand beside it.
  package init(of question: String) {
    let scalars = question.unicodeScalars.map(\.value)
    let isJapanese = scalars.contains { (0x3041...0x30FA).contains($0) }
    let isChinese = !isJapanese && scalars.contains { (0x4E00...0x9FFF).contains($0) }
    self = isChinese ? .simplifiedChinese : .english
  }

  /// Creates the language that environment variables select; nil if they select none that Sextant
  /// has.
  package init?(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    guard let name = names.first(where: { !$0.isEmpty }) else { return nil }
    self.init(named: name)
  }

  /// The language's own name.
  package var name: String {
    switch self {
    case .english: "English"
    case .simplifiedChinese: "简体中文"
    }
  }

  /// The translation of all texts; nil for English.
  package var translation: Translation? {
    switch self {
    case .english: nil
    case .simplifiedChinese: .simplifiedChinese
    }
  }

  /// Returns the translation of one part; nil for English.
  package func translation(of part: TranslatedPart) -> Translation? {
    switch self {
    case .english: nil
    case .simplifiedChinese: Translation(StringsTable(SimplifiedChinese.table(of: part)).entries)
    }
  }
}

extension Phrase {
  /// Returns the text in a language, or in English if there is no translation.
  package func text(in language: Language) -> String { language.translation?.text(of: self) ?? english }
}
