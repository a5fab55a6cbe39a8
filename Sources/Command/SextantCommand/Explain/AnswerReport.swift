import AppProject
import AuditReports
import LocationCatalogue
import LocationPolicy
import Translations

/// Answers for scripts, as specified by Documentation/Explain.schema.json.
struct AnswerReport: Encodable {
  /// The version of the format, which changes when older readers can't read it anymore.
  static let schema = 1
  /// The maximum number of answers of a search.
  static let longest = 10

  private let schema = Self.schema
  private let certain: Bool
  private let asksBack: Bool
  private let close: Bool
  private let results: [Result]
  private let facts: [StatedFact]
  /// The project of whoever asks; left out without one.
  private let project: Project?

  /// Creates a report of answers, best first.
  ///
  /// - Parameters:
  ///   - language: The language of texts for people; names are the same in all languages.
  ///   - question: The question with the plug-ins that it is about, whose words alone are there; nil for all.
  ///   - problem: Why the project that was named can't be read.
  init(
    _ entries: [CatalogEntry], areCertain: Bool, asksBack: Bool = false, areClose: Bool = false,
    to question: String? = nil, in language: Language = .english, about project: AskersProject? = nil,
    problem: String? = nil
  ) {
    certain = areCertain
    self.asksBack = asksBack
    close = areClose
    results = entries.map { Result($0, to: question, in: language, about: project) }
    self.project =
      project == nil && problem == nil
      ? nil
      : Project(
        plugIns: (project?.plugIns ?? []).map { Project.PlugIn(name: $0.name, version: $0.version) },
        problem: problem)
    facts = Set(entries.flatMap(\.allFacts)).sorted().map { StatedFact($0.record, in: language) }
  }

  /// A project with its plug-ins for location.
  private struct Project: Encodable {
    struct PlugIn: Encodable {
      let name: String
      let version: String?
    }
    let plugIns: [PlugIn]
    let problem: String?
  }

  private struct Result: Encodable {
    let id, kind, title: String
    let releases, symptom, telling, cause, fix, check: String?
    let branches: [Branch]
    let example: Example?
    let variants: [Variant]
    let rules, facts, reports: [String]
    let changes: [Change]?
    /// What is wrong in the project by the rules of the entry, and what it has of what the entry advises.
    let findings: [JSONReporter.Finding]?
    let has: [Possession]?

    /// What a project has already.
    struct Possession: Encodable {
      let name, file: String
      let line: Int
    }

    /// A rule that a release changed.
    struct Change: Encodable {
      let rule, before, after: String
      let facts: [String]

      init(_ difference: PolicyDifference, in language: Language) {
        rule = difference.name
        before = difference.beforeInWords.text(in: language)
        after = difference.afterInWords.text(in: language)
        facts = difference.facts.map(\.id)
      }
    }

    /// What to do in a single case.
    struct Branch: Encodable {
      let sign, step: String

      enum CodingKeys: String, CodingKey {
        case sign = "if"
        case step = "do"
      }
    }

    /// The example with another language or plug-in.
    struct Variant: Encodable {
      let place, code: String
    }

    struct Example: Encodable {
      let language, code: String
    }

    init(_ entry: CatalogEntry, to question: String?, in language: Language, about project: AskersProject?) {
      let whole = entry.remedy(in: language.translation)
      let remedy = question.map { whole?.narrowed(to: $0) } ?? whole
      id = entry.id
      kind = entry.kindName
      title = entry.title(in: language) ?? entry.title
      releases = entry.releasesText
      symptom = remedy?.symptom
      telling = remedy?.telling
      cause = remedy?.cause
      fix = remedy?.cure
      check = remedy?.check
      branches = remedy?.branches.map { Branch(sign: $0.sign, step: $0.step) } ?? []
      example = remedy?.example.map { Example(language: $0.language, code: $0.code) }
      variants = remedy?.variants.map { Variant(place: $0.place, code: $0.code) } ?? []
      rules = entry.rules.map(\.id)
      facts = entry.allFacts.map(\.id)
      reports = remedy?.reports ?? []
      changes = entry.changes?.differences.map { Change($0, in: language) }
      findings = project?.findings(of: entry).map { JSONReporter.Finding($0, in: language) }
      has = project?.possessions(advisedBy: entry).map {
        Possession(name: $0.name, file: $0.site.file, line: $0.site.line)
      }
    }

    private enum Key: String, CodingKey {
      case id, kind, title, releases, symptom
      case telling = "case"
      case cause, fix, branches, check, example, variants
      case rules, facts, reports, changes, findings, has
    }

    /// Encodes all keys, with null for missing values.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .id)
      try container.encode(kind, forKey: .kind)
      try container.encode(title, forKey: .title)
      try container.encode(releases, forKey: .releases)
      try container.encode(symptom, forKey: .symptom)
      try container.encode(telling, forKey: .telling)
      try container.encode(cause, forKey: .cause)
      try container.encode(fix, forKey: .fix)
      try container.encode(branches, forKey: .branches)
      try container.encode(check, forKey: .check)
      try container.encode(example, forKey: .example)
      try container.encode(variants, forKey: .variants)
      try container.encode(rules, forKey: .rules)
      try container.encode(facts, forKey: .facts)
      try container.encode(reports, forKey: .reports)
      try container.encodeIfPresent(changes, forKey: .changes)
      try container.encodeIfPresent(findings, forKey: .findings)
      try container.encodeIfPresent(has, forKey: .has)
    }
  }

  private struct StatedFact: Encodable {
    let id, releases, statement: String
    let confidence: [String]
    let carriedForward, carriedForwardInPart: [String]
    let sources: [StatedSource]

    init(_ record: FactRecord, in language: Language) {
      id = record.fact.id
      releases = record.releases
      statement = language.translation?.entries[id] ?? record.statement
      confidence = record.confidence.map(\.rawValue)
      carriedForward = record.carriedForward.map(\.name)
      carriedForwardInPart = record.carriedForwardInPart.map(\.name)
      sources = record.sources.map { StatedSource(title: $0.title, address: $0.source.address) }
    }
  }

  private struct StatedSource: Encodable {
    let title: String
    let address: String?

    private enum Key: CodingKey {
      case title, address
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(title, forKey: .title)
      try container.encode(address, forKey: .address)
    }
  }
}
