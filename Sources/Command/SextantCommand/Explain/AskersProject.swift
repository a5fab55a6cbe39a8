import AppProject
import AuditReports
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import SourceFacts

/// The project of someone who asks: the plug-ins that it uses, what is wrong in it, and what it has already.
struct AskersProject {
  /// The path as given.
  let path: String
  /// The packages of its plug-ins for location, with their versions.
  let plugIns: [DeclaredPackage]
  private let inventory: ProjectInventory
  /// What is wrong in it, the worst first.
  let findings: [Finding]
  private let naming: String?

  /// Checks a project as it would be checked without options; what its baseline holds counts, for it may be what is asked
  /// about.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    let checked = try CheckRequest().checkedInventory(path)
    inventory = checked.inventory
    let report = checked.project.report
    let known = report.suppressed.filter { $0.cause == .baseline }.map(\.finding)
    findings = (report.findings + known).sorted {
      ($1.severity, $0.site, $0.rule) < ($0.severity, $1.site, $1.rule)
    }
    let packages = inventory.targets.flatMap(\.packages)
    let names = Set(PlugIn.all.flatMap(\.packages))
    plugIns = Set(packages.filter { names.contains($0.name) }).sorted { $0.name < $1.name }
    naming = ProjectKind.naming(packages.map(\.name))
  }

  /// Returns the names of the project's plug-ins, as a question would name them; none if it names others.
  func names(besides question: String) -> String {
    ProjectKind.named(in: question).contains(where: \.hasPlugins) ? "" : naming ?? ""
  }

  /// Returns how much likelier an entry is by an error or a warning that the check finds: as much as another answer may
  /// be more likely and still be about as likely.
  ///
  /// An entry about a circumstance that the question doesn't name is no likelier. That an entry is less likely whose
  /// advice the project follows already was tried and gave no better answers.
  func likelihood(of entry: CatalogEntry, for question: String) -> Double {
    let isFound = findings(of: entry).contains { $0.severity > .note } && entry.isNamed(in: question)
    return isFound ? 1 / CatalogSearch.closeness : 1
  }

  /// Returns what is wrong in the project by the rules of an entry, the worst first.
  func findings(of entry: CatalogEntry) -> [Finding] {
    let rules = Set(entry.rules.map(\.id))
    return findings.filter { finding in
      finding.mistakes.contains { $0.rawValue == entry.id }
        || finding.mistakes.isEmpty && rules.contains(finding.rule.rawValue)
    }
  }

  /// Something that an answer advises and the project has.
  struct Possession: Hashable {
    /// The key, the assignment or the call.
    let name: String
    let site: Site
  }

  /// Returns what the project has of the keys, the settings and the calls that an entry advises, each with its first
  /// place; not what is wrong there.
  func possessions(advisedBy entry: CatalogEntry) -> [Possession] {
    guard let remedy = entry.remedy else { return [] }
    let own = remedy.branches.filter { branch in
      branch.plugIns.contains { plugIn in plugIns.contains { plugIn.packages.contains($0.name) } }
    }
    let text = ([remedy.cure, remedy.example?.code ?? ""] + own.map(\.step)).joined(separator: " ")
    let wrong = Set(findings(of: entry).map { Site(file: $0.site.file, line: $0.site.line) })
    return possessions(in: text).filter { !wrong.contains(Site(file: $0.site.file, line: $0.site.line)) }
  }

  /// Whether the project has each line of an entry's example, but for comments, and of a property list each key.
  func has(_ example: CodeExample?, advisedBy entry: CatalogEntry) -> Bool {
    let lines = (example?.code ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }.filter { line in
      line.hasPrefix("<") ? line.hasPrefix("<key>") : !line.hasPrefix("//")
    }
    let owned = possessions(advisedBy: entry).map { owned in
      owned.name.hasSuffix("()") ? owned.name.dropLast() : owned.name.prefix { $0 != ":" }
    }
    return !lines.isEmpty && lines.allSatisfy { line in owned.contains { line.contains($0) } }
  }

  private func possessions(in text: String) -> [Possession] {
    let own = inventory.targets.filter { !$0.isFromOutside }
    let apps = own.filter { $0.kind == .app }
    let keys = apps.flatMap { $0.configurations.first?.infoPlist?.entries ?? [:] }.filter {
      text.contains($0.key)
    }
    .compactMap(Self.possession)
    let facts = own.filter { $0.kind == .app || $0.kind == .framework }.flatMap(\.sources).flatMap { source in
      (source.facts?.facts ?? []).compactMap { fact in
        Self.name(of: fact, advisedIn: text).map {
          Possession(name: $0, site: Site(file: source.path, line: fact.position.line))
        }
      }
    }
    return Dictionary(grouping: keys + facts, by: \.name).values.compactMap { $0.min { $0.site < $1.site } }
      .sorted { $0.site < $1.site }
  }

  private static func possession(_ key: String, _ entry: InfoPlist.Entry) -> Possession? {
    switch entry.value {
    case .string(let text): text.isEmpty ? nil : Possession(name: key, site: entry.origin)
    case .array(let modes):
      modes.contains(.string(backgroundMode))
        ? Possession(
          name: "\(key): \(backgroundMode)", site: entry.memberOrigins[backgroundMode] ?? entry.origin)
        : nil
    default: nil
    }
  }

  private static let backgroundMode = "location"

  /// Returns the assignment or the call that a fact is, as a text advises it; nil if it advises something else.
  private static func name(of fact: SourceFact, advisedIn text: String) -> String? {
    switch (fact.kind, fact.value) {
    case (.assignment, .boolean(let value)):
      ["\(fact.name) = \(value)", "\(fact.name) to \(value)"].contains(where: text.contains)
        ? "\(fact.name) = \(value)" : nil
    case (.call, _): fact.script == nil && text.contains("\(fact.name)(") ? "\(fact.name)()" : nil
    default: nil
    }
  }
}
