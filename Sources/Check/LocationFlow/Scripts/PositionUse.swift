import SourceFacts

/// What gets a place that is the person's position, or that stands in for it.
package struct PositionUse: Hashable, Sendable {
  package enum Sink: Sendable {
    /// A map, which only shows it.
    case map
    /// Other code, such as a request to a server.
    case call
    /// Code that gets the position some time after it came, from what keeps it.
    case later
    /// Code that a repeating timer runs, whether a new position has come or not.
    case timed
    /// A comparison of the distance from it with a limit, or a test whether it is in an area.
    case limit
    /// The place of something that is stored.
    case record
    /// A lookup of its address, down to the street.
    case address
    /// The start of a way.
    case route
    /// The positions that came before it.
    case track

    /// Whether an area some kilometers wide in place of the position makes it wrong.
    package var needsPrecision: Bool {
      switch self {
      case .limit, .record, .address, .route, .track: true
      case .map, .call, .later, .timed: false
      }
    }
  }

  package let sink: Sink
  /// Where the place may come from.
  let sources: Set<ScriptPlaces.Source>
  /// Where it is used.
  package let place: Effect.Place
  /// The function around.
  package let user: Effect.Place
  /// The type whose property keeps the position until it is used.
  package var keeper: String?
}

extension ScriptPlaces {
  /// A place that is written in the code, and that stands in for the person's position until there is one.
  package struct StandIn: Hashable, Sendable {
    /// Where it is written.
    package let written: Effect.Place
    /// Where it is used as the position is.
    package let use: Effect.Place
    /// Whether it is only the part of a map that shows.
    package let isView: Bool
  }

  /// Returns the places where positions are used in some way.
  package func places(of sink: PositionUse.Sink) -> Set<Effect.Place> {
    Set(uses.lazy.filter { $0.sink == sink }.map(\.place))
  }

  /// Returns the places that stand in for the position in some of the uses, by where they are written.
  package func standIns(where isJudged: (PositionUse) -> Bool = { _ in true }) -> [StandIn] {
    let all = uses.filter { [.map, .call].contains($0.sink) && isJudged($0) }.flatMap { use in
      use.sources.compactMap { source -> StandIn? in
        guard case .written(let written) = source else { return nil }
        return StandIn(
          written: written, use: use.place, isView: use.sink == .map && !nowhere.contains(written))
      }
    }
    return Dictionary(grouping: all, by: \.written).compactMap { written, all -> StandIn? in
      let uses = all.contains { !$0.isView } ? all.filter { !$0.isView } : all
      let first = uses.min {
        ($0.use.file == written.file ? 0 : 1, $0.use) < ($1.use.file == written.file ? 0 : 1, $1.use)
      }
      // A constant of another file says nothing about the position.
      return first.map { found in
        found.written.file == found.use.file || asking.contains(found.written.file)
          ? found : StandIn(written: found.use, use: found.use, isView: found.isView)
      }
    }.sorted { $0.written < $1.written }
  }

  /// Notes what gets a value, if it may be the person's position.
  mutating func note(_ value: FlowExpression, at line: Int, as sink: PositionUse.Sink = .call) {
    // What code compares first may be looked at there.
    if let key = isNative ? rootKey(of: value) : key(of: value), compared.contains(key) { return }
    let found = sources(of: value)
    guard found.contains(.answer) else { return }
    note(found, at: Effect.Place(file: scope.file, line: line), as: sink)
    if sink == .map { return }
    for case .remembered(let call) in found { remembered.insert(call) }
  }

  /// Notes what gets values of some sources.
  mutating func note(
    _ sources: Set<Source>, at place: Effect.Place, as sink: PositionUse.Sink, of keeper: String? = nil
  ) {
    if isDrawn { return }
    uses.insert(
      PositionUse(sink: sink, sources: sources, place: place, user: scope.place, keeper: keeper))
  }
}
