package import Phrases

/// A language that reports can be written in.
public enum Language: String, CaseIterable, Sendable {
  /// The language of the sources.
  case english = "en"
  /// Simplified Chinese.
  case simplifiedChinese = "zh-Hans"

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
