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
  /// A screen doesn't look at the status again when the person comes back from Settings.
  static let statusNotRenewed = Rule(
    id: .statusNotRenewed,
    summary:
      "The status is looked at when a screen appears, and not when the person comes back from Settings.",
    explanation: """
      A change in Settings reaches the callback of each manager's delegate (SET-004, AUTH-005), and nothing else of \
      the app. Coming back from Settings doesn't make a screen or let it appear again (UIKit and SwiftUI; inferred \
      here). So a screen that reads the status only then goes on as after the refusal, although the person has just \
      allowed what it asked for; the same holds for a service that is started only where the app is allowed already, and \
      for a location that is requested once. Implement locationManagerDidChangeAuthorization(_:), or read the status again when \
      the app becomes active. In scripts no callback comes from the plug-in: listen to AppState, or to \
      AppLifecycleListener. useFocusEffect runs when a screen is shown, and not when the app comes back. There a refusal \
      is also reported that was met after a tap, if a screen goes on showing it beside a way to Settings. This is a note, \
      because the person can leave the screen and open it again, or tap what asks again.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.set004, .auth005],
    absence: .inModule,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      let ofScripts = ofScripts(context)
      if !ofScripts.isEmpty { return ofScripts }
      let ofScreens = ofScreens(context) + managersNotMade(context)
      let known = ofScreens + callbacksGivenUp(context)
      return known + StartsNotRenewed(context).violations(besides: Set(known.map(\.site.file)))
    })

  /// Returns the finding for the first screen that looks at the status only when it is made or appears.
  private static func ofScreens(_ context: AuditContext) -> [Violation] {
    let code = context.code
    let openers = code.parts.flatMap(\.bodies).filter {
      !$0.code.names.isDisjoint(with: settings)
    }
    if openers.isEmpty || namesOnReturn(to: code).contains(status) { return [] }
    let byType = Dictionary(grouping: code.parts.filter { !$0.code.name.isEmpty }, by: \.code.name)
    let names = byType.mapValues(\.names)
    let doors = settings.union(openers.map(\.code.name).filter { $0.utf8.count >= 8 })
    let sites = byType.keys.sorted().compactMap { type -> Site? in
      guard let own = names[type], !own.isDisjoint(with: doors), own.contains(status),
        own.isDisjoint(with: renewals), !hears(of: type, names, code)
      else { return nil }
      return onlyRead(in: byType[type] ?? [], names, context)
    }
    return sites.prefix(1).map { site in
      Violation(
        at: site,
        message: """
          This reads the status only when the screen is made or appears: nothing that was read looks at it again when \
          the person comes back from Settings, where the app sends them.\(MessageText.further(sites.count - 1))
          """,
        fix:
          "Implement \(DelegateMethod.didChangeAuthorization.name), or read the status again when the app becomes active."
      )
    }
  }

  /// Returns the finding for the first callback that a refusal leaves without anything to do.
  private static func callbacksGivenUp(_ context: AuditContext) -> [Violation] {
    let code = context.code
    if namesOnReturn(to: code).contains(status) { return [] }
    let methods = code.types.methods(at: code.idleCallbacks.afterRefusal).filter {
      context.isOwn($0.file)
    }
    return methods.prefix(1).map { method in
      Violation(
        at: method.site,
        message: """
          Someone who allows it in Settings and comes back finds the app as before: this callback does nothing then, \
          because a refusal has ended what it waits for.\(MessageText.further(methods.count - 1))
          """,
        fix: "When the status has become allowed, take back what was said of the refusal, and go on.")
    }
  }

  /// Returns a finding for each type whose only manager is made at the beginning, and not while
  /// Location Services is off: then nothing calls back when the person turns it on.
  private static func managersNotMade(_ context: AuditContext) -> [Violation] {
    let code = context.code
    let parts = Dictionary(grouping: code.parts.filter { !$0.code.name.isEmpty }, by: \.code.name)
    return code.reactions.compactMap { table -> Violation? in
      let makers = table.entries.filter { entry in
        entry.rows.contains { $0.reaction.effects.contains(where: \.makesManager) }
      }
      guard !makers.isEmpty, let own = parts[table.type],
        own.allSatisfy({ context.isOwn($0.file) }),
        !own.flatMap(\.code.properties).contains(where: { $0.isManagerFromStart }),
        makers.allSatisfy({ isOnlyAtBeginning($0, of: own, code) && isMadeOnlyWithServices($0) })
      else { return nil }
      return code.uses(ManagerMember.locationServicesEnabled.declaration.baseName).first {
        $0.fact.enclosingType == table.type
      }.map { use in
        Violation(
          at: use.site,
          message: """
            While Location Services is off no manager is made here, so that nothing that was read learns of it when the \
            person turns it on and comes back.
            """,
          fix: "Create the manager in any case, and implement \(DelegateMethod.didChangeAuthorization.name).")
      }
    }
  }

  private static func isMadeOnlyWithServices(_ entry: ReactionTable.Entry) -> Bool {
    // What the system calls at the beginning is named in code for the return only as that of the superclass.
    let isOnReturn = entry.isOnActivation && !FirstRuns.isBeginning(String(entry.name.prefix { $0 != "(" }))
    guard entry.questions.contains(.services), !isOnReturn else { return false }
    return entry.rows.allSatisfy { row in
      row.reaction.holes.isEmpty
        && row.circumstances.allSatisfy(\.hasServices)
          == row.reaction.must.contains(where: \.makesManager)
        && (row.circumstances.contains(where: \.hasServices)
          || !row.reaction.effects.contains(where: \.makesManager))
    }
  }

  /// Returns whether an entry runs only when an object is made or a screen appears.
  private static func isOnlyAtBeginning(
    _ entry: ReactionTable.Entry, of parts: [NamedType], _ code: ProcessCode
  ) -> Bool {
    guard let function = parts.flatMap(\.functions).first(where: { $0.place == entry.place }) else {
      return false
    }
    let name = function.code.name
    // The system calls it, and so do those of subclasses.
    if FirstRuns.isBeginning(name) { return true }
    let others = code.parts.filter { $0.code.name != parts.first?.code.name }
    let callers = others.filter { $0.names.contains(name) }
    if callers.isEmpty { return FirstRuns(of: parts, besides: []).contains(function) }
    return !parts.flatMap(\.bodies).contains { $0.code.names.contains(name) }
      && FirstRuns.isCalledOnlyAtBeginning(name, in: callers)
  }

  /// Returns a finding for the first place of each file of scripts that meets a refusal although the person has tapped
  /// nothing.
  private static func ofScripts(_ context: AuditContext) -> [Violation] {
    let code = context.code
    let path = UntappedPath(in: code.graph, firstScreens: context.target.firstScreens)
    let updates = Set(
      code.scriptCalls.filter { $0.fact.script?.role == .updates }.map {
        $0.place
      })
    let lost = code.scriptReactions.looksNotRenewed.filter { look in
      guard look.place.line > 0 else { return false }
      // A watch goes on by itself once it is allowed, and so does the stream of Flutter's location, whose delegate starts
      // the updates when it hears of the grant (LocationPlugin.m of version 4).
      let mayGoOn = ["watchPosition", "onLocationChanged"].contains {
        path.isNamed($0, in: look.place.file)
      }
      if look.isShown, !mayGoOn || !updates.contains(look.place) { return true }
      return !mayGoOn
        && (look.isFirst || !path.starts(of: nil, at: look.place.line, in: look.place.file).isEmpty)
    }.map(\.place)
    let sites = lost.firstInEachFile
    let shown = sites.prefix(scriptLimit)
    return shown.enumerated().map { index, look in
      let further = index == shown.count - 1 ? sites.count - shown.count : 0
      return Violation(
        at: code.site(at: look), severity: .note,
        message: """
          Someone who allows it in Settings and comes back finds the app as before: nothing that was read looks at the \
          permission again by itself here when the app becomes active.\(MessageText.further(further))
          """,
        fix: "Look at the permission again when the app becomes active, and show the screen that fits.",
        lines: code.lines(.looksAgain, for: look.file))
    }
  }

  /// The maximum number of files of scripts with a finding.
  private static let scriptLimit = 3

  private static let status = ManagerMember.authorizationStatus.declaration.baseName
  /// The names of the address of an app's page in Settings.
  private static let settings: Set<String> = ["openSettingsURLString", "UIApplicationOpenSettingsURLString"]
  /// The names in code that may look again, because something is observed.
  static let renewals: Set<String> = timers.union([
    "addObserver", "publisher", "onReceive", "notifications", "sink", "subscribe", "onChange", "liveUpdates",
  ])
  /// The names of timers, in Swift and Objective-C.
  static let timers: Set<String> = ["Timer", "scheduledTimer", "NSTimer"]
  /// The names of functions and events by which an app hears that it becomes active.
  private static let returns: Set<String> = [
    "applicationDidBecomeActive", "applicationWillEnterForeground", "sceneDidBecomeActive",
    "sceneWillEnterForeground",
    "didBecomeActiveNotification", "willEnterForegroundNotification", "didActivateNotification", "scenePhase",
    "UIApplicationDidBecomeActiveNotification", "UIApplicationWillEnterForegroundNotification",
  ]

  /// Returns the names in code that runs when the app becomes active, and in what that names.
  static func namesOnReturn(to code: ProcessCode) -> Set<String> {
    let all = code.parts.flatMap(\.bodies)
    var names = all.filter { returns.contains($0.code.name) || !$0.code.names.isDisjoint(with: returns) }
      .names
    for _ in 0..<2 { names.formUnion(all.filter { names.contains($0.code.name) }.names) }
    return names
  }

  /// Returns whether a type, or one that it names or that names it, has a callback for changes.
  private static func hears(of type: String, _ names: [String: Set<String>], _ code: ProcessCode) -> Bool {
    let family = code.types.ancestry(of: type).union(code.types.descendants(of: type))
    return code.types.entries.values.filter(\.hearsOfAnswers).contains { entry in
      family.contains(entry.name) || names[type]?.contains(last(entry.name)) ?? false
        || names[entry.name]?.contains(last(type)) ?? false
    }
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Returns the place where a type reads the status, if it does so only at the beginning.
  private static func onlyRead(
    in parts: [NamedType], _ names: [String: Set<String>], _ context: AuditContext
  ) -> Site? {
    guard let type = parts.first?.code.name,
      parts.allSatisfy({ context.isOwn($0.file) })
    else { return nil }
    // Functions outside of types may call it, too.
    let loose = context.code.parts.filter(\.code.name.isEmpty).names
    let others = names.filter { $0.key != type }.values.reduce(into: loose) { $0.formUnion($1) }
    let first = FirstRuns(of: parts, besides: others)
    let readers = parts.flatMap(\.bodies).filter { $0.code.names.contains(status) }
    guard !readers.isEmpty, readers.allSatisfy(first.contains) else { return nil }
    let tables = context.code.reactions.filter { $0.type == type }.flatMap(\.entries)
    guard tables.contains(where: { $0.questions.contains(.status) }) else { return nil }
    return (context.code.uses(status, .read) + context.code.uses(status)).filter {
      $0.fact.enclosingType == type
    }.map(\.site).sorted().first
  }
}

extension Effect {
  /// Whether it creates a location manager.
  fileprivate var makesManager: Bool { action == .creates("CLLocationManager") }
}

extension FlowProperty {
  /// Whether it holds a location manager from the start.
  fileprivate var isManagerFromStart: Bool {
    TypeIndex.plainName(type) == "CLLocationManager" && initial != nil
  }
}
