import LocationCatalogue
import LocationDelivery
import LocationDrawing
import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationTerms
import LocationTracks
import Phrases
import Translations

/// The drawings of a scenario on one release: a plot of phases, grants and locations, a map, and
/// the prompts.
struct PlayedStory {
  /// A prompt that was shown.
  struct ShownPrompt {
    let moment: Moment
    let app: String
    let drawing: Drawing
  }

  let plot: Drawing
  let map: Drawing?
  let prompts: [ShownPrompt]

  init(_ result: ScenarioResult, way: [TrackPlot.Place], in language: Language) {
    let policy = result.device.policy
    var apps: [AppID: AppRows] = [:]
    var order: [AppID] = []
    var prompts: [ShownPrompt] = []
    var fixes: [TrackPlot.Place] = []
    for entry in result.device.trace.entries {
      guard let app = entry.app else { continue }
      if apps[app] == nil { order.append(app) }
      apps[app, default: AppRows(name: result.names.name(of: app), language: language)].add(entry)
      if case .promptShown(let prompt, let occasion) = entry.event {
        let looks = PromptLooks(
          prompt, of: result.device[app].bundle, under: policy, occasion: occasion)
        prompts.append(
          ShownPrompt(
            moment: entry.moment, app: result.names.name(of: app),
            drawing: PromptPicture(looks.said(in: language, on: policy.release)).drawing(in: Era(of: policy)))
        )
      }
      fixes += entry.fixes.map {
        TrackPlot.Place(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
      }
    }
    let end = result.device.now
    plot =
      TimePlot(
        duration: end.seconds, rows: order.compactMap { apps[$0] }.flatMap { $0.rows(until: end.seconds) }
      ).drawing
    map = TrackPlot(way: way, fixes: fixes)?.drawing
    self.prompts = prompts
  }

  /// The rows of one app, collected from its entries.
  private struct AppRows {
    let name: String
    private var phases: [(start: Double, value: AppPhase)] = []
    private var grants: [(start: Double, value: Grant)] = [(0, .notDetermined)]
    private var indicators: [(start: Double, value: Indicator)] = []
    private var marks: [Double] = []

    private let language: Language

    init(name: String, language: Language) {
      self.name = name
      self.language = language
    }

    mutating func add(_ entry: TraceEntry) {
      let seconds = entry.moment.seconds
      switch entry.event {
      case .phase(let phase): phases.append((seconds, phase))
      case .grant(let grant): grants.append((seconds, grant))
      case .indicator(let indicator): indicators.append((seconds, indicator))
      default: break
      }
      if !entry.fixes.isEmpty { marks.append(seconds) }
    }

    func rows(until end: Double) -> [TimePlot.Row] {
      var rows = [
        TimePlot.Row(
          said("\(name): state"), bands: Self.bands(phases, until: end) { ($0.strength, said($0.phrase)) }),
        TimePlot.Row(
          said("\(name): permission"),
          bands: Self.bands(grants, until: end) { ($0.strength, said($0.phrase)) }),
      ]
      if indicators.contains(where: \.value.isVisible) {
        rows.append(
          TimePlot.Row(
            said("\(name): indicator"),
            bands: Self.bands(indicators, until: end) { ($0.isVisible ? 1 : 0, said($0.phrase)) }))
      }
      rows.append(TimePlot.Row(said("\(name): locations"), marks: marks))
      return rows
    }

    private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

    /// Returns bands for the changes of a value, without those of zero duration.
    private static func bands<Value>(
      _ changes: [(start: Double, value: Value)], until end: Double, _ look: (Value) -> (Double, String)
    ) -> [TimePlot.Band] {
      changes.indices.compactMap { index in
        let next = index + 1 < changes.count ? changes[index + 1].start : end
        guard next > changes[index].start else { return nil }
        let (strength, label) = look(changes[index].value)
        return TimePlot.Band(from: changes[index].start, to: next, strength: strength, label)
      }
    }
  }
}

extension TraceEntry {
  /// The locations that an app received with the entry.
  fileprivate var fixes: [Fix] {
    switch event {
    case .delivered(.locations(let fixes)): fixes
    case .delivered(.liveUpdate(let update)): update.fix.map { [$0] } ?? []
    default: []
    }
  }
}

extension AppPhase {
  /// The visibility of the app, from 1 in the foreground to 0 without a process.
  fileprivate var strength: Double {
    switch self {
    case .foreground: 1
    case .grace, .background: 0.6
    case .suspended: 0.2
    case .terminated, .forceQuit, .rebooted: 0
    }
  }
}

extension Grant {
  /// The extent of the grant, from 1 for Always to 0 for none.
  fileprivate var strength: Double {
    switch self {
    case .always: 1
    case .provisionalAlways: 0.7
    case .whenInUse: 0.5
    case .temporary: 0.3
    case .notDetermined, .denied: 0
    }
  }
}
