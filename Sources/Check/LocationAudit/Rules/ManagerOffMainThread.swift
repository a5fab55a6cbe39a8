import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A manager is created on a thread without a run loop.
  static let managerOffMainThread = Rule(
    id: .managerOffMainThread,
    summary:
      "A location manager is created and started on a background queue, where its callbacks never arrive.",
    explanation: """
      A location manager calls its delegate on the run loop of the thread that created it. The threads of global \
      queues and of detached tasks don't run one: no callback ever arrives, and the console says that the manager \
      "was created on a dispatch queue executing on a thread other than the main thread". Create managers on the \
      main thread.
      """,
    severity: .error, bites: everywhere, mistakes: [.mis19], facts: [.del086],
    judgesLibraries: true,
    check: { context in
      let places = CallPlaces(of: "CLLocationManager", in: context.code.types, where: isOffMain)
      let made = context.code.uses("CLLocationManager", .construction).filter { use in
        context.isJudged(use.file) && places.hold(at: use) && isUsed(after: use, in: context.code)
      }
      return made.prefix(1).map { use in
        Violation(
          at: use.site,
          message:
            "This manager never calls its delegate: its thread has no run loop.\(MessageText.further(made.count - 1))",
          fix: "Create the manager on the main thread, and keep it in a property.")
      }
    })

  /// Returns whether a call runs on a thread without a run loop.
  private static func isOffMain(_ site: CallSite) -> Bool {
    let queue = site.closureOwners.last { $0.contains(".") || $0 == "detached" || $0 == "run" }
    return queue == "global.async" || queue == "detached"
  }

  /// Returns whether the function that creates a manager also sets its delegate.
  private static func isUsed(after use: CodeUse, in code: ProcessCode) -> Bool {
    code.uses("delegate", .assignment).contains {
      $0.file == use.file && $0.fact.enclosingType == use.fact.enclosingType
        && $0.fact.enclosingFunction == use.fact.enclosingFunction && $0.fact.position > use.fact.position
    }
  }
}
