package import Phrases

/// A language that reports can be written in.
package enum Language: String, CaseIterable, Sendable {
  /// The language of the sources.
  case english = "en"
  /// Simplified Chinese.
  case simplifiedChinese = "zh-Hans"

  /// Creates the language that a name or a locale stands for, whatever its case, such as "zh", "zh-CN" or "zh_CN.UTF-8".
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

  /// What phrases are called in it; nil for English, which phrases are written in.
  package var translation: Translation? {
    switch self {
    case .english: nil
    case .simplifiedChinese: .simplifiedChinese
    }
  }
}

extension Phrase {
  /// Returns the text in a language.
  package func text(in language: Language) -> String { language.translation?.text(of: self) ?? english }
}
