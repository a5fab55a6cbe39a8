import Testing

/// Reports missing translations, which are not a failure because English is enough to contribute.
package enum MissingTranslations {
  /// Records a warning that lists the texts, if there are any.
  package static func report(_ formats: [String], in language: String) {
    let missing = Set(formats).sorted()
    guard !missing.isEmpty else { return }
    Issue.record(
      "\(language) lacks \(missing.count): \(missing.joined(separator: " | "))", severity: .warning)
  }
}
