import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationScenario
import Markup
import Translations

extension CatalogEntry {
  /// The title without markup, for a terminal.
  var plainTitle: String { InlineMarkdown(title).plainText.replacing("\n", with: " ") }

  /// Returns the title in another language; nil in English, or if the language has no translation for it.
  func title(in language: Language) -> String? {
    guard let entries = language.translation?.entries else { return nil }
    switch kind {
    case .mistake, .howTo: return entries["\(id).symptom"]
    case .fact, .question, .contradiction: return entries[id]
    case .assumption: return entries["\(id).question"]
    case .rule: return RuleCatalog.all.first { $0.id.rawValue == id }?.words.text(in: language)
    case .changes(let changes): return changes.title.text(in: language)
    }
  }

  /// The first sentence of the title.
  var firstSentence: String { plainTitle.firstSentence }

  /// The releases that it applies to, in words; nil if none are given.
  var releasesText: String? {
    switch kind {
    case .mistake, .howTo: remedy?.releasesText
    case .fact(let fact): fact.record.releasesText
    case .question, .contradiction, .rule, .assumption, .changes: nil
    }
  }

  /// The kind of entry, in one word.
  var kindName: String {
    switch kind {
    case .mistake: "mistake"
    case .howTo: "how-to"
    case .fact: "fact"
    case .question: "open-question"
    case .contradiction: "contradiction"
    case .rule: "rule"
    case .assumption: "assumption"
    case .changes: "release"
    }
  }
}

extension CatalogEntry.Assumption {
  /// All assumptions and durations of the simulated phone, with the values that scenarios can set.
  static let all: [CatalogEntry.Assumption] = {
    let words = Dictionary(
      uniqueKeysWithValues: (SettingWord.assumptions + SettingWord.timings).map { ($0.name, $0) })
    return AssumptionNote.all.compactMap { note in
      words[note.name].map {
        CatalogEntry.Assumption(note: note, value: $0.value, alternatives: $0.alternatives)
      }
    }
  }()

  /// The setting of a scenario that changes the value.
  var setting: String {
    let group = AssumptionNote.timings.contains(note) ? "timings" : "assumptions"
    return "\"\(group)\": {\"\(note.name)\": …}"
  }
}

extension String {
  /// The text up to a full stop before another sentence, in English or Chinese.
  var firstSentence: String {
    let end = indices.first { index in
      let rest = self[index...]
      return rest.hasPrefix("。") || rest.hasPrefix(". ") && rest.dropFirst(2).first?.isUppercase == true
    }
    return end.map { String(self[...$0]) } ?? self
  }
}
