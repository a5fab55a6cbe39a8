package import Phrases

extension Translation {
  /// What the audit says in Chinese, and the command of its rules, as iOS engineers in China write it: names of the API, keys and code stay as they are.
  ///
  /// No native reader has been over it.
  package static let simplifiedChinese = Translation(
    Dictionary(
      uniqueKeysWithValues: [
        ChineseEntries.infoPlist, ChineseEntries.requests, ChineseEntries.callbacks,
        ChineseEntries.background,
        ChineseEntries.services, ChineseEntries.sentences, ChineseEntries.predictions, ChineseEntries.report,
        ChineseEntries.summaries,
      ].joined().map { ($0.key, $0.value) }))
}

/// The entries by what they are about, each by the English format.
enum ChineseEntries {}
