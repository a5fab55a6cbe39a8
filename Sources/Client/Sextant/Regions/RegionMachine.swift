import CoreLocation

/// Any number of regions, mapped to the twenty that the system allows per app (MON-006).
///
/// If all regions fit, the system monitors all of them. Otherwise it monitors those whose borders are nearest, and
/// one circle around the phone, the guard, which contains no border of the others. When the phone leaves the guard,
/// its place is determined once and the choice is made again. Nothing else needs to run in the meantime, no
/// background mode is required, and the system wakes or launches the app for the guard as for any region.
///
/// Each crossing is reported once, because the last reported state is kept here, whatever revealed it: the system for
/// the regions that it monitors, or the phone's place for all others, whenever it is determined.
///
/// A state machine without I/O: each input returns effects, to be carried out in order and outside of any lock.
struct RegionMachine: Sendable {
  private indirect enum State: Sendable {
    /// The authorization has not been read yet: nothing is requested from the system.
    ///
    /// If the stored data was damaged, the system's regions are adopted.
    case unread(adoptsRegions: Bool)
    /// Something prevents monitoring: no region is started, and only removed regions are stopped.
    case blocked(by: Interruption, Holding)
    /// Regions are monitored.
    case watching(Holding)
  }

  /// The regions that the system monitors for the client.
  private enum Holding: Sendable {
    /// Unknown until the next choice, which reads them.
    case unknown(adoptsRegions: Bool)
    /// The regions of the last choice.
    case known(Monitored)
  }

  /// The known location of the phone.
  private enum Phone: Sendable {
    case unknown
    /// The place where it was last found.
    case seen(Position)
    /// The place where it was just found, and its accuracy; regions that no one monitors have yet to be compared with
    /// it.
    case found(Position, accuracy: Double)

    var position: Position? {
      switch self {
      case .unknown: nil
      case .seen(let position), .found(let position, _): position
      }
    }
  }

  /// The requirements of region monitoring.
  let rules: ServiceRules
  /// The regions by their names.
  private(set) var regions: [String: KnownRegion]
  /// The regions that were not monitored for a while, so that their last reported state may be outdated.
  private var outdated: Set<String> = []
  /// Whether and since when the phone's place is being searched for.
  private(set) var search = ServiceSetup()

  private var state: State
  private var phone: Phone
  /// The regions that the system refused.
  private var refused: Set<String> = []
  /// An obstacle other than the authorization.
  private var disturbance: Interruption?
  /// Whether the next callback must choose the regions that the system monitors.
  private var hasToChoose = false
  /// Whether the next callback must save the data.
  private var hasToSave = false

  /// Restores the stored data; nil means that it is damaged.
  init(rules: ServiceRules, memory: RegionMemory?) {
    self.rules = rules
    regions = memory?.regions ?? [:]
    phone = memory?.place.map { .seen($0) } ?? .unknown
    state = .unread(adoptsRegions: memory == nil)
  }

  /// The side effects that the caller must carry out.
  enum Effect: Equatable, Sendable {
    /// Call back soon, once for everything that happens until then.
    case schedule
    /// Make the system monitor a circle, replacing one with the same identifier.
    case start(SystemRegion)
    /// Make the system stop monitoring a circle.
    case stop(SystemRegion)
    /// Ask the system for the state of a region.
    case requestState(String)
    /// Start or stop the search for the phone's place.
    case searchChanged
    /// Search for the phone's place again after a while.
    case searchLater
    /// Send an update to the listeners.
    case tell(Update<RegionEvent>)
    /// Answer the callers that requested the state of a region.
    case answer(String, WatchedRegion.State)
    /// Save the data.
    case save(RegionMemory)
  }

  /// The obstacle to monitoring that was last reported to all listeners.
  var interruption: Interruption? { obstacle ?? disturbance }

  // Regions of the app

  /// Adds regions, replacing those with the same names.
  mutating func add(_ added: [WatchedRegion]) -> [Effect] {
    var effects: [Effect] = []
    for region in added {
      guard region.isValid else {
        effects.append(.tell(.value(.failed(region, .notValid))))
        continue
      }
      refused.remove(region.id)
      if regions[region.id]?.region == region { continue }
      regions[region.id] = KnownRegion(region: region)
      monitored?.ids.removeAll { $0 == region.id }
    }
    return effects + plan(choosing: true, saving: true)
  }

  /// Removes regions.
  mutating func remove(_ ids: [String]) -> [Effect] {
    var effects: [Effect] = []
    for id in ids where regions.removeValue(forKey: id) != nil {
      refused.remove(id)
      outdated.remove(id)
      effects.append(.answer(id, .unknown))
    }
    return effects + plan(choosing: true, saving: true)
  }

  // Events

  /// Handles a reading of the authorization.
  mutating func read(_ reading: AuthorizationReading) -> [Effect] {
    let (told, wasScheduled) = (interruption, isScheduled)
    let adopts: Bool
    switch (state, rules.obstacle(in: reading)) {
    case (.unread(let adoptsRegions), let obstacle?):
      state = .blocked(by: obstacle, .unknown(adoptsRegions: adoptsRegions))
      outdated = Set(regions.keys)
      return tellNews(since: told) + scheduled(ifNot: wasScheduled)
    case (.blocked(_, let holding), let obstacle?), (.watching(let holding), let obstacle?):
      state = .blocked(by: obstacle, holding)
      outdated = Set(regions.keys)
      return tellNews(since: told) + endSearch()
    case (.watching, nil): return []
    case (.unread(let adoptsRegions), nil): adopts = adoptsRegions
    case (.blocked(_, .unknown(let adoptsRegions)), nil): adopts = adoptsRegions
    case (.blocked(_, .known), nil): adopts = false
    }
    // It is not known what the system did with the regions in the meantime.
    state = .watching(.unknown(adoptsRegions: adopts))
    refused = []
    if adopts || !regions.isEmpty { hasToChoose = true }
    return tellNews(since: told) + scheduled(ifNot: wasScheduled)
  }

  /// Handles the app entering the foreground: if regions are monitored only in use, the phone may be anywhere now
  /// (MON-002).
  mutating func enteredForeground() -> [Effect] { startSearch() }

  /// Handles the phone's place being found.
  mutating func found(_ position: Position, accuracy: Double) -> [Effect] {
    guard search.isRunning else { return [] }
    phone = .found(position, accuracy: accuracy)
    return endSearch() + plan(choosing: true, saving: true)
  }

  /// Handles the end of a search's time limit.
  mutating func searchTimedOut(_ search: ServiceSetup) -> [Effect] {
    guard search == self.search, search.isRunning else { return [] }
    return endSearch() + [.searchLater]
  }

  /// Searches for the phone's place if the choice depends on it.
  mutating func startSearch() -> [Effect] {
    guard case .watching(.known(let monitored)) = state, monitored.isPartial, !search.isRunning else {
      return []
    }
    search = ServiceSetup(isRunning: true, starts: search.starts + 1)
    return [.searchChanged]
  }

  private mutating func endSearch() -> [Effect] {
    guard search.isRunning else { return [] }
    search.isRunning = false
    return [.searchChanged]
  }

  // Events from the system

  /// Handles the start of monitoring of a region, whose state may be requested now.
  mutating func started(_ identifier: String) -> [Effect] {
    guard isOurs(identifier) else { return [] }
    return [.requestState(identifier)]
  }

  private func isOurs(_ identifier: String) -> Bool {
    identifier == SystemRegion.guardIdentifier
      || SystemRegion.id(of: identifier).map { regions[$0] != nil } ?? false
  }

  /// Handles the phone entering or leaving a region.
  mutating func crossed(_ identifier: String, into state: WatchedRegion.State) -> [Effect] {
    if identifier == SystemRegion.guardIdentifier { return state == .outside ? startSearch() : [] }
    guard let id = SystemRegion.id(of: identifier) else { return [] }
    return note(state, of: id, isCrossing: true)
  }

  /// Handles the state of a region that the system determined.
  mutating func determined(_ state: WatchedRegion.State, of identifier: String) -> [Effect] {
    if identifier == SystemRegion.guardIdentifier { return state == .outside ? startSearch() : [] }
    guard let id = SystemRegion.id(of: identifier), monitored?.ids.contains(id) == true else {
      return []
    }
    return note(state, of: id, isCrossing: false)
  }

  /// Handles a region that can't be monitored.
  ///
  /// If the app has begun to monitor regions of its own, there are too many for the system, and the client must use
  /// fewer.
  mutating func failed(_ identifier: String?, _ code: CLError.Code, with system: SystemRegions) -> [Effect] {
    switch code {
    case .regionMonitoringSetupDelayed, .regionMonitoringResponseDelayed: return []
    default: break
    }
    guard case .watching = state else { return [] }
    let id = identifier.flatMap(SystemRegion.id)
    if identifier == SystemRegion.guardIdentifier { monitored?.guardCircle = nil }
    if let id { monitored?.ids.removeAll { $0 == id } }
    if code == .regionMonitoringFailure, system.others > monitored?.others ?? 0 {
      return plan(choosing: true)
    }
    if let id, let known = regions[id] {
      refused.insert(id)
      return [.tell(.value(.failed(known.region, .refused(code))))] + plan(choosing: true)
    }
    guard identifier == nil || identifier == SystemRegion.guardIdentifier else { return [] }
    let told = interruption
    disturbance = .failed(code)
    return tellNews(since: told) + [.searchLater]
  }

  /// Records the state of a region, and reports it if it is new.
  ///
  /// Being inside when a region is added is not an entry, as with the system's regions (MON-006).
  private mutating func note(
    _ state: WatchedRegion.State, of id: String, isCrossing: Bool
  ) -> [Effect] {
    guard let known = regions[id], state != .unknown else { return [] }
    let wasOutdated = outdated.remove(id) != nil
    guard state != known.state else { return wasOutdated ? [.answer(id, state)] : [] }
    regions[id]?.state = state
    let isNews = isCrossing || known.state != .unknown
    let event: RegionEvent = state == .inside ? .entered(known.region) : .exited(known.region)
    return (isNews ? [.tell(.value(event))] : []) + [.answer(id, state)] + plan(saving: true)
  }

  /// Returns the known state of a region; nil for a region that is not monitored.
  func state(of id: String) -> WatchedRegion.State? {
    outdated.contains(id) ? .unknown : regions[id]?.state
  }

  private func tellNews(since told: Interruption?) -> [Effect] {
    Interruption.news(from: told, to: interruption).map { [.tell(Update($0))] } ?? []
  }

  // The callback that many changes share

  /// Whether a callback is due; a choice alone waits until the authorization is read.
  private var isScheduled: Bool {
    if case .unread = state { hasToSave } else { hasToChoose || hasToSave }
  }

  private func scheduled(ifNot wasScheduled: Bool) -> [Effect] {
    !wasScheduled && isScheduled ? [.schedule] : []
  }

  private mutating func plan(choosing: Bool = false, saving: Bool = false) -> [Effect] {
    let wasScheduled = isScheduled
    hasToChoose = hasToChoose || choosing
    hasToSave = hasToSave || saving
    return scheduled(ifNot: wasScheduled)
  }

  /// Handles the scheduled callback.
  mutating func due(_ system: SystemRegions) -> [Effect] {
    var effects: [Effect] = []
    if case .unread = state {
    } else if hasToChoose {
      // Consequences of the choice are handled below, and need no further callback.
      effects = choose(system)
      hasToChoose = false
    }
    guard hasToSave else { return effects }
    hasToSave = false
    return effects + [.save(RegionMemory(regions: regions, place: phone.position))]
  }

  // The choice

  private var obstacle: Interruption? {
    if case .blocked(let obstacle, _) = state { obstacle } else { nil }
  }

  /// The regions that the system monitors, if known.
  private var monitored: Monitored? {
    get {
      switch state {
      case .blocked(_, .known(let monitored)), .watching(.known(let monitored)): monitored
      case .unread, .blocked(_, .unknown), .watching(.unknown): nil
      }
    }
    set {
      // An unknown choice is read at the next choice, and can't be changed before.
      guard let newValue, monitored != nil else { return }
      hold(newValue)
    }
  }

  private mutating func hold(_ monitored: Monitored) {
    switch state {
    case .blocked(let obstacle, _): state = .blocked(by: obstacle, .known(monitored))
    case .watching: state = .watching(.known(monitored))
    // Nothing is requested from the system before the first reading, so nothing can be known about it.
    case .unread: break
    }
  }

  private mutating func choose(_ system: SystemRegions) -> [Effect] {
    let isFirst = monitored == nil
    var monitored = self.monitored ?? takeOver(system)
    monitored.others = system.others
    let removed = monitored.ids.filter { regions[$0] == nil }.sorted()
    monitored.ids.removeAll { regions[$0] == nil }
    hold(monitored)
    let stopped: [Effect] = removed.map { .stop(SystemRegion(named: $0)) }
    guard obstacle == nil else { return stopped }
    let told = interruption
    let candidates = candidates(upTo: system.maximumRadius)
    disturbance = candidates.isEmpty || system.room > 0 ? nil : .noRegionLeft
    let choice = monitored.choosing(among: candidates, around: phone.position, on: system)
    hold(choice)
    let kept = monitored.ids.filter(choice.ids.contains)
    let asked = isFirst ? kept.sorted() : []
    return stopped + tellNews(since: told) + monitored.changes(to: choice, candidates, on: system)
      + asked.map { .requestState(SystemRegion.identifier(of: $0)) } + compare(candidates, except: kept)
      + (choice.isPartial ? (isFirst || phone.position == nil ? startSearch() : []) : endSearch())
  }

  /// Reads what the system monitors, if that is unknown.
  private mutating func takeOver(_ system: SystemRegions) -> Monitored {
    switch state {
    case .blocked(_, .unknown(adoptsRegions: true)), .watching(.unknown(adoptsRegions: true)):
      for (id, region) in system.ours where regions[id] == nil { regions[id] = KnownRegion(region: region) }
      hasToSave = true
    case .unread, .blocked, .watching: break
    }
    // A region that was replaced before the system was read is monitored at its old place, and must be passed again.
    let given = system.ours.filter { id, circle in
      regions[id]?.region.isWatched(as: circle, upTo: system.maximumRadius) ?? true
    }
    return Monitored(ids: given.sortedKeys)
  }

  /// The regions that may be chosen, sorted by name.
  private func candidates(upTo maximumRadius: Double) -> [RegionChoice.Candidate] {
    regions.sortedKeys.compactMap { id in
      guard !refused.contains(id), let region = regions[id]?.region else { return nil }
      return RegionChoice.Candidate(
        id: id, center: region.position, radius: region.watchedRadius(upTo: maximumRadius))
    }
  }

  /// Compares the new place with the regions whose state the system does not report.
  ///
  /// These are the regions that it does not monitor, and those that it has just started: it may take long to
  /// determine them.
  private mutating func compare(
    _ candidates: [RegionChoice.Candidate], except watched: [String]
  ) -> [Effect] {
    guard case .found(let position, let accuracy) = phone else { return [] }
    phone = .seen(position)
    var effects: [Effect] = []
    for candidate in candidates where !watched.contains(candidate.id) {
      let distance = position.distance(to: candidate.center) - candidate.radius
      // Too near to the border to decide.
      guard abs(distance) > accuracy else { continue }
      let state: WatchedRegion.State = distance < 0 ? .inside : .outside
      if state != self.state(of: candidate.id) {
        effects += note(state, of: candidate.id, isCrossing: false)
      }
    }
    return effects
  }
}
