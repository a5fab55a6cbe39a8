import Foundation
import LocationCatalogue
import LocationPolicy

/// A part of what can happen, small enough to walk through all states that it leads to.
///
/// Some memories have nothing to do with each other, and all of them together make far more states than are
/// worth visiting with every test run. The facets together hold every input. ``whole`` is all of it at once.
struct Facet: Sendable {
  let name: String
  /// The apps that are walked with, each from a fresh install.
  let apps: [AppConfiguration]
  /// Everything that happens but answers, which the prompts give.
  let inputs: [Input]

  /// The requests and what comes of them: every walk has them.
  private static let requests: [Input] = [
    .make(.whenInUse), .make(.always), .make(.start), .make(.secondPrompt), .dismissPrompt, .endUse, .reset,
  ]
  private static let rows: [Input] = SettingsRow.allCases.map(Input.choose)
  private static let phases: [Input] = [.foreground, .background, .terminated].map(Input.enter)
  private static let held: [Input] = [.holdEvent, .dropHeldEvent]
  private static let switches: [Input] = [
    .setLocationServices(on: true), .setLocationServices(on: false), .setRestricted(true),
    .setRestricted(false),
  ]
  private static let accuracy: [Input] = [
    .make(.fullAccuracy), .requestFullAccuracyWithoutKey, .setPrecise(true), .setPrecise(false),
  ]
  private static let button: [Input] = [.make(.locationButton), .tapIllegibleButton]
  private static let sessions: [Input] = [
    .make(.liveUpdates), .openSession(.none, fullAccuracy: false),
    .openSession(.whenInUse, fullAccuracy: true),
    .make(.sessionWhenInUse), .make(.sessionAlways), .resumeSessions, .closeSessions,
  ]

  private static func app(_ traits: AppConfiguration.Traits) -> AppConfiguration {
    AppConfiguration(descriptions: .all, traits: traits)
  }

  /// Apps that an update can turn into each other.
  private static let keys: [AppConfiguration] = [
    .complete, AppConfiguration(descriptions: .whenInUse), AppConfiguration(descriptions: .legacyAlways),
    AppConfiguration(descriptions: .alwaysAndWhenInUse), AppConfiguration(),
  ]

  /// The facets of a usual test run.
  static let parts: [Facet] = [
    Facet(
      name: "requests and Settings", apps: [.complete],
      inputs: requests + rows + held + [.make(.reminder), .reinstall]
        + [.foreground, .grace, .suspended, .terminated].map(Input.enter)),
    Facet(
      name: "keys and updates", apps: keys,
      inputs: requests + rows + [.enter(.foreground), .enter(.background)]
        + keys.indices.map(Input.update)),
    Facet(
      name: "switches of the device", apps: [.complete],
      inputs: requests + rows + phases + held + switches),
    Facet(
      name: "accuracy and the button", apps: [.complete, app(.defaultAccuracyReduced)],
      inputs: requests + rows + accuracy + button + [.enter(.foreground), .enter(.background)]),
    Facet(
      name: "sessions", apps: [.complete, app(.explicitServiceSession)],
      inputs: [.make(.whenInUse), .make(.always), .endUse, .choose(.askNextTime), .setPrecise(false)]
        + sessions
        + [.enter(.foreground), .enter(.background), .enter(.terminated)]),
    Facet(
      name: "App Clips", apps: [app(.appClip)],
      inputs: requests + rows + AppPhase.allCases.map(Input.enter)
        + [.make(.fullAccuracy), .make(.sessionAlways), .resumeSessions, .closeSessions, .morning]),
    Facet(
      name: "widgets of an app", apps: [app(.widgetWantsLocation)],
      inputs: [.make(.whenInUse), .make(.secondPrompt), .dismissPrompt, .endUse, .reset, .addWidget] + rows
        + [.enter(.foreground), .enter(.background)]),
    Facet(
      name: "a widget extension", apps: [app(.widgetExtension)],
      inputs: requests + [.choose(.whileUsing), .choose(.always), .setPrecise(false), .make(.fullAccuracy)]
        + button + switches),
  ]

  /// Every input for every app.
  static let whole = Facet(
    name: "everything",
    apps: keys + [
      app(.defaultAccuracyReduced), app(.explicitServiceSession), app(.widgetWantsLocation), app(.appClip),
      app(.widgetExtension),
    ],
    inputs: requests + rows + held + switches + accuracy + button + sessions
      + AppPhase.allCases.map(Input.enter) + keys.indices.map(Input.update)
      + [.make(.reminder), .reinstall, .morning, .addWidget])

  /// The facets to walk through: with SEXTANT_WALK=whole everything at once, which takes minutes unless optimized.
  static let chosen = ProcessInfo.processInfo.environment["SEXTANT_WALK"] == "whole" ? [whole] : parts
}
