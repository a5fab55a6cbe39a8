package import LocationPolicy
import Phrases

/// The prompts that a release shows in any situation.
package enum PromptTable {
  static func table(_ policy: AuthorizationPolicy) -> PolicyTable {
    let shown = shown(by: policy)
    return PolicyTable(
      name: "prompts", title: "prompts",
      columns: [
        "prompt", "title", "buttons", "textFrom", "hasMap", "hasPreciseToggle", "wordsFrom", "facts",
      ],
      rows: PromptTemplate.allCases.filter(shown.contains).map { template in
        let looks = PromptLooks(template, appName: "X", under: policy)
        return [
          .string(template.id), .string(looks.title), JSONValue(looks.buttons),
          JSONValue(template.text.key(under: policy)?.rawValue), .boolean(looks.hasMap),
          .boolean(looks.hasPreciseToggle), TableName.value(looks.source), JSONValue(template.facts),
        ]
      })
  }

  /// Returns the prompts that a release shows in any situation.
  package static func shown(by policy: AuthorizationPolicy) -> Set<PromptTemplate> {
    var shown: Set<PromptTemplate> = [policy.whenInUsePrompt.value, policy.alwaysPrompt.value, .servicesOff]
    if policy.escalation.value == .prompts { shown.insert(policy.escalationPrompt.value) }
    if let provisional = policy.provisionalPrompt.value { shown.insert(provisional) }
    if policy.temporaryFullAccuracy.value { shown.insert(.temporaryFullAccuracy) }
    if policy.widgets.value { shown.insert(.widget) }
    if policy.locationButton.value { shown.insert(.locationButton) }
    if let reminder = policy.reminder.value.template { shown.insert(reminder) }
    return shown
  }
}
