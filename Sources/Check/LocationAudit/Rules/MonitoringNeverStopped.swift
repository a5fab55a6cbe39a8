import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A service that continues after the app ends is started but never stopped.
  static let monitoringNeverStopped = Rule(
    id: .monitoringNeverStopped,
    summary: "Monitoring of regions, significant changes or visits is started, and nothing ever stops it.",
    explanation: """
      Regions, significant changes and visits outlive the app: once started they launch it again and again, even \
      after a logout or an update, until they are stopped. A person who turns the feature off, or logs out, is still \
      tracked. This is reported only where all code of the app was read, or where only a type's own code has the \
      manager that monitors regions.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis51], facts: [.mon006, .del008],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      // A library offers its apps what it has; an app can have the stop in another library.
      let isLibrary = context.target.kind == .framework
      guard isLibrary || context.asksForAuthorization else { return [] }
      let lasting = ServiceMethods.allCases.filter(\.outlivesProcess)
      let starts = lasting.filter { !isStopped($0, in: context.code) }.flatMap { service in
        context.code.uses(service.start.baseName).filter { start in
          !start.isByClient && (isLibrary ? context.isJudged(start.file) : !start.isShared)
            && (service != .regions || start.argument("for") != nil)
            && (isLibrary || !context.hasUnseenCode
              || service == .regions && isOnPrivateManager(start, in: context.code))
        }
      }.sorted()
      return starts.prefix(1).map { use in
        Violation(
          at: use.site,
          message:
            "Nothing ever stops this, so it continues after the feature is turned off, and launches the app.\(MessageText.further(starts.count - 1))",
          fix: "Stop it when the person turns the feature off or logs out.")
      }
    })

  /// Returns whether a start is on a private property of its type, all code of which was read.
  private static func isOnPrivateManager(_ start: CodeUse, in code: ProcessCode) -> Bool {
    guard !code.mayGoOn(beside: start.file), let type = start.fact.enclosingType,
      let receiver = start.fact.receiver
    else { return false }
    let name = receiver.hasPrefix("self.") ? String(receiver.dropFirst(5)) : receiver
    return code.parts.contains { part in
      part.code.name == type
        && part.code.properties.contains { $0.name == name && $0.isPrivate && $0.initial != nil }
    }
  }

  private static func isStopped(_ service: ServiceMethods, in code: ProcessCode) -> Bool {
    let stop = service.stop.baseName
    return code.uses(stop).contains { !code.isNeverRun($0) } || !code.uses(stop, .reference).isEmpty
  }
}
