import AppProject
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import SourceFacts

/// The project of someone who asks: the plug-ins that it uses, what is wrong in it, and what it has already.
struct AskersProject {
  /// How many of the first answers are put in order by what was found.
  private static let ordered = 5

  /// The path as given.
  let path: String
  /// The packages of its plug-ins for location, with their versions.
  let plugIns: [DeclaredPackage]
  private let inventory: ProjectInventory
  /// What is wrong in it, the worst first.
  let findings: [Finding]
  private let naming: String?

  /// Reads a project as the check does.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    do throws(UnreadableInput) {
      inventory = try ProjectReader().read(path)
    } catch {
      throw .unreadableInput(error)
    }
    findings = Audit.run(inventory).sorted {
      ($1.severity, $0.site, $0.rule) < ($0.severity, $1.site, $1.rule)
    }
    let packages = inventory.targets.flatMap(\.packages)
    let known = Set(PlugIn.all.flatMap(\.packages))
    plugIns = Set(packages.filter { known.contains($0.name) }).sorted { $0.name < $1.name }
    naming = ProjectKind.naming(packages.map(\.name))
  }

  /// Returns the names of the project's plug-ins, as a question would name them; none if it names others.
  func names(besides question: String) -> String {
    ProjectKind.named(in: question).contains(where: \.hasPlugins) ? "" : naming ?? ""
  }

  /// Returns the answers to a question, of the first ones first those that were found in the project; not those that are
  /// about a circumstance that the question doesn't name.
  func ordered(_ entries: [CatalogEntry], for question: String) -> [CatalogEntry] {
    let first = entries.prefix(Self.ordered)
    let found = first.filter { $0.isNamed(in: question) && !findings(of: $0).isEmpty }
    return found + first.filter { !found.contains($0) } + entries.dropFirst(Self.ordered)
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

  /// Whether the project has each line of an entry's example, but for comments.
  func has(_ example: CodeExample?, advisedBy entry: CatalogEntry) -> Bool {
    let lines = (example?.code ?? "").split(separator: "\n").filter { !$0.hasPrefix("//") }
    let owned = possessions(advisedBy: entry).map {
      $0.name.hasSuffix("()") ? String($0.name.dropLast()) : $0.name
    }
    return !lines.isEmpty && lines.allSatisfy { line in owned.contains { line.contains($0) } }
  }

  private func possessions(in text: String) -> [Possession] {
    let apps = inventory.targets.filter { $0.kind == .app && !$0.isFromOutside }
    let keys = apps.flatMap { $0.configurations.first?.infoPlist?.entries ?? [:] }.filter {
      text.contains($0.key)
    }
    .compactMap(Self.possession)
    let facts = apps.flatMap(\.sources).flatMap { source in
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
