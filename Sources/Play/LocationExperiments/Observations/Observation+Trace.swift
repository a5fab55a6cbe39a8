import CoreLocationInterface
import LocationPolicy
import LocationSimulation
import LocationTerms

extension Observation {
  /// Returns the observations that the app can make of an event of the simulated phone.
  static func all(in event: TraceEvent, under policy: AuthorizationPolicy) -> [Observation] {
    switch event {
    case .launched(let reason): launch(reason, under: policy)
    case .delivered(let content): observation(of: content).map { [$0] } ?? []
    // The screen is observed when a step ends; a program sees nothing of the rest.
    case .input, .refused, .decided, .promptShown, .promptDismissed, .grant, .phase, .queued, .heldEvent,
      .indicator, .raised:
      []
    }
  }

  private static func launch(_ reason: LaunchReason, under policy: AuthorizationPolicy) -> [Observation] {
    let launched: Observation
    switch reason {
    case .person: launched = Observation(.launched, "foreground")
    case .location, .background: launched = Observation(.launched, "background")
    }
    guard policy.accuracyChoice.value else { return [launched] }
    let reduced = "\(Int(LocationConstants.reducedAccuracy))"
    return [launched, Observation(.constant, "kCLLocationAccuracyReduced", [reduced])]
  }

  private static func observation(of content: MessageContent) -> Observation? {
    switch content.carrier {
    case .delegate(let method): Observation(.callback, name(of: method), values(of: content))
    case .completion: content.methodName.map { Observation(.completion, $0, values(of: content)) }
    case .element: content.methodName.map { Observation(.element, $0, values(of: content)) }
    case .app: ofApp(content)
    }
  }

  /// Returns the name of a delegate method in records: its first label, or its base name if it has none.
  static func name(of method: DelegateMethod) -> String {
    method.declaration.labels.compactMap(\.self).first ?? method.declaration.baseName
  }

  private static func ofApp(_ content: MessageContent) -> Observation? {
    switch content {
    case .enteredForeground, .enteredBackground, .locationButtonAction:
      Observation(.app, content.kind.rawValue)
    // The launch is a separate event, after the end no code runs to see it, and no program reads the console.
    default: nil
    }
  }

  private static func values(of content: MessageContent) -> [String] {
    switch content {
    case .authorization(_, let status): [status.appleName]
    case .locations(let fixes): [ObservedAccuracy.word(for: fixes.last?.horizontalAccuracy ?? 0)]
    case .failed(let code), .rangingFailed(_, let code): ["\(code.rawValue)"]
    case .fullAccuracyAnswered(_, let code), .finishedDeferredUpdates(let code):
      code.map { ["\($0.rawValue)"] } ?? []
    case .enteredRegion(let region), .exitedRegion(let region), .startedMonitoring(let region):
      [region.identifier]
    case .regionState(let state, let region): [region.identifier, "\(state.rawValue)"]
    case .monitoringFailed(let region, let code):
      (region.map { [$0.identifier] } ?? []) + ["\(code.rawValue)"]
    case .liveUpdate(let update): words(of: update)
    case .monitorEvent(let event): [event.identifier, "\(event.state.rawValue)"] + event.diagnostics.names
    case .diagnostics(let diagnostics): diagnostics.names
    // Directions, visits and beacons depend on the surroundings: only their arrival counts.
    default: []
    }
  }

  private static func words(of update: LiveUpdate) -> [String] {
    let flags = [
      (update.fix != nil, "location"), (update.isStationary, "stationary"),
      (update.accuracyLimited, "accuracyLimited"), (update.locationUnavailable, "locationUnavailable"),
    ]
    return flags.filter(\.0).map(\.1) + update.diagnostics.names
  }
}

/// The accuracy of a location, as coarsely as records compare it.
package enum ObservedAccuracy {
  /// The minimum radius in meters with which a location counts as reduced (ACC-001).
  package static let reducedRadius = 900.0

  /// Returns the word for a radius of uncertainty in meters.
  package static func word(for radius: Double) -> String { radius < reducedRadius ? "fine" : "coarse" }
}
