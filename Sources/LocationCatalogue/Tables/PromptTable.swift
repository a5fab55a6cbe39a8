import LocationPolicy

/// The prompts of all releases, with the releases that show them.
enum PromptTable {
  static func rows(_ policies: [AuthorizationPolicy]) -> TableValue {
    .array(
      PromptTemplate.allCases.compactMap { template in
        let releases = policies.filter { shown(by: $0).contains(template) }.map(\.release.name)
        return releases.isEmpty ? nil : row(of: template, releases: releases)
      })
  }

  /// The prompts that a release shows in any situation.
  static func shown(by policy: AuthorizationPolicy) -> Set<PromptTemplate> {
    var shown: Set<PromptTemplate> = [policy.whenInUsePrompt.value, policy.alwaysPrompt.value, .servicesOff]
    if policy.escalation.value == .prompts { shown.insert(policy.escalationPrompt.value) }
    if let provisional = policy.provisionalPrompt.value { shown.insert(provisional) }
    if policy.temporaryFullAccuracy.value { shown.insert(.temporaryFullAccuracy) }
    if policy.widgets.value { shown.insert(.widget) }
    if policy.locationButton.value { shown.insert(.locationButton) }
    if let reminder = policy.reminder.value.template { shown.insert(reminder) }
    return shown
  }

  private static func row(of template: PromptTemplate, releases: [String]) -> TableValue {
    let labels = template.choices.compactMap(\.label)
    var row: TableValue = [
      "id": .string(template.id), "title": TableValue(template.title),
      "buttons": labels.isEmpty ? .null : TableValue(labels),
      "purpose_text_from": textSource(of: template), "versions": TableValue(releases),
      "facts": TableValue(template.facts),
      "confidence": TableValue(DecisionTables.confidence(template.facts)),
    ]
    if template.hasMap { row["map_inset"] = true }
    if template.hasPreciseToggle {
      row["precise_toggle"] =
        "shown unless NSLocationDefaultAccuracyReduced=true; labels 'Precise: On'/'Precise: Off'"
    }
    if template.hasUncertainLabels { row["labels_uncertain"] = true }
    if template == .escalation11 || template == .locationButton { row["open"] = "OPEN-04" }
    return row
  }

  private static func textSource(of template: PromptTemplate) -> TableValue {
    switch template.text {
    case .description(let key): .string(key.rawValue)
    case .purposeKey: "NSLocationTemporaryUsageDescriptionDictionary[purposeKey]"
    case .alwaysDescriptionOfRelease: "always key of the version"
    case .system: .null
    }
  }
}
