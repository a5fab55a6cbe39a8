import AppProject
import AuditReports
import CoreLocationInterface
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Markup
import PhonePage
import Phrases
import SourceFacts
import TextReading

/// A file in an editor, with the results of its project's check.
struct EditorDocument {
  let path: FilePath
  let uri: String
  let text: EditorText
  let state: (folder: FilePath, state: EditedProject.State)?

  private var findings: [Finding] { state?.state.findings[path] ?? [] }
  private var isSwift: Bool { path.name.hasSuffix(".swift") }

  /// The apps and extensions that contain the file; all if it isn't a source file.
  private var targets: [AppTarget] {
    guard let state, let all = state.state.inventory?.targets else { return [] }
    let name = path.relative(to: state.folder)
    let own = all.filter { target in target.sources.contains { $0.path == name } }
    return own.isEmpty ? all.filter { !$0.isFromOutside } : own
  }

  /// The releases that these targets deploy to; all if that is unknown.
  private var releases: [Release] {
    let ranges = Audit.deployedReleases(of: targets)
    let deployed = Release.allCases.filter { release in ranges.contains { $0.contains(release) } }
    return deployed.isEmpty ? Release.allCases : deployed
  }

  /// The app with its Info.plist, as far as the file is one.
  private var app: ExploredApp {
    ExploredApp(
      name: "", values: targets.lazy.compactMap { $0.configurations.first?.infoPlist?.values }.first)
  }

  // MARK: - Hover

  /// Returns an explanation of a call, a key or the value below a key, in Markdown; nil for other
  /// words.
  func hover(at position: EditorText.Position) -> Hover? {
    guard let word = text.word(at: position) else { return nil }
    guard let lines = explanation(of: word.text) ?? explanationOfKey(above: position) else { return nil }
    return Hover(contents: .init(value: lines.joined(separator: "\n\n")), range: word.range)
  }

  private func explanation(of word: String) -> [String]? {
    if let request = Self.requests[word] { return ["**\(word)**"] + whatHappens(with: request) }
    if LocationKey(rawValue: word) != nil { return ["**\(word)**"] + Self.facts(naming: word) }
    let facts = Self.facts(naming: word)
    return ManagerMember.allCases.contains { $0.declaration.name.prefix { $0 != "(" } == word }
      && !facts.isEmpty
      ? ["**\(word)**"] + facts : nil
  }

  /// Returns the explanation of the key whose usage description is at a position: in the same line,
  /// or in the line below.
  private func explanationOfKey(above position: EditorText.Position) -> [String]? {
    guard !isSwift else { return nil }
    let lines = [text.line(position.line + 1), text.line(position.line)]
    guard let key = LocationKey.allCases.first(where: { key in lines.contains { $0.contains(key.rawValue) } })
    else { return nil }
    return ["**\(key.rawValue)**"] + Self.facts(naming: key.rawValue)
  }

  /// The calls for which the results can be predicted.
  private static let requests: [String: AppRequest] = [
    "requestWhenInUseAuthorization": .whenInUse, "requestAlwaysAuthorization": .always,
    "requestTemporaryFullAccuracyAuthorization": .fullAccuracy, "startUpdatingLocation": .start,
    "liveUpdates": .liveUpdates,
  ]

  /// Returns the results of a request by an app without a decision, on the releases that the file
  /// deploys to.
  private func whatHappens(with request: AppRequest) -> [String] {
    let app = app
    let sections = releases.sections { policy in
      let state = GrantArgument.undecided.state(isAlwaysSpent: false, isReduced: false, phase: .foreground)
      return Explanation(request, from: state, of: app.configuration(under: policy), under: policy)
    }
    return sections.map { section in
      let explanation = section.body
      let answers = explanation.answers.map { "\n- \($0.choice.english): \($0.result.english)" }.joined()
      let facts = explanation.facts.map(\.id).joined(separator: ", ")
      return
        "*iOS \(section.releases)*: \(explanation.sentences.map(\.english).joined(separator: " "))\(answers)"
        + "\n\nFacts: \(facts)"
    }
  }

  /// Returns the facts that mention a word, one per line.
  private static func facts(naming word: String) -> [String] {
    let mostFacts = 6
    let found = Fact.allCases.filter { fact in
      fact.record.statement.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }
    return found.prefix(mostFacts).map { "- \(CatalogText.reason($0))" }
  }

  // MARK: - Completion

  /// Returns the keys for property lists and settings, and the purpose keys in requests for full
  /// accuracy.
  func completions(at position: EditorText.Position) -> [CompletionItem] {
    guard isSwift || path.name.hasSuffix(".m") else {
      return LocationKey.allCases.map {
        CompletionItem(label: $0.rawValue, detail: "Info.plist key of Core Location")
      }
    }
    guard text.line(position.line + 1).contains("requestTemporaryFullAccuracyAuthorization") else {
      return []
    }
    let purposes = targets.compactMap { $0.configurations.first?.infoPlist?.values.purposeTexts }
      .reduce(into: [String: String]()) { $0.merge($1) { first, _ in first } }
    return purposes.sorted { $0.key < $1.key }.map { CompletionItem(label: $0.key, detail: $0.value) }
  }

  // MARK: - Actions

  /// Returns the actions for findings in a range of lines: fixes, and comments that silence them.
  func actions(in range: EditorText.Range) -> [CodeAction] {
    findings.filter { (range.start.line...max(range.start.line, range.end.line)).contains($0.site.line - 1) }
      .flatMap { [fix(of: $0), silence($0)].compactMap(\.self) }
  }

  private func fix(of finding: Finding) -> CodeAction? {
    let own = finding.corrections.allSatisfy { state?.folder.appending($0.file) == path }
    guard own, !finding.corrections.isEmpty, let encoded = EncodedText(text.bytes) else { return nil }
    let corrected = CorrectedText(file: finding.site.file, text: encoded)
    let edits = finding.corrections.compactMap(corrected.edit)
    guard edits.count == finding.corrections.count else { return nil }
    return action(
      finding.remedy.english, for: finding, isPreferred: true,
      edits.map { edit in
        TextEdit(
          range: .init(
            start: text.position(at: edit.bytes.lowerBound), end: text.position(at: edit.bytes.upperBound)),
          newText: edit.replacement)
      })
  }

  private func silence(_ finding: Finding) -> CodeAction? {
    guard !finding.site.isWholeFile else { return nil }
    let words = RuleDocumentation.silencingComment(for: finding.rule)
    let body = words.trimmingPrefix("// ")
    let comment =
      switch path.name.split(separator: ".").last {
      case "plist", "entitlements", "xml", "storyboard", "xib": "<!-- \(body) -->"
      case "yml", "yaml": "# \(body)"
      default: words
      }
    let line = EditorText.Position(line: finding.site.line - 1, character: 0)
    let indent = text.line(finding.site.line).prefix { $0 == " " || $0 == "\t" }
    return action(
      "Silence \(finding.rule.rawValue) here, with a reason", for: finding, isPreferred: false,
      [TextEdit(range: .init(start: line, end: line), newText: "\(indent)\(comment)\n")])
  }

  private func action(
    _ title: String, for finding: Finding, isPreferred: Bool, _ edits: [TextEdit]
  ) -> CodeAction {
    CodeAction(
      title: title, diagnostics: [Diagnostic(finding, in: text, leadingTo: state?.state.rulesAddress)],
      isPreferred: isPreferred,
      edit: .init(changes: [uri: edits]))
  }

  // MARK: - Lenses

  /// Returns a lens for each request in the file, with what it shows on each release, and a link to
  /// play it on a phone.
  func lenses(playing: Bool) -> [CodeLens] {
    guard let state else { return [] }
    let name = path.relative(to: state.folder)
    let source = targets.lazy.flatMap(\.sources).first { $0.path == name }
    let calls = (source?.facts?.facts ?? []).filter { $0.kind == .call && Self.prompting.contains($0.name) }
    return calls.flatMap { call -> [CodeLens] in
      guard let request = Self.requests[call.name] else { return [] }
      let range = text.range(line: call.position.line, column: call.position.column)
      let summary = CodeLens(range: range, command: .init(title: summary(of: request)))
      guard playing, let site = state.state.rulesAddress?.site, let release = releases.last,
        let infoPlist = app.values?.played(for: targets.first?.name ?? "App"),
        let link = PhoneLink(infoPlist: infoPlist, calls: [call.name], on: release)
      else { return [summary] }
      let play = CodeLens.Command(
        title: "play it", command: ShownAddress.command,
        arguments: ["\(site)/phone/index.html#\(link.fragment)"])
      return [summary, CodeLens(range: range, command: play)]
    }
  }

  private static let prompting: Set<String> = [
    "requestWhenInUseAuthorization", "requestAlwaysAuthorization",
    "requestTemporaryFullAccuracyAuthorization",
  ]

  private func summary(of request: AppRequest) -> String {
    let app = app
    let sections = releases.sections { policy in
      var state = GrantArgument.undecided.state(isAlwaysSpent: false, isReduced: false, phase: .foreground)
      let app = app.configuration(under: policy)
      guard case .prompt(let prompt) = request.perform(on: &state, of: app, under: policy).outcome else {
        return "no prompt"
      }
      return "prompt "
        + prompt.template.choices.map { $0.phrase(of: app, under: policy).english }.joined(separator: " ")
    }
    return sections.map { "\($0.releases): \($0.body)" }.joined(separator: " · ")
  }
}

extension Diagnostic {
  /// Creates a diagnostic for a finding in a text.
  init(_ finding: Finding, in text: EditorText, leadingTo rulesAddress: RulesAddress?) {
    let severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    self.init(
      range: text.range(line: finding.site.line, column: finding.site.column), severity: severity,
      code: finding.rule.rawValue,
      codeDescription: rulesAddress.map { Description(href: $0.page(of: finding.rule)) }, source: "sextant",
      message: "\(finding.message.english) \(finding.remedy.english) [\(finding.systems)]")
  }
}
