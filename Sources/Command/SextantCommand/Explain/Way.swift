import LocationCatalogue
import Phrases
import Translations

/// What an answer says first: how to tell that it is the one, and what to do.
struct Way {
  /// The answer.
  let entry: CatalogEntry
  /// How to tell that it is this answer.
  let telling: String
  /// What to do.
  let step: String
  /// A single case that may be meant, too: the likely one, or else the first of a plug-in or a tool that the question
  /// names.
  let branch: CureBranch?
  /// The lines for the plug-ins that the question names.
  let variants: [CodeVariant]
  /// Whether the question has much of a single case, which then is all that is told.
  let isCase: Bool

  /// Takes an answer; nil if it only says how things are.
  ///
  /// - Parameter isShort: Whether nothing more is told of it.
  init?(to entry: CatalogEntry, isShort: Bool, for question: String, in language: Language) {
    guard let remedy = entry.remedy(in: language.translation) else { return nil }
    let cases = entry.branches(for: question, in: language.translation)
    let meant = cases.isMeant ? cases.likely : nil
    self.entry = entry
    telling = meant.map { Phrase("If \($0.sign):").text(in: language) } ?? remedy.telling
    step = meant?.step ?? (isShort ? remedy.cure : remedy.cure.firstSentences)
    branch = meant == nil ? cases.likely ?? cases.others.first { !$0.names.isEmpty } : nil
    variants = remedy.variants.divided(for: question).named
    isCase = meant != nil
  }
}
