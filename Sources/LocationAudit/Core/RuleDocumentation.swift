import AppProject
import LocationPolicy
import SourceFacts

/// Writes the rules down for people.
public enum RuleDocumentation {
  /// Returns the page on all rules, in Markdown.
  public static func markdown(of rules: [Rule] = RuleCatalog.all) -> String {
    ([
      introduction(rules.count), table(of: rules), MistakeDocumentation.table(of: rules),
      RequirementDocumentation.table,
    ] + rules.map(section))
    .joined(separator: "\n\n") + "\n"
  }

  private static func introduction(_ count: Int) -> String {
    """
    # The rules of `sextant check`

    \(count) rules, written down from the rules themselves. In the examples, which are the tests of the rules, ↓ marks \
    the place of a finding; Info.plists are shown without their frame. The facts are those of `sextant explain`.
    """
  }

  private static func table(of rules: [Rule]) -> String {
    let rows = rules.map { rule in
      "| [\(rule.id.rawValue)](#\(rule.id.rawValue)) | \(rule.severity.rawValue) | \(Policies.known.text(of: rule.releases())) | \(rule.summary) |"
    }
    return (["| rule | severity | iOS | finds |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
  }

  private static func section(_ rule: Rule) -> String {
    let basis = (rule.mistakes.map(\.rawValue) + rule.facts.map(\.id)).joined(separator: ", ")
    let head = """
      ## \(rule.id.rawValue)

      \(rule.summary)

      **\(rule.severity.rawValue)** · iOS \(Policies.known.text(of: rule.releases()))\(basis.isEmpty ? "" : " · \(basis)")

      \(rule.explanation)
      """
    let fires = rule.examples.filter(\.fires).map(example)
    let quiet = rule.examples.filter { !$0.fires }.map(example)
    return ([head, "### Finds"] + fires + ["### Stays quiet"] + quiet).joined(separator: "\n\n")
  }

  private static func example(_ example: RuleExample) -> String {
    let blocks = [block("xml", xml(example.infoPlist))] + example.files.map { block($0.fence, $0.text) }
    return (["**\(example.title)** (\(setting(of: example)))"] + blocks.compactMap(\.self)).joined(
      separator: "\n\n")
  }

  private static func setting(of example: RuleExample) -> String {
    let lists = [
      ("settings", example.settings.sorted { $0.key < $1.key }.map { "`\($0.key) = \($0.value)`" }),
      ("entitlements", example.entitlements.keys.sorted().map { "`\($0)`" }),
      ("links unread", example.unseenDependencies),
      ("no target uses", example.unusedInfoPlists),
      ("translations", example.localizations.sorted { $0.key < $1.key }.flatMap(translations)),
    ]
    let details = lists.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: ", "))" }
    return (["\(example.kind.rawValue), iOS \(example.deploymentTarget)+"] + details).joined(separator: "; ")
  }

  private static func translations(_ language: String, _ entries: [RuleExample.Entry]) -> [String] {
    entries.map { "`\(language): \($0.key) = \(text($0.value))`" }
  }

  private static func block(_ language: String, _ text: String) -> String? {
    text.isEmpty ? nil : "```\(language)\n\(text)\n```"
  }

  private static func xml(_ entries: [RuleExample.Entry]) -> String {
    entries.map { "<key>\($0.key)</key>\(text($0.value))" }.joined(separator: "\n")
  }

  /// A value as it stands in an Info.plist; long texts are cut.
  private static func text(_ value: TableValue) -> String {
    switch value {
    case .string(let text): "<string>\(text.count > 200 ? text.prefix(40) + "…" : text[...])</string>"
    case .boolean(let flag): flag ? "<true/>" : "<false/>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .number(let number): "<real>\(number)</real>"
    case .null: "<data></data>"
    case .array(let values): "<array>\(values.map(text).joined())</array>"
    case .object(let values):
      "<dict>\(values.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key>\(text($0.value))" }.joined())</dict>"
    }
  }
}

extension RuleExample.File {
  /// The word that names the language in Markdown.
  fileprivate var fence: String {
    switch SourceLanguage.language(ofFileNamed: name) {
    case .objectiveC?: "objc"
    case .swift?, nil: "swift"
    }
  }
}
