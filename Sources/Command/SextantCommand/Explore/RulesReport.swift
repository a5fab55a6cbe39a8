import CommandOutput
import LocationExploration
import LocationPolicy
import LocationSituations
import Phrases
import Terminal
import Translations

/// The results of exploring the rules of one release.
struct RulesReport: Encodable {
  /// The version of the format, which changes when older readers can't read it anymore.
  static let schema = 1

  private let appName: Phrase
  private let services: [String]?
  private let release: Release
  private let search: QuestionSearch
  private let answers: [(asked: AskedQuestion, answer: QuestionSearch.Answer)]

  init(_ situations: SituationsToSearch, on release: Release, asked: [AskedQuestion]) {
    appName = situations.app.name
    services = situations.serviceNames
    self.release = release
    let search = situations.search(on: release)
    self.search = search
    answers = asked.map { ($0, search.answer(to: $0.question)) }
  }

  /// Whether each required situation was found, and no forbidden one.
  var isAsAsked: Bool { answers.allSatisfy { ($0.answer.journey == nil) == $0.asked.isForbidden } }

  // MARK: - Text

  func text(for terminal: TerminalSettings, in language: Language) -> String {
    func said(_ phrase: Phrase) -> String { TerminalText.escaped(phrase.text(in: language)) }
    var text = WrappedText(for: terminal)
    text.add(said("iOS \(release.name), \(appName)\(serviceWords)"))
    text.add(said(summary), indent: 2)
    for (asked, answer) in answers {
      text.addGap()
      text.add(said(asked.title))
      guard let journey = answer.journey else {
        text.add(
          said(search.search.ending == .complete ? "There is no such situation." : "Not found."), indent: 2)
        continue
      }
      text.add(said("\(answer.count(after: journey)):"), indent: 2)
      add(journey, to: &text, said)
    }
    return text.text
  }

  private var serviceWords: Phrase {
    services.map { ", with \($0.joined(separator: ", "))" } ?? ""
  }

  /// A sentence with the number of situations.
  private var summary: Phrase {
    let coverage = search.search.coverage
    return """
      \(coverage.states) situations, \(search.search.transitionCount) moves between them; the farthest is \
      \(coverage.journeys.count - 1) moves away\(stop)
      """
  }

  private var stop: Phrase {
    switch search.search.ending {
    case .complete: ""
    case .bound(let states): ", and there are more: the search was stopped at \(states)"
    case .depth, .interrupted: ", and there are more"
    }
  }

  private func add(
    _ journey: [SituationMove], to text: inout WrappedText, _ said: (Phrase) -> String
  ) {
    var situation = Situation()
    for (number, move) in journey.enumerated() {
      let before = situation
      situation.make(move, under: search.rules)
      text.add(
        said(move.sentence(under: search.rules.policy)), indent: 4, label: "\(number + 1). ")
      let news = SituationNews(from: before, to: situation, under: search.rules)
      if !news.text.isEmpty { text.add(said(news.text), indent: 8) }
    }
  }

  // HTML

  /// Returns the same as a page with a map of the situations.
  func page(in language: Language) -> String {
    RulesPage(
      appName: appName, release: release, search: search, answers: answers, summary: "\(summary).",
      language: language
    ).text
  }

  // MARK: - JSON

  private enum Key: CodingKey {
    case schema, ios, app, services, situations, transitions, depth, isComplete, answers
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(release.name, forKey: .ios)
    try container.encode(appName.english, forKey: .app)
    try container.encodeIfPresent(services, forKey: .services)
    try container.encode(search.search.states.count, forKey: .situations)
    try container.encode(search.search.transitionCount, forKey: .transitions)
    try container.encode(search.search.coverage.journeys.count - 1, forKey: .depth)
    try container.encode(search.search.ending == .complete, forKey: .isComplete)
    try container.encode(answers.map { EncodedAnswer($0.asked, $0.answer) }, forKey: .answers)
  }

  private struct EncodedAnswer: Encodable {
    let question, words: String
    let isForbidden, isFound: Bool
    let situations: Int
    let journey: [EncodedMove]

    init(_ asked: AskedQuestion, _ answer: QuestionSearch.Answer) {
      question = asked.typed
      words = asked.question.text
      isForbidden = asked.isForbidden
      isFound = answer.journey != nil
      situations = answer.situations
      journey = (answer.journey ?? []).map { $0.encoded() }
    }
  }
}

extension QuestionSearch.Answer {
  /// Returns the number of situations and the length of the journey to the nearest one, in words.
  func count(after journey: [SituationMove]) -> Phrase {
    """
    \(situations == 1 ? "1 situation" : "\(situations) situations"), the nearest after \
    \(journey.count == 1 ? "1 move" : "\(journey.count) moves")
    """
  }
}

extension AskedQuestion {
  /// The question as a heading.
  var title: Phrase { isForbidden ? "never \(typed)" : "\(typed)" }
}
