import LocationCatalogue
import LocationScenario
import Markup

extension CatalogEntry {
  /// The title without markup, for a terminal.
  var plainTitle: String { InlineMarkdown(title).plainText.replacing("\n", with: " ") }

  /// The first sentence of the title.
  var firstSentence: String {
    let title = plainTitle
    let end = title.indices.first { index in
      title[index...].hasPrefix(". ") && title[index...].dropFirst(2).first?.isUppercase == true
    }
    return end.map { String(title[...$0]) } ?? title
  }

  /// The releases that it applies to, in words; nil if none are given.
  var releasesText: String? {
    switch kind {
    case .mistake, .howTo: remedy?.releasesText
    case .fact(let fact): fact.record.releasesText
    case .question, .contradiction, .rule, .assumption: nil
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
