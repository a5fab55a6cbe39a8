import AppProject
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The mode is declared, but nothing in the app needs it.
  static let unusedBackgroundMode = Rule(
    id: .unusedBackgroundMode,
    summary: "The location background mode is declared, but nothing in the app needs it.",
    explanation: """
      The mode is for continuous updates that continue in the background. Significant changes, visits and regions work \
      without it, because the system wakes the app. Ranging beacons and reading the compass don't keep an app running \
      that hasn't set allowsBackgroundLocationUpdates (BG-004), nor do updates that end with the first \
      location; both are notes. App Review rejects apps that declare the mode without a feature that reviewers can find \
      (guideline 2.5.4).
      """,
    severity: .warning, bites: everywhere, mistakes: [.mis29], facts: [.store006, .key040, .bg004],
    judgesLibraries: true,
    subject: .setUp,
    absence: .inProcess,
    check: { context in
      guard context.hasEntriesOfApps, let infoPlist = context.knownInfoPlist,
        infoPlist.values.hasBackgroundMode, !isNeeded(by: context.code),
        !context.hasUnseenCode || usesOthers(context.code) || leavesModeToExpo(context),
        let key = infoPlist.entries[LocationKey.backgroundModes.rawValue]?.origin
      else { return [] }
      return [violation(at: key, in: context)]
    })

  /// Returns whether any service runs that the mode lets continue in the background; the property
  /// alone starts nothing.
  private static func isNeeded(by code: ProcessCode) -> Bool {
    code.uses(anyOf: .liveUpdates, .backgroundSession)
      || code.uses(anyOf: .standardUpdates) && !code.endsUpdatesWithFirstLocation
      || code.uses(anyOf: .backgroundUpdates) && code.uses(anyOf: .oneShot, .ranging, .heading)
  }

  /// Returns whether the app uses services that don't need the mode as they are used.
  private static func usesOthers(_ code: ProcessCode) -> Bool {
    wakes(code) || code.uses(anyOf: .standardUpdates, .ranging, .heading)
  }

  /// Returns whether a service wakes the app that doesn't need the mode; an app without one may
  /// leave tracking to a library.
  private static func wakes(_ code: ProcessCode) -> Bool {
    code.uses(anyOf: .significantChanges, .visits, .regionMonitoring, .conditionMonitoring)
  }

  /// Returns whether Expo generates the app, whose scripts use location only in the foreground.
  private static func leavesModeToExpo(_ context: AuditContext) -> Bool {
    let calls = context.code.scriptCalls
    return context.isGeneratedByExpo && calls.contains(where: \.isAsking) && !context.code.mayRequestAlways
      && !calls.contains { $0.fact.script?.role == .background || $0.fact.script?.role == .updates }
  }

  private static func violation(at key: Site, in context: AuditContext) -> Violation {
    let isBrief = context.code.uses(anyOf: .standardUpdates)
    let isInForeground = context.code.uses(anyOf: .ranging, .heading)
    let reason: Phrase =
      if isBrief {
        "the updates that were read end with the first location"
      } else if isInForeground {
        "the code that was read starts no location updates, and beacons or headings without them don't keep the app running"
      } else if wakes(context.code) {
        "the code that was read only monitors regions, visits or significant changes, which work without the mode"
      } else {
        "no code that was read starts continuous location updates"
      }
    let setsProperty = context.code.uses(anyOf: .backgroundUpdates)
    let remedy: Phrase =
      context.isGeneratedByExpo
      ? "Remove location from UIBackgroundModes, and set isIosBackgroundLocationEnabled of expo-location to false, because any text counts as true"
      : "Remove location from UIBackgroundModes"
    let fix: Phrase =
      remedy
      + (setsProperty ? ", and don't set allowsBackgroundLocationUpdates, which would crash without it" : "")
    return Violation(
      at: key, severity: context.hasUnseenCode || isBrief || isInForeground ? .note : .warning,
      message: "App Review may reject this background mode (guideline 2.5.4): \(reason).",
      fix: fix + (context.hasUnseenCode ? ", unless a linked library tracks in the background." : "."))
  }
}
