/// The texts in Simplified Chinese, as iOS engineers in China write them.
///
/// They use Apple's terms; names of the API, keys and code are not translated. No native speaker
/// has reviewed them.
enum SimplifiedChinese {
  /// Returns the table of a part.
  static func table(of part: TranslatedPart) -> String {
    switch part {
    case .rules: rules
    case .check: findings + "\n" + reports
    case .phone: phone
    case .handbook: handbook
    case .facts: facts
    case .explanations: explanations
    case .answers:
      [
        answers, howTos, branches, pluginBranches, frameworkBranches, toolBranches, threadBranches, owners,
        plugInWords,
      ]
      .joined(separator: "\n")
    case .assumptions: assumptions
    case .commands: commands
    }
  }
}

extension Translation {
  /// The texts of all parts in Simplified Chinese.
  static let simplifiedChinese = Translation(
    TranslatedPart.allCases.map { StringsTable(SimplifiedChinese.table(of: $0)).entries }.reduce(into: [:]) {
      $0.merge($1) { _, text in preconditionFailure("two parts have an entry: \(text)") }
    }, system: SystemTexts(SimplifiedChinese.system))
}
