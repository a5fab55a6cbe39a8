import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTerms

/// Converts the events on a phone into steps.
struct TimelineSteps {
  private let names: TraceNames

  init(_ names: TraceNames) { self.names = names }

  func steps(of entries: [TraceEntry]) -> [TimelineStep] { TimelineStep.joined(entries.compactMap(step)) }

  /// Returns the step of an entry; nil if another step already says it, and for silent actions of an app.
  private func step(of entry: TraceEntry) -> TimelineStep? {
    switch entry.event {
    case .input(let input): return step(of: input, in: entry)
    case .decided(let outcome): return step(of: outcome)
    case .promptShown: return .event("prompt")
    case .promptDismissed: return .event("prompt goes")
    case .grant(let grant): return .event(text(of: grant))
    case .phase(let phase): return phase == .suspended ? .event("suspended") : nil
    case .launched(let reason): return step(of: reason)
    case .delivered(let content): return step(of: content)
    case .indicator(let indicator): return .event(indicator == .none ? "no bar" : "bar")
    case .raised(let exception): return .event("crashes: \(exception.name)")
    case .refused, .queued, .heldEvent: return nil
    }
  }

  private func step(of input: Input, in entry: TraceEntry) -> TimelineStep? {
    switch input {
    case .call(let call, _): return step(of: call)
    case .person(.answers(let choice, let precise)):
      return .event(names.label(of: choice) + (precise ? "" : " with Precise: Off"))
    case .person, .world, .system:
      let text = TraceTimeline([entry], names: names).lines.first?.text
      return text.map { .event($0) }
    }
  }

  private func step(of call: AppCall) -> TimelineStep? {
    guard case .manager(_, let call) = call else { return nil }
    switch call {
    case .requestWhenInUseAuthorization: return .event("asks for When In Use")
    case .requestAlwaysAuthorization: return .event("asks for Always")
    case .requestTemporaryFullAccuracyAuthorization(let key, _):
      return .event("asks for full accuracy (\(key))")
    // Silent actions of an app.
    default: return nil
    }
  }

  private func step(of outcome: Outcome) -> TimelineStep? {
    switch outcome {
    case .ignored: .event("nothing happens")
    case .deferred: .event("waits")
    case .failed(let code): .event("error \(code)")
    case .prompt, .changed, .proceeds: nil
    }
  }

  private func text(of grant: Grant) -> String {
    switch grant {
    case .temporary: "\(grant.status.appleName) once"
    case .provisionalAlways: "\(grant.status.appleName) provisionally"
    case .notDetermined, .whenInUse, .always, .denied: grant.status.appleName
    }
  }

  private func step(of reason: LaunchReason) -> TimelineStep {
    switch reason {
    case .person: .event("launched")
    case .location(let service): .event("launched for \(service.id)")
    case .background: .event("launched in the background")
    }
  }

  private func step(of content: MessageContent) -> TimelineStep? {
    switch content {
    case .locations(let fixes): .row("fix", count: fixes.count)
    case .liveUpdate(let update): .row(update.fix == nil ? "update without a fix" : "fix", count: 1)
    case .failed(let code): .row("error \(code)", count: 1)
    case .paused: .event("paused")
    case .resumed: .event("resumed")
    case .heading: .row("heading", count: 1)
    case .enteredRegion(let region): .event("enters \(region.identifier)")
    case .exitedRegion(let region): .event("leaves \(region.identifier)")
    case .visit: .event("visit")
    case .beacons: .row("beacons", count: 1)
    case .monitoringFailed(_, let code), .rangingFailed(_, let code): .event("error \(code)")
    // Silent: events that another step already describes, and events that no timeline has a term for yet.
    default: nil
    }
  }
}
