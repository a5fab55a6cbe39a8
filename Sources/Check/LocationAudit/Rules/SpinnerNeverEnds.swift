import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A spinner of a script that only a position ends.
  static let spinnerNeverEnds = Rule(
    id: .spinnerNeverEnds,
    summary: "A spinner or a like state lasts until a position comes, and nothing ends it when none does.",
    explanation: """
      After "Don't Allow" no location comes, and the prompt doesn't come again; while Location Services is off there is \
      none either. A state that shows a spinner, and that only the branch with a position changes, then shows it for \
      ever; so does a state that is set before the request, whatever its name, and that only a position sets back. On an \
      iPhone geolocator's getCurrentPosition goes on looking while no location is known (inferred from its \
      source), so that it needs a time limit, too. Change the state on every way out, and say what is missing. \
      Scripts in Dart, JavaScript and TypeScript are followed from where the system or a person starts them; in Swift \
      and Objective-C the function that sets the state, and the callbacks that come afterwards. This is a note, because \
      other code may end the spinner.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.auth008, .err002, .err003],
    absence: .inModule,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      let waits = context.code.scriptReactions.waits
      // A state that several places set is reported at the first.
      let states = Dictionary(grouping: waits.filter { $0.key != nil }, by: \.key).values.compactMap(\.first)
      // A search without a limit is a mistake of its own.
      let shown = Dictionary(grouping: states) { [$0.place.file, $0.isSearching ? "search" : ""] }
        .sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }.compactMap { file in
          file.value.min {
            ($0.situation.order, $0.place, $0.key ?? "") < ($1.situation.order, $1.place, $1.key ?? "")
          }
        }
      // A search without a limit is the same everywhere.
      let searches = shown.contains(where: \.isSearching) ? [] : waits.filter { $0.key == nil }
      let search = searches.first { wait in !shown.contains { $0.place == wait.place } }
      return (shown + (search.map { [$0] } ?? [])).map { wait in
        let isSame = waits.contains { $0.key == wait.key && $0.situation == .withoutFix }
        return violation(wait, isSame: isSame && wait.situation != .withoutFix, in: context.code)
      }
        + raised(in: context) + callersLeftWaiting(in: context)
    })

  /// Returns a finding for each type in Swift or Objective-C with a state that stays if no location comes.
  private static func raised(in context: AuditContext) -> [Violation] {
    let code = context.code
    let states = code.raisedStates.filter {
      context.isOwn($0.place.file)
    }
    return Dictionary(grouping: states) { "\($0.type).\($0.name)" }.values
      .compactMap { $0.min { $0.place < $1.place } }.sorted { $0.place < $1.place }.map { state in
        let reason: Phrase =
          switch state.cause {
          case .refusal: "When the person taps “Don’t Allow”"
          case .earlierRefusal: "When the person has refused before"
          case .withoutServices: "While Location Services is off"
          case .withoutFix: "When no position is found"
          }
        return Violation(
          at: Site(state.place), severity: .note,
          message: """
            \(reason), \(state.name) stays as it is set here: nothing that was read sets it back, as it is after a \
            position.
            """,
          fix: "Set it back on every way out, and say what is missing.")
      }
  }

  /// Returns the finding for a single location whose failure is told to nobody who waits for it.
  private static func callersLeftWaiting(in context: AuditContext) -> [Violation] {
    let code = context.code
    let places = Waits(in: code.reactions).locationsWithoutFailure().filter {
      context.isOwn($0.file)
    }.sorted()
    return places.prefix(1).map { place in
      Violation(
        at: Site(place), severity: .note,
        message: """
          When no position is found, whoever waits for this location is never told: nothing that was read but a \
          location ends the wait.\(MessageText.further(places.count - 1))
          """,
        fix: "Tell everyone who waits of a failure, too, in locationManager(_:didFailWithError:).")
    }
  }

  /// Returns the finding for a wait, which may be the same when no position is found.
  private static func violation(
    _ wait: ScriptReactions.Wait, isSame: Bool, in code: ProcessCode
  ) -> Violation {
    func also(_ message: Phrase) -> Phrase { isSame ? MessageText.alsoWithoutFix(message) : message }
    let site = code.site(at: wait.place)
    guard let state = wait.state else {
      return Violation(
        at: site, severity: .note,
        message: """
          While no location is known, as indoors, this goes on looking: it has no time limit, and what comes next waits \
          for it.
          """,
        fix: "Give it a time limit, and say that no position was found when the time is over.")
    }
    if wait.isSearching {
      return Violation(
        at: site, severity: .note,
        message: """
          While no location is known, as indoors, this goes on looking, and nothing here ends the spinner that \
          \(state) shows.
          """,
        fix: "Give it a time limit, and end the spinner when the time is over.")
    }
    let reason = wait.situation.circumstances
    if wait.isRaised {
      return Violation(
        at: site, severity: .note,
        message: also(
          """
          \(reason), \(state) stays as it was set before: nothing here sets it back, as it is after a position.
          """),
        fix: "Set it back on every way out, and say what is missing.")
    }
    return Violation(
      at: site, severity: .note,
      message: also("\(reason), nothing here ends the spinner that \(state) shows."),
      fix: "End the spinner on every way out, and say what is missing.")
  }
}
