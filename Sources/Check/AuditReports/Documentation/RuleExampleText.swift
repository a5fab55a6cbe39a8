import AppProject
package import LocationEvidence
import LocationPolicy

/// An example of a rule as documentation: the project's settings, and its files with ↓ before each
/// finding.
package struct RuleExampleText {
  /// A file or a part of one.
  package struct Block: Hashable {
    /// The language of the code block in Markdown.
    package let language: String
    /// The text; for an Info.plist, only its entries.
    package let text: String
  }

  private let example: RuleExample

  package init(_ example: RuleExample) { self.example = example }

  /// The kind of the target, its deployment target, and other settings that matter.
  package var setting: String {
    // Without its type, the compiler takes most of a minute for this list.
    let lists: [(name: String, entries: [String])] = [
      ("settings", example.settings.sorted { $0.key < $1.key }.map { "`\($0.key) = \($0.value)`" }),
      ("entitlements", example.entitlements.keys.sorted().map { "`\($0)`" }),
      ("links unread", example.unseenDependencies),
      ("no target uses", example.unusedInfoPlists),
      (
        "permission_handler with",
        example.permissionHandlerMacros.map { $0.isEmpty ? ["no macro"] : $0.sorted().map { "`\($0)=1`" } }
          ?? []
      ),
      (
        "translations",
        example.localizations.sorted { $0.key < $1.key }.flatMap { language, entries in
          entries.map { "`\(language): \($0.key) = \(Self.xml($0.value))`" }
        }
      ),
    ]
    let details = lists.filter { !$0.entries.isEmpty }.map {
      "\($0.name) \($0.entries.joined(separator: ", "))"
    }
    return (["\(example.kind.rawValue), iOS \(example.deploymentTarget)+"] + details).joined(separator: "; ")
  }

  /// The Info.plist, if there is one, and the sources.
  package var blocks: [Block] {
    let plist = example.infoPlist.map { "<key>\($0.key)</key>\(Self.xml($0.value))" }
    let blocks =
      [Block(language: "xml", text: plist.joined(separator: "\n"))]
      + example.files.map { Block(language: $0.markdownLanguage, text: $0.text) }
    return blocks.filter { !$0.text.isEmpty }
  }

  /// The example in Markdown.
  var markdown: String {
    (["**\(example.title)** (\(setting))"] + blocks.map { "```\($0.language)\n\($0.text)\n```" })
      .joined(separator: "\n\n")
  }

  /// Returns the number of lines that only one of two examples has.
  func distance(to other: RuleExampleText) -> Int {
    let (own, others) = (lines, other.lines)
    return own.filter { !others.contains($0) }.count + others.filter { !own.contains($0) }.count
  }

  private var lines: [String] {
    let text = ([setting] + blocks.map(\.text)).joined(separator: "\n")
    return text.filter { $0 != RuleExample.marker }.split(separator: "\n").map(String.init)
  }

  /// Returns a value as XML; long texts are shortened.
  private static func xml(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): "<string>\(text.count > 200 ? text.prefix(40) + "…" : text[...])</string>"
    case .boolean(let flag): flag ? "<true/>" : "<false/>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .number(let number): "<real>\(number)</real>"
    case .null: "<data></data>"
    case .array(let values): "<array>\(values.map(xml).joined())</array>"
    case .object(let values):
      "<dict>\(values.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key>\(xml($0.value))" }.joined())</dict>"
    }
  }
}
