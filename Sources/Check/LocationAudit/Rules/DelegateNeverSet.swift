import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A type has a manager's callbacks, and nothing makes it the manager's delegate.
  static let delegateNeverSet = Rule(
    id: .delegateNeverSet,
    summary: "A type makes a manager and has its callbacks, and nothing makes it the manager's delegate.",
    explanation: """
      A manager calls only its delegate. Without one no location, no error and no answer of the person reaches the \
      app, however complete its callbacks are. Set the delegate right after creating the manager. This is reported \
      only where no code sets a delegate that could be this type; beside libraries that were not read it is a note.
      """,
    severity: .warning, bites: everywhere, facts: [.auth004, .auth005],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let methods = context.code.familiesNeverSet().compactMap { family in
        family.callbacks.first { context.isOwn($0.file) }
      }.sorted { $0.site < $1.site }
      return methods.prefix(1).map { method in
        Violation(
          at: method.site, severity: context.mayGoOnElsewhere ? .note : nil,
          message: """
            This is never called: nothing that was read makes this type the delegate of its \
            manager.\(MessageText.further(methods.count - 1))
            """,
          fix: "Set the manager's delegate right after creating the manager.")
      }
    })
}
