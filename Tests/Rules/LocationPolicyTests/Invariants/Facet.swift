import Foundation
import LocationCatalogue
import LocationPolicy

/// A part of the inputs that is small enough to explore all states that it leads to.
///
/// Independent parts of the state have far more combinations than are worth visiting in every test run. Together, the
/// facets contain every input; ``whole`` contains all of them at once.
struct Facet: Sendable {
  let name: String
  /// The apps to explore, each from a new install.
  let apps: [AppConfiguration]
  /// All inputs except answers, which depend on the prompts.
  let inputs: [Input]

  /// The requests and related inputs, which every facet includes.
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

  /// Apps that an update can convert to each other.
  private static let keys: [AppConfiguration] = [
    .complete, AppConfiguration(descriptions: .whenInUse), AppConfiguration(descriptions: .legacyAlways),
    AppConfiguration(descriptions: .alwaysAndWhenInUse), AppConfiguration(),
  ]

  /// The facets of an ordinary test run.
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

  /// The facets to explore; with SEXTANT_WALK=whole everything at once, which takes minutes unless optimized.
  static let chosen = ProcessInfo.processInfo.environment["SEXTANT_WALK"] == "whole" ? [whole] : parts
}
