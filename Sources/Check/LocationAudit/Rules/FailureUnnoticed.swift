import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A search for a position fails, and nobody learns of it.
  static let failureUnnoticed = Rule(
    id: .failureUnnoticed,
    summary: "A position that isn't found is a failure that nothing catches, or that is only logged.",
    explanation: """
      Somebody who has allowed location may still get no position: indoors, without a network, in a simulator without \
      a location. A plug-in then rejects its promise, throws, or calls the function for errors. Where nothing catches \
      that, everything after the call is skipped, and a state that was set before stays; where it is only logged, the \
      person sees that nothing happens. Code that tells of a refusal often leaves this out. A stream of geolocator's \
      gives an error when the person turns location off while the app runs (inferred from its source): code that \
      listens without an onError, or whose function for errors only logs, goes on as if positions were still coming; \
      so does a watch of React Native. A call with a function for positions alone has nobody to tell of a \
      failure. Scripts in Dart, JavaScript and TypeScript are followed from where the system or a person starts them; a call at which a refusal already passes unnoticed is \
      left to refusal-unnoticed. In Swift and Objective-C a failure of requestLocation is followed through delegates, \
      closures, continuations and states to whoever takes it, and one of live updates to where it is caught. This is a note, because the position may be an extra that nobody misses.
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
      } + interruptions(context.code, besides: refused) + ofCompiledCode(context)
    })

  /// Returns a finding for each delegate that hands a failure on to code that tells nobody, and for live updates whose
  /// failure nobody is told.
  private static func ofCompiledCode(_ context: AuditContext) -> [Violation] {
    let code = context.code
    let requests = code.uses(of: .oneShot)
    let live = code.uses(of: .liveUpdates)
    if requests.isEmpty && live.isEmpty { return [] }
    let functions = code.functionsByPlace
    let telling = code.telling(of: .failure)
    let callbacks = DelegateFamily.all(in: code.types).filter { requests.contains(where: $0.contains) }
      .flatMap { $0.ownMethods(.didFailWithError) }
      .filter { method in
        context.isOwn(method.file)
          && functions[method.place].map { !telling.tells($0) && telling.isHandedOn } ?? false
      }.map(\.site)
    let loops = live.filter { context.isOwn($0.file) }.filter { use in
      code.functions.contains { function in
        function.file == use.file && function.code.names.contains(use.fact.name)
          && LateFailures(in: function.code.body).live.contains {
            $0.starts == use.fact.position.line && !telling.tells($0.failures, of: function)
          }
      }
    }.map(\.site)
    return (callbacks + loops).sorted().map { site in
      Violation(
        at: site, severity: .note,
        message: """
          When no position is found, whoever is told here only tidies up or logs: nothing that was read says that none \
          was found.
          """,
        fix: "End what waits for the position, and say that none was found.")
    }
  }

  /// Returns a finding for the first place of each file that listens to positions, and that a person doesn't learn from
  /// when these end with an error.
  private static func interruptions(
    _ code: ProcessCode, besides known: Set<Effect.Place>
  ) -> [Violation] {
    let reactions = code.scriptReactions
    let places = reactions.unheard.union(reactions.ignored).subtracting(known)
    return places.firstInEachFile.map { place in
      if code.scriptCalls.contains(where: { $0.place == place && $0.fact.script?.role == .position }) {
        return Violation(
          at: Site(place), severity: .note,
          message: """
            When no position is found, or none is allowed, nothing that was read hears it: the call has no function \
            for errors.
            """,
          fix:
            "Give it a function for errors, end what waits for the position there, and say that none was found."
        )
      }
      return Violation(
        at: Site(place), severity: .note,
        message: reactions.ignored.contains(place)
          ? """
          When the person turns location off, these positions end with an error, and the function that gets it only \
          tidies up or logs: nothing says that the position is no longer followed.
          """
          : """
          When the person turns location off, these positions end with an error, and nothing that was read hears it: \
          the call has no function for errors.
          """,
        fix: "Say in the function for errors that the position is no longer followed.")
    }
  }

  private static func violation(
    _ failure: ScriptReactions.Silence, further: Int, in code: ProcessCode
  ) -> Violation {
    let more = MessageText.further(further)
    return Violation(
      at: code.site(at: failure.place), severity: .note,
      message: failure.kind == .uncaught
        ? """
        When no position is found, this fails, and no code that was read catches it: what comes next is skipped.\(more)
        """
        : failure.kind.isGoingOn
          ? """
          When no position is found, the code goes on without one here, and nothing that was read says that there is \
          none.\(more)
          """
          : "When no position is found, nothing happens here, and nothing says why.\(more)",
      fix: "Catch the failure, end what waits for the position, and say that none was found.")
  }
}
