/// A part of Sextant with its own texts, so that programs can include only the parts they need.
package enum TranslatedPart: CaseIterable, Sendable {
  /// The terms of the rules: reasons, authorization, indicators.
  case rules
  /// Reports, predictions and explanations.
  case check
  /// The simulated phone and its page.
  case phone
  /// The handbook's headings.
  case handbook
  /// Summaries of the facts, by their identifiers.
  case facts
  /// The reasons behind rules of the check and open questions, by their identifiers, and terms of
  /// the catalog.
  case explanations
  /// Answers to questions: their framing text, and symptoms, causes and remedies by the identifiers
  /// of their entries.
  case answers
  /// What the simulated phone assumes, why, and what would settle it, by the names of the assumptions.
  case assumptions
  /// What commands print around their contents, and what exploring and simulating say.
  case commands
}
