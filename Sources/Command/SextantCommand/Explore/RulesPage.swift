import LocationCatalogue
import LocationDelivery
import LocationDrawing
import LocationExploration
import LocationPolicy
import LocationSituations
import LocationTerms
import Markup
import Phrases
import Translations

/// The results for a release as a page: a map of all situations, and the journeys with their
/// screens.
struct RulesPage {
  let appName: Phrase
  let release: Release
  let search: QuestionSearch
  let answers: [(asked: AskedQuestion, answer: QuestionSearch.Answer)]
  /// A sentence with the number of situations.
  let summary: Phrase
  /// The language of all but names and questions.
  let language: Language

  /// The page as HTML.
  var text: String {
    let map = SituationMap(search)
    var body = [
      Markup("p", text: said(summary)),
      Markup(
        "p", ["class": "faint"],
        text: said(
          """
          Situations in which the app reads and gets the same are one box; a line is wider the more moves lead from one \
          to the other.
          """)),
      Markup("figure", ["class": "table"], [plot(of: map, along: []).drawing.inline]),
    ]
    for (asked, answer) in answers { body += section(of: asked, answer, on: map) }
    return Page(title: said("iOS \(release.name), \(appName)"), body).written
  }

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  // MARK: - The map

  private func plot(of map: SituationMap, along situations: [Situation]) -> GraphPlot {
    let statuses = AuthorizationStatus.allCases.filter { status in map.places.contains { $0.status == status }
    }
    let most = Double(map.ways.values.max() ?? 1)
    let nodes = zip(map.places, map.situations).map { place, count in
      GraphPlot.Node(
        column: statuses.firstIndex(of: place.status) ?? 0,
        lines: [
          place.accuracy == .reduced ? said("reduced accuracy") : place.status.appleName,
          said("updates \(place.foreground.word), behind \(place.background.word)"),
          said(count == 1 ? "1 situation" : "\(count) situations"),
        ])
    }
    let edges = map.ways.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }.map { way, count in
      GraphPlot.Edge(from: way.from, to: way.to, strength: Double(count) / most)
    }
    let way = situations.compactMap { situation in
      map.places.firstIndex(of: SituationMap.Place(situation, under: search.rules))
    }
    return GraphPlot(columns: statuses.map(\.appleName), nodes: nodes, edges: edges, way: way)
  }

  // MARK: - Journeys

  private func section(
    of asked: AskedQuestion, _ answer: QuestionSearch.Answer, on map: SituationMap
  ) -> [Markup] {
    let heading = Markup("h2", text: said(asked.title))
    guard let journey = answer.journey else {
      return [
        heading,
        Markup(
          "p", text: said(search.search.ending == .complete ? "There is no such situation." : "Not found.")),
      ]
    }
    let steps = steps(of: journey)
    let situations = [Situation()] + steps.map(\.situation)
    return [
      heading,
      Markup(
        "p",
        text: said("\(answer.count(after: journey)).")),
      Markup("div", ["class": "table"], [Markup("table", [:], [Markup("tbody", [:], steps.map(\.row))])]),
      Markup("div", ["class": "pictures"], steps.compactMap(\.figure)),
      Markup("figure", ["class": "table"], [plot(of: map, along: situations).drawing.inline]),
    ]
  }

  private struct Step {
    let situation: Situation
    let row: Markup
    let figure: Markup?
  }

  private func steps(of journey: [SituationMove]) -> [Step] {
    var situation = Situation()
    return journey.enumerated().map { number, move in
      let before = situation
      situation.make(move, under: search.rules)
      let news = SituationNews(from: before, to: situation, under: search.rules).text
      let row = Markup(
        "tr", [:],
        [
          Markup("td", text: "\(number + 1)"),
          Markup("td", text: said(move.sentence(under: search.rules.policy))),
          Markup("td", text: said(news)),
        ])
      return Step(
        situation: situation, row: row,
        figure: screen(after: move, from: before, to: situation)?.figure(said("after move \(number + 1)")))
    }
  }

  /// Returns the screen after a move, if it shows something about location.
  private func screen(after move: SituationMove, from old: Situation, to new: Situation) -> Drawing? {
    let (app, policy) = (search.rules.app, search.rules.policy)
    let era = Era(of: policy)
    if let prompt = new.visiblePrompt, prompt != old.visiblePrompt {
      let looks = PromptLooks(prompt.template, appName: "App", of: app, under: policy)
      return PromptPicture(looks.said(in: language, on: policy.release)).drawing(in: era)
    }
    if new.screen == .settings, !new.isLocked, old.screen != .settings || move.changesSettings {
      return SettingsPicture(
        appName: "App",
        SettingsLooks(of: new.authorization, of: app, under: policy).said(in: language, on: policy.release)
      ).drawing(in: era)
    }
    let indicator = new.indicator(under: search.rules)
    guard indicator != old.indicator(under: search.rules) else { return nil }
    return StatusBarPicture(appName: "App", indicator: indicator, arrow: indicator.isVisible ? .solid : nil)
      .drawing(
        in: era)
  }
}

extension SituationMove {
  fileprivate var changesSettings: Bool {
    switch self {
    case .person(.chooses), .person(.setsPrecise): true
    default: false
    }
  }
}

extension Delivery.Arrival {
  /// The state of updates, in one word.
  fileprivate var word: Phrase {
    switch self {
    case .delivered: "come"
    case .deliveredReduced: "come coarse"
    case .wakes, .relaunches: "wake it"
    case .waitsForApp: "wait"
    case .held: "are held"
    case .nothing, .ended: "don't come"
    case .fails: "fail"
    case .raises: "raise"
    case .notAvailable: "aren't there"
    }
  }
}
