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
  /// The simulated phone's assumptions, their reasons and what would settle them, by the assumptions' names.
  case assumptions
  /// The texts that commands print around their contents, and those of exploring and simulating.
  case commands
}
