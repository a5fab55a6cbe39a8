import LocationDelivery
import LocationPolicy
import LocationTerms
import Phrases

/// A trace as readable lines.
///
/// Entries that say nothing new are omitted: a decision that the following prompt or grant shows, a launch that is
/// also reported to the app. A series of locations or similar events is one line. The JSON form contains everything.
public struct TraceTimeline {
  /// The lines, oldest first.
  public private(set) var lines: [TimelineLine] = []

  private let names: TraceNames
  private var rows: [TimelineRow] = []

  /// Converts a trace into lines.
  ///
  /// Notes appear before the entry at their position, and those at the trace's end after all entries.
  public init(_ entries: [TraceEntry], names: TraceNames, notes: [TimelineNote] = []) {
    self.names = names
    var notes = notes[...]
    for (position, entry) in entries.enumerated() {
      while let note = notes.first, note.position <= position {
        add(note)
        notes.removeFirst()
      }
      add(entry)
    }
    for note in notes { add(note) }
    endRows()
  }

  private mutating func add(_ note: TimelineNote) {
    endRows()
    lines.append(TimelineLine(note.moment, note.actor, note.text))
  }

  private mutating func add(_ entry: TraceEntry) {
    if let row = TimelineRow(entry) {
      if let index = rows.firstIndex(where: { $0.continues(with: row) }) {
        rows[index].append(row)
      } else {
        rows.append(row)
      }
      return
    }
    guard let (actor, wording) = sentence(for: entry) else { return }
    endRows()
    lines.append(TimelineLine(entry.moment, actor, wording, facts: entry.facts))
  }

  private mutating func endRows() {
    for row in rows {
      lines.append(TimelineLine(row.start, name(of: row.app), row.wording(names)))
    }
    rows = []
  }

  private func name(of app: AppID?) -> String { app.map { names.name(of: $0) } ?? "iOS" }

  /// Returns the actor and the event; nil if the previous or next line already says the same.
  private func sentence(for entry: TraceEntry) -> (actor: String, wording: Phrase)? {
    let app = name(of: entry.app)
    switch entry.event {
    case .input(let input): return sentence(for: input)
    case .refused(let refusal): return ("iOS", "can't be: \(refusal.reason)")
    case .decided(let outcome): return wording(of: outcome).map { (app, $0) }
    case .promptShown(let prompt, let occasion):
      return ("iOS", "asks \(wording(of: prompt, on: occasion, for: entry.app))")
    case .promptDismissed: return ("iOS", "takes the prompt for \(app) away")
    case .grant(let grant):
      return (app, "has \(grant.phrase), reads \(grant.status.appleName)")
    case .phase(let phase): return (app, "is \(phase.phrase)")
    case .launched(let reason): return ("iOS", wording(of: reason, for: app))
    case .delivered(let content): return wording(of: content, to: entry.client).map { (app, $0) }
    case .queued(let content):
      return wording(of: content, to: entry.client, isQueued: true).map { (app, $0) }
    case .heldEvent(let service, let fate): return wording(of: fate, service: service).map { (app, $0) }
    case .indicator(let indicator):
      return ("iOS", "shows for \(app): \(indicator.phrase)")
    case .raised(let exception): return (app, "crashes: \(exception.name): \(exception.reason)")
    }
  }

  private func sentence(for input: Input) -> (actor: String, wording: Phrase) {
    switch input {
    case .person(let action): ("person", action.wording(names))
    case .call(let call, let app): (names.name(of: app), call.code(names))
    case .world(let change): ("world", change.wording)
    case .system(let action): ("iOS", action.wording(names))
    }
  }

  private func wording(of outcome: Outcome) -> Phrase? {
    switch outcome {
    case .prompt, .changed, .proceeds: nil
    case .ignored(let reason): "nothing happens: \(reason.sentence)"
    case .deferred: "waits: the system asks when it next may"
    case .failed(let code): "fails with \(TraceFormat.error(code))"
    }
  }

  private func wording(of reason: LaunchReason, for app: String) -> Phrase {
    switch reason {
    case .person: "launches \(app)"
    case .location(let service): "launches \(app) into the background for an event of \(service.id)"
    case .background: "launches \(app) into the background for a reason other than location"
    }
  }

  private func wording(of content: MessageContent, to client: ClientID?, isQueued: Bool = false) -> Phrase? {
    if case .console(.requestIgnored) = content { return nil }
    if case .console(let message) = content { return "console: \(message.text)" }
    if content == .locationButtonAction { return "runs the action of its location button" }
    guard let method = content.methodName else { return nil }
    let arrival = Phrase.arrival(of: method, at: client.map { names.name(of: $0) }, isQueued: isQueued)
    return content.argument == "" ? arrival : "\(arrival): \(content.argument)"
  }

  private func wording(of fate: Decision.HeldEvent, service: LocationService) -> Phrase? {
    switch fate {
    case .none: nil
    case .held: "an event of \(service.id) is held until the second prompt is answered"
    case .delivered: "the held event of \(service.id) is delivered"
    case .dropped: "the held event of \(service.id) is lost"
    }
  }

  private func wording(of prompt: Prompt, on occasion: PromptOccasion, for app: AppID?) -> Phrase {
    guard let bundle = app.flatMap(names.bundle) else { return Phrase(verbatim: prompt.template.id) }
    let looks = PromptLooks(prompt, of: bundle, under: names.policy, occasion: occasion)
    let release = names.policy.release
    var wording: Phrase = "\(looks.titlePhrase(on: release)) \(looks.buttonsPhrase(on: release))"
    if looks.hasMap { wording = "\(wording), with a map" }
    if looks.hasPreciseToggle {
      wording = "\(wording) and \(SystemWords.precise(true).phrase(on: release))"
    }
    return looks.textPhrase(on: release).map { "\(wording), saying “\($0)”" } ?? wording
  }
}

extension Phrase {
  /// Returns a phrase for a message that reaches an object of an app, or the app as a whole.
  static func arrival(of method: String, at object: String?, isQueued: Bool) -> Phrase {
    switch (object, isQueued) {
    case (nil, false): "gets \(method)"
    case (nil, true): "will get \(method)"
    case (let object?, false): "\(object) gets \(method)"
    case (let object?, true): "\(object) will get \(method)"
    }
  }
}
