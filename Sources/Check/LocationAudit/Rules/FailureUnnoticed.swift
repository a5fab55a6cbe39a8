import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A script whose search for a position fails, and nobody learns of it.
  static let failureUnnoticed = Rule(
    id: .failureUnnoticed,
    summary: "A position that isn't found is a failure that nothing catches, or that is only logged.",
    explanation: """
      Somebody who has allowed location may still get no position: indoors, without a network, in a simulator without \
      a location. A plug-in then rejects its promise, throws, or calls the function for errors. Where nothing catches \
      that, everything after the call is skipped, and a state that was set before stays; where it is only logged, the \
      person sees that nothing happens. Code that tells of a refusal often leaves this out. A stream of geolocator's \
      ends with an error when the person turns location off while the app runs (inferred from its source): code that \
      listens without an onError goes on as if positions were still coming. Scripts in Dart, JavaScript and TypeScript \
      are followed from where the system or a person starts them; a call at which a refusal already passes unnoticed is \
      left to refusal-unnoticed. This is a note, because the position may be an extra that nobody misses.
      """,
    severity: .note, bites: everywhere, facts: [.err002],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      guard context.mayAsk else { return [] }
      let silences = context.code.scriptReactions.silences
      let refused = Set(silences.filter { $0.situation != .withoutFix }.map(\.place))
      let failures = silences.filter {
        $0.situation == .withoutFix && $0.kind != .fixedPlace && !refused.contains($0.place)
      }
      return Dictionary(grouping: failures, by: \.place.file).sorted { $0.key < $1.key }.compactMap {
        _, failures in
        let places = Dictionary(grouping: failures, by: \.place).sorted { $0.key < $1.key }.compactMap {
          $0.value.first { $0.kind == .uncaught } ?? $0.value.first
        }
        return places.first.map { violation($0, further: places.count - 1, in: context.code) }
      } + unheard(context.code.scriptReactions.unheard)
    })

  /// Returns a finding for the first place of each file that listens to positions without a function for errors.
  private static func unheard(_ places: Set<Effect.Place>) -> [Violation] {
    Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }.compactMap { file, places in
      places.min().map { place in
        Violation(
          at: Site(file: file, line: place.line), severity: .note,
          message: """
            When the person turns location off, these positions end with an error, and nothing that was read hears it: \
            listen has no onError.
            """,
          fix: "Give listen an onError, and say there that the position is no longer followed.")
      }
    }
  }

  private static func violation(
    _ failure: ScriptReactions.Silence, further: Int, in code: ProcessCode
  ) -> Violation {
    let call = code.scriptCalls.first {
      $0.file == failure.place.file && $0.fact.position.line == failure.place.line
    }
    let position = SourcePosition(line: max(1, failure.place.line), column: 1)
    let more = MessageText.further(further)
    return Violation(
      at: call?.site ?? Site(file: failure.place.file, position: position), severity: .note,
      message: failure.kind == .uncaught
        ? """
        When no position is found, this fails, and no code that was read catches it: what comes next is skipped.\(more)
        """
        : "When no position is found, nothing happens here, and nothing says why.\(more)",
      fix: "Catch the failure, end what waits for the position, and say that none was found.")
  }
}
