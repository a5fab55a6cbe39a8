import LocationDelivery
import LocationPolicy
import LocationSimulation

/// The events of an app in a part of a trace that expectations refer to.
struct ScenarioNews {
  private(set) var authorizations: [AuthorizationStatus] = []
  private(set) var callbacks: [String] = []
  private(set) var fixCount = 0
  private(set) var horizontalAccuracy: Double?
  private(set) var errors: [LocationErrorCode] = []
  private(set) var completions: [LocationErrorCode?] = []
  private(set) var raised: [LocationException] = []
  private(set) var backgroundLaunches = 0
  private(set) var missingDescriptionWarned = false
  private(set) var diagnostics: [String] = []

  init(of app: AppID, in entries: [TraceEntry]) {
    for entry in entries where entry.app == app { add(entry.event) }
  }

  private mutating func add(_ event: TraceEvent) {
    switch event {
    case .delivered(let content): add(content)
    case .raised(let exception): raised.append(exception)
    case .launched(.location), .launched(.background): backgroundLaunches += 1
    case .launched(.person), .input, .refused, .decided, .promptShown, .promptDismissed, .grant, .phase,
      .queued, .heldEvent, .indicator:
      break
    }
  }

  private mutating func add(_ content: MessageContent) {
    if let method = content.methodName, callbacks.last != method { callbacks.append(method) }
    switch content {
    case .authorization(_, let status): authorizations.append(status)
    case .locations(let fixes):
      fixCount += fixes.count
      horizontalAccuracy = fixes.last?.horizontalAccuracy ?? horizontalAccuracy
    case .failed(let code), .monitoringFailed(_, let code), .rangingFailed(_, let code): errors.append(code)
    case .fullAccuracyAnswered(_, let code): completions.append(code)
    case .liveUpdate(let update):
      if let fix = update.fix {
        fixCount += 1
        horizontalAccuracy = fix.horizontalAccuracy
      }
      diagnostics = Self.flags(of: update)
    case .monitorEvent(let event): diagnostics = event.diagnostics.names
    case .diagnostics(let found): diagnostics = found.names
    case .console(.missingUsageDescription): missingDescriptionWarned = true
    // For all other messages, and new ones, expectations refer only to the callback.
    default: break
    }
  }

  private static func flags(of update: LiveUpdate) -> [String] {
    let flags = [
      (update.isStationary, "stationary"), (update.accuracyLimited, "accuracyLimited"),
      (update.locationUnavailable, "locationUnavailable"),
    ]
    return flags.filter(\.0).map(\.1) + update.diagnostics.names
  }
}
