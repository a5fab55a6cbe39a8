import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Updates begin only when the app enters the background, which When In Use does not permit.
  static let startedInBackground = Rule(
    id: .startedInBackground,
    summary:
      "Updates start only when the app goes to the background, and the app asks only for When In Use.",
    explanation: """
      With When In Use, a service has to be started while the app is in the foreground: one started in the \
      background delivers nothing, and the delegate gets kCLErrorDenied. Start it before the person leaves the app, \
      or ask for Always where the feature justifies it. This is reported where every start is in a function that the \
      system calls in the background.
      """,
    severity: .warning, bites: { $0.requestMethods.value }, mistakes: [.mis09], facts: [.bg009],
    absence: .inProcess,
    check: { context in
      guard context.asksForAuthorization, !context.code.mayRequestAlways,
        !context.code.uses(anyOf: .liveUpdates, .backgroundSession)
      else { return [] }
      let starts = context.code.uses(of: .standardUpdates)
      guard !starts.isEmpty, starts.allSatisfy({ isInBackground($0, context.code) }) else { return [] }
      return starts.prefix(1).map { use in
        Violation(
          at: use.site, severity: context.hasUnseenCode ? .note : .warning,
          releases: context.releases(of: use),
          message: """
            With When In Use, this delivers nothing and ends in kCLErrorDenied: it runs only in the background, and \
            nothing\(context.hasUnseenCode ? " that was read" : "") asks for Always.
            """,
          fix: "Start the updates while the app is in the foreground.")
      }
    })

  private static func isInBackground(_ use: CodeUse, _ code: ProcessCode) -> Bool {
    let functions = [use.fact.enclosingFunction ?? ""] + code.onlyCalls(leadingTo: use).map(\.caller.name)
    return functions.contains {
      $0.hasPrefix("applicationDidEnterBackground(") || $0.hasPrefix("sceneDidEnterBackground(")
    }
  }
}
