import AppProject
import CommandOutput
import LocationCatalogue
import LocationEvidence
import Phrases
import Terminal
import Translations

extension AnswerText {
  /// The maximum numbers of findings and of possessions of an answer.
  private static let (findings, possessions) = (3, 4)

  /// Adds what is wrong in the project by the rules of an entry, and what it has already of what the entry advises.
  func addProject(of entry: CatalogEntry, to text: inout WrappedText) {
    guard let project else { return }
    let found = project.findings(of: entry)
    for finding in found.prefix(Self.findings) {
      let place = TerminalText.escaped("\(finding.site.file):\(finding.site.line)")
      let label: Phrase = "In this project: "
      text.add(
        "\(place): \(TerminalText.escaped(finding.message.text(in: language)))", indent: 2,
        label: label.text(in: language))
      let fix: Phrase = "Fix: "
      text.add(
        TerminalText.escaped(finding.remedy.text(in: language)), indent: 4, label: fix.text(in: language))
    }
    if found.count > Self.findings {
      let more: Phrase = "and \(found.count - Self.findings) more: sextant check \(project.path)"
      text.add(TerminalText.escaped(more.text(in: language)), indent: 4)
    }
    let owned = project.possessions(advisedBy: entry).prefix(Self.possessions).map { owned in
      "\(owned.name) (\(owned.site.file):\(owned.site.line))"
    }
    if owned.isEmpty { return }
    let label: Phrase = "It has already: "
    text.add(TerminalText.escaped(owned.joined(separator: ", ")), indent: 2, label: label.text(in: language))
  }

  /// Returns the same as lines behind an entry that is shown in full; empty without a project.
  func projectText(of entry: CatalogEntry) -> String {
    var text = WrappedText(answeringOn: terminal)
    addProject(of: entry, to: &text)
    return text.text.isEmpty ? "" : "\n" + text.text
  }

  /// The line that says how to ask about the current folder.
  var projectHint: String {
    var text = WrappedText(answeringOn: terminal)
    let hint: Phrase = "This folder is a project: with --project . the answer looks at it."
    text.add(hint.text(in: language))
    return text.text
  }
}
