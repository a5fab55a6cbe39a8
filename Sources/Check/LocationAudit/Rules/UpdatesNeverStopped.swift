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
  /// Updates are started and never stopped.
  static let updatesNeverStopped = Rule(
    id: .updatesNeverStopped,
    summary: "Location updates are started, and nothing ever stops them.",
    explanation: """
      Updates continue until the app stops them, also when the screen that showed them is gone: the arrow stays in the \
      status bar, and the battery pays for locations that nobody uses. Stop them when the location is good enough, \
      or when the screen disappears. In scripts each name is followed that keeps a subscription: what ends a timer or \
      another listener doesn't end it, and neither does forgetting it. This is reported only where all code beside the \
      start was read, or where the manager is private to its file, and not for the manager of a screen that goes, with \
      which its updates end.
      """,
    severity: .note, bites: everywhere, facts: [.del060, .del005, .del090],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      if context.target.kind == .framework { return ofCode(in: context) }
      guard context.asksForAuthorization else { return [] }
      return ofScripts(in: context) + ofCode(in: context) + ofCompass(in: context)
    })

  /// Returns a finding for each script that watches the position and ends no watch.
  private static func ofScripts(in context: AuditContext) -> [Violation] {
    let left = context.code.scriptCalls.filter {
      $0.fact.script.map { $0.isLeftRunning || $0.isOverwritten } ?? false
    }
    let known = Set(left.map(\.file))
    let endless = context.code.scriptReactions.endless.filter { !known.contains($0.file) }
    let others = endless.firstInEachFile.map {
      violation(at: context.code.site(at: $0), isOverwritten: false)
    }
    let ticking = context.code.scriptReactions.endlessTimers.firstInEachFile.map { place in
      Violation(
        at: Site(place), severity: .note,
        message: """
          Nothing in this file ends this timer, which gets the position again and again for as long as the app runs.
          """,
        fix:
          "Keep the timer, and end it when no screen needs the position any more: cancel() or clearInterval()."
      )
    }
    return ticking + others
      + Dictionary(grouping: left, by: \.file).sorted { $0.key < $1.key }.compactMap { file in
        file.value.first.map { violation(at: $0.site, isOverwritten: $0.fact.script?.isOverwritten ?? false) }
      }
  }

  private static func violation(at site: Site, isOverwritten: Bool) -> Violation {
    isOverwritten
      ? Violation(
        at: site, severity: .note,
        message:
          "Each time the person does this, more updates begin, and nothing can end the earlier ones: only the last is kept.",
        fix: "End the earlier updates before starting new ones, such as with subscription?.cancel().")
      : Violation(
        at: site, severity: .note,
        message:
          "Nothing in this file ends these updates: they go on when the screen is gone, and another visit starts more of them.",
        fix:
          "Keep what the call returns, and end it when the screen goes away: cancel(), remove() or clearWatch()."
      )
  }

  /// Returns the finding for updates that nothing stops: nothing at all, or nothing that has the
  /// manager of the type which starts them.
  private static func ofCode(in context: AuditContext) -> [Violation] {
    let starts = startsLeftRunning(
      .locationUpdates, toldBy: [.didUpdateLocations, .didUpdateToLocation], in: context)
    return starts.prefix(1).map { use in
      let isSure = !context.code.mayGoOn(beside: use.file)
      if !stops(ServiceMethods.locationUpdates, in: context.code).isEmpty,
        isStoppedByFailure(use, in: context)
      {
        return Violation(
          at: use.site, severity: .note,
          message: """
            Nothing that was read but a failure stops these updates: while locations come, the location hardware stays \
            on as long as the app runs.\(MessageText.further(starts.count - 1))
            """,
          fix: "Call stopUpdatingLocation() when the location is good enough, or when its screen disappears.")
      }
      return Violation(
        at: use.site, severity: isSure ? nil : .note,
        message: isSure
          ? "Nothing ever stops these updates: the location hardware stays on as long as the app runs.\(MessageText.further(starts.count - 1))"
          : "No code that was read stops these updates, and their manager is private: the location hardware stays on.\(MessageText.further(starts.count - 1))",
        fix: "Call stopUpdatingLocation() when the location is good enough, or when its screen disappears.")
    }
  }

  /// Returns the finding for a compass that nothing stops.
  private static func ofCompass(in context: AuditContext) -> [Violation] {
    let starts = startsLeftRunning(.heading, toldBy: [.didUpdateHeading], in: context)
    return starts.prefix(1).map { use in
      Violation(
        at: use.site,
        message:
          "Nothing ever stops the compass: headings come as long as the app runs.\(MessageText.further(starts.count - 1))",
        fix: "Call stopUpdatingHeading() when the screen that shows the direction disappears.")
    }
  }

  /// Returns the starts of a service that nothing stops, by types that are told what it finds.
  private static func startsLeftRunning(
    _ service: ServiceMethods, toldBy callbacks: [DelegateMethod], in context: AuditContext
  ) -> [CodeUse] {
    let code = context.code
    let stops = stops(service, in: code).filter { !isAfterFailure($0, in: code) }
    let makers = Set(code.uses("CLLocationManager", .construction).compactMap(\.fact.enclosingType))
    let families = DelegateFamily.all(in: code.types).filter { callbacks.contains(where: $0.implements) }
    let isLibrary = context.target.kind == .framework
    return code.uses(service.start.baseName).filter { use in
      guard context.isOwn(use),
        !code.mayGoOn(beside: use.file) || isOnPrivateManager(use, in: code),
        !endsWithItsScreen(use, in: context)
      else { return false }
      // If nothing at all stops updates, whose manager it is makes no difference.
      return stops.isEmpty && !isLibrary && use.fact.enclosingType.map(makers.contains) ?? false
        || families.contains { family in
          family.contains(use)
            && !stops.contains { mayStop($0, use, of: family, whereManagersAreMade: makers) }
        }
    }
  }

  /// Returns whether updates end with their manager, which belongs to a screen that doesn't last as long as the app.
  private static func endsWithItsScreen(_ use: CodeUse, in context: AuditContext) -> Bool {
    let lasting = context.target.firstScreens
    guard let type = use.fact.enclosingType, ownProperty(use) != nil, !lasting.isEmpty else { return false }
    let types = context.code.types
    return types.ancestry(of: type).contains { $0 == "UIViewController" || $0 == "UITableViewController" }
      && !types.descendants(of: type).union([type]).contains(where: lasting.contains)
  }

  /// Returns the code that stops a service, except what nothing calls.
  private static func stops(_ service: ServiceMethods, in code: ProcessCode) -> [CodeUse] {
    let stop = service.stop.baseName
    return (code.uses(stop) + code.uses(stop, .reference)).filter { !code.isNeverRun($0) }
  }

  /// Returns whether the callback for failures of a start's type, or of its relatives, stops the updates.
  private static func isStoppedByFailure(_ start: CodeUse, in context: AuditContext) -> Bool {
    let stops = stops(.locationUpdates, in: context.code)
    return DelegateFamily.all(in: context.code.types).contains { family in
      family.contains(start) && stops.contains { isAfterFailure($0, in: context.code) && family.contains($0) }
    }
  }

  /// Returns whether the manager that a use starts is inaccessible to files that were not read.
  private static func isOnPrivateManager(_ use: CodeUse, in code: ProcessCode) -> Bool {
    guard let name = ownProperty(use) else { return false }
    return code.parts.contains { part in
      part.file == use.file && part.file.hasSuffix(".swift") && part.code.name == use.fact.enclosingType
        && part.code.properties.contains { $0.name == name && $0.isPrivate }
    }
  }

  /// Returns whether a stop may be of the manager that a start uses: in the same type or its
  /// relatives, or on something that isn't the other type's own property.
  private static func mayStop(
    _ stop: CodeUse, _ start: CodeUse, of family: DelegateFamily, whereManagersAreMade makers: Set<String>
  ) -> Bool {
    if family.contains(stop) || stop.fact.kind == .reference || stop.isByClient { return true }
    // A manager that a type is given may be that of another.
    guard let receiver = ownProperty(stop), ownProperty(start) != nil,
      let type = stop.fact.enclosingType, makers.contains(type),
      start.fact.enclosingType.map(makers.contains) ?? false
    else {
      return true
    }
    // In a callback the parameter is the manager of any type.
    return receiver == "manager" && stop.fact.enclosingFunction?.hasPrefix("locationManager") ?? false
  }

  /// Returns the property of the enclosing type on which a method is called; nil for others.
  private static func ownProperty(_ use: CodeUse) -> String? {
    guard case .appleType = use.fact.evidence, let receiver = use.fact.receiver else { return nil }
    let name = receiver.hasPrefix("self.") ? receiver.dropFirst(5) : receiver[...]
    let plain = name.filter { $0 != "?" && $0 != "!" }
    return plain.isEmpty || plain.contains { !$0.isLetter && !$0.isNumber && $0 != "_" } ? nil : String(plain)
  }

  /// Returns whether a stop is in the callback for failures, after which no location comes by itself.
  private static func isAfterFailure(_ stop: CodeUse, in code: ProcessCode) -> Bool {
    let functions = [stop.fact.enclosingFunction ?? ""] + code.onlyCalls(leadingTo: stop).map(\.caller.name)
    return stop.fact.kind == .call
      && functions.contains { $0.hasPrefix("locationManager") && $0.contains("didFailWithError") }
  }
}
