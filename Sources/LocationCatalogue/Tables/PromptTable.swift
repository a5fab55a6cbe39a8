import LocationPolicy

/// The prompts that a release shows in any situation.
enum PromptTable {
  static func table(_ policy: AuthorizationPolicy) -> PolicyTable {
    let shown = shown(by: policy)
    return PolicyTable(
      name: "prompts", title: "prompts",
      columns: [
        "prompt", "title", "buttons", "textFrom", "hasMap", "hasPreciseToggle", "hasUncertainLabels", "facts",
      ],
      rows: PromptTemplate.allCases.filter(shown.contains).map { template in
        [
          .string(template.id), TableValue(template.title), TableValue(template.choices.compactMap(\.label)),
          textSource(of: template, policy), .boolean(template.hasMap), .boolean(template.hasPreciseToggle),
          .boolean(template.hasUncertainLabels), TableValue(template.facts),
        ]
      })
  }

  private static func shown(by policy: AuthorizationPolicy) -> Set<PromptTemplate> {
    var shown: Set<PromptTemplate> = [policy.whenInUsePrompt.value, policy.alwaysPrompt.value, .servicesOff]
    if policy.escalation.value == .prompts { shown.insert(policy.escalationPrompt.value) }
    if let provisional = policy.provisionalPrompt.value { shown.insert(provisional) }
    if policy.temporaryFullAccuracy.value { shown.insert(.temporaryFullAccuracy) }
    if policy.widgets.value { shown.insert(.widget) }
    if policy.locationButton.value { shown.insert(.locationButton) }
    if let reminder = policy.reminder.value.template { shown.insert(reminder) }
    return shown
  }

  /// The Info.plist key whose text stands below the title; null where it is the system's.
  private static func textSource(of template: PromptTemplate, _ policy: AuthorizationPolicy) -> TableValue {
    switch template.text {
    case .description(let key): .string(key.rawValue)
    case .purposeKey: .string(LocationKey.temporaryPurposes.rawValue)
    case .alwaysDescriptionOfRelease: TableValue(policy.alwaysDescriptions.value.keys.last?.rawValue)
    case .system: .null
    }
  }
}
