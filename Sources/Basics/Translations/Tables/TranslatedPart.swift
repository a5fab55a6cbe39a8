/// A part of Sextant that shows texts, so that a reader of one part need not carry the texts of the others.
package enum TranslatedPart: CaseIterable, Sendable {
  /// The rules' own terms: reasons, authorization, indicators.
  case rules
  /// Reports, predictions and explanations.
  case check
  /// The simulated phone and its page.
  case phone
  /// The handbook's headings.
  case handbook
  /// The facts in short, by their ids.
  case facts
  /// Why rules of the check matter, and what no source settles, by their ids; and words of the catalog.
  case explanations
  /// Answers to questions: their frame, and symptoms, causes and cures by the ids of their entries.
  case answers
  /// What the simulated phone assumes, why, and what would settle it, by the names of the assumptions.
  case assumptions
  /// What commands print around their contents, and what exploring and simulating say.
  case commands
}
