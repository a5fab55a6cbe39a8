import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The system launches the app for an event, but nothing at launch receives it.
  static let relaunchWithoutManager = Rule(
    id: .relaunchWithoutManager,
    summary:
      "Services that launch the app are used, and nothing that is certain to run at launch creates a location manager.",
    explanation: """
      Regions, significant changes and visits launch an app that was terminated, in the background and without any \
      screen. The event waits for a location manager with a delegate: an app that creates its manager in a screen, \
      or when a button is tapped, is launched for nothing. Create the manager in didFinishLaunching, start \
      significant changes again there, and create a service session for Always again. Code that runs at launch is \
      followed only as far as it is certain, so this is a note.
      """,
    severity: .note, bites: { !$0.relaunchingServices.value.isEmpty }, mistakes: [.mis38, .mis40],
    facts: [.mon004, .mon005, .auth085],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let isPlugIn = LaunchPath.hasPlugIn(context.code.types)
      // A script may ask for Always in a way that isn't read.
      let mayHaveAlways =
        context.code.mayRequestAlways
        || context.values.alwaysTexts == .complete && !context.code.scriptCalls.isEmpty
      guard context.asksForAuthorization || isPlugIn, mayHaveAlways else { return [] }
      // An unread library may create managers, but none that the app's own services use.
      let services = context.code.uses(of: .regionMonitoring, .significantChanges, .visits)
        .filter { !$0.isByClient && (!$0.isShared || isPlugIn) }
      let makings =
        context.code.uses("CLLocationManager", .construction) + context.code.uses("CLMonitor", .construction)
      guard !services.isEmpty, !makings.isEmpty, isPlugIn || knowsLaunch(context.code.types) else {
        return []
      }
      let path = LaunchPath(context.code.types, firstScreens: [], loadsPlugIns: true)
      guard makings.allSatisfy({ path.moment(of: $0) == nil }) else { return [] }
      return services.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message: """
            This launches the app after it was terminated, but no code that is certain to run at launch creates a \
            location manager, so the event may be lost.
            """,
          fix: isPlugIn
            ? "Create the manager and set its delegate when the plug-in is loaded: in load(), or in pluginInitialize() with onload."
            : "Create the manager and set its delegate in application(_:didFinishLaunchingWithOptions:).")
      }
    })

  /// Returns whether the launch functions were read.
  private static func knowsLaunch(_ types: TypeIndex) -> Bool {
    types.entries.values.contains { entry in
      entry.methods.contains {
        $0.baseName == "application"
          && ($0.facts.name.mentions("didFinishLaunching") || $0.facts.name.mentions("willFinishLaunching"))
      }
    }
  }
}
