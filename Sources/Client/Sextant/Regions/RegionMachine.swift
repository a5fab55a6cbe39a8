import CoreLocation

/// Any number of regions on the twenty that the system has for an app (MON-006).
///
/// While they all fit, the system monitors them all. When they don't, it monitors those whose borders are nearest,
/// and one circle around the phone, the guard, inside of which no border of the others lies. When the phone leaves
/// the guard, its place is looked for once and the choice made anew. Nothing else has to run meanwhile, no mode
/// has to be declared, and the system wakes or launches the app for the guard as for any region.
///
/// Each crossing is told once because the state that was told last is kept here, whoever found out: the system
/// for the regions that it monitors, the phone's place for all others whenever that is looked for.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
struct RegionMachine: Sendable {
  private indirect enum State: Sendable {
    /// The authorization was not read yet: nothing is asked of the system.
    ///
    /// Where the memory was damaged, the regions that the system has are to be adopted.
    case unread(adoptsRegions: Bool)
    /// Something stands in the way: nothing is watched anew, and only what was removed is stopped.
    case blocked(by: Interruption, Holding)
    /// Regions are watched.
    case watching(Holding)
  }

  /// What the system monitors for the client.
  private enum Holding: Sendable {
    /// That is not known, and read at the next choice.
    case unknown(adoptsRegions: Bool)
    /// What was chosen last.
    case known(Monitored)
  }

  /// Where the phone is.
  private enum Phone: Sendable {
    case unknown
    /// Where it was when its place was looked for last.
    case seen(Position)
    /// Where it was found last, and how sure that is; regions that nobody monitors are yet to be compared with it.
    case found(Position, accuracy: Double)

    var position: Position? {
      switch self {
      case .unknown: nil
      case .seen(let position), .found(let position, _): position
      }
    }
  }

  /// What regions need.
  let rules: ServiceRules
  /// The regions by their names.
  private(set) var regions: [String: KnownRegion]
  /// Those that nobody watched for a while, so that what was told of them last need not be so anymore.
  private var outdated: Set<String> = []
  /// Whether and since when the phone's place is looked for.
  private(set) var search = ServiceSetup()

  private var state: State
  private var phone: Phone
  /// Those that the system refused.
  private var refused: Set<String> = []
  /// What else than the authorization is in the way.
  private var disturbance: Interruption?
  /// Whether the next call back has to choose what the system monitors.
  private var hasToChoose = false
  /// Whether it has to save what is known.
  private var hasToSave = false

  /// Takes up what was kept; nil is a memory that is damaged.
  init(rules: ServiceRules, memory: RegionMemory?) {
    self.rules = rules
    regions = memory?.regions ?? [:]
    phone = memory?.place.map { .seen($0) } ?? .unknown
    state = .unread(adoptsRegions: memory == nil)
  }

  /// What has to be done.
  enum Effect: Equatable, Sendable {
    /// Call back soon, once for all that happens until then.
    case schedule
    /// Have the system monitor a circle, in place of one of the same identifier.
    case start(SystemRegion)
    /// Have it stop monitoring one.
    case stop(SystemRegion)
    /// Ask the system where the phone is with respect to a region.
    case requestState(String)
    /// Start or stop looking for the phone's place.
    case searchChanged
    /// Look for the phone's place again after a while.
    case searchLater
    /// Tell those who listen.
    case tell(Update<RegionEvent>)
    /// Tell those who asked for the state of a region.
    case answer(String, WatchedRegion.State)
    /// Keep what is known.
    case save(RegionMemory)
  }

  /// What keeps regions from being watched, which all who listen have been told.
  var interruption: Interruption? { obstacle ?? disturbance }

  // What the app wants

  /// Regions are watched from now on, in place of others of the same names.
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

  /// Regions are no longer watched.
  mutating func remove(_ ids: [String]) -> [Effect] {
    var effects: [Effect] = []
    for id in ids where regions.removeValue(forKey: id) != nil {
      refused.remove(id)
      outdated.remove(id)
      effects.append(.answer(id, .unknown))
    }
    return effects + plan(choosing: true, saving: true)
  }

  // What happens

  /// The authorization was read.
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
    // What the system did with the regions meanwhile is not known.
    state = .watching(.unknown(adoptsRegions: adopts))
    refused = []
    if adopts || !regions.isEmpty { hasToChoose = true }
    return tellNews(since: told) + scheduled(ifNot: wasScheduled)
  }

  /// The app came to the foreground: when it is watched only while in use, it may be anywhere now (MON-002).
  mutating func enteredForeground() -> [Effect] { startSearch() }

  /// The phone's place was found.
  mutating func found(_ position: Position, accuracy: Double) -> [Effect] {
    guard search.isRunning else { return [] }
    phone = .found(position, accuracy: accuracy)
    return endSearch() + plan(choosing: true, saving: true)
  }

  /// The time for a search is over.
  mutating func searchTimedOut(_ search: ServiceSetup) -> [Effect] {
    guard search == self.search, search.isRunning else { return [] }
    return endSearch() + [.searchLater]
  }

  /// Looks for the phone's place, when the choice depends on it.
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

  // What the system tells

  /// The system monitors a region from now on, and may be asked where the phone is.
  mutating func started(_ identifier: String) -> [Effect] {
    guard isOurs(identifier) else { return [] }
    return [.requestState(identifier)]
  }

  private func isOurs(_ identifier: String) -> Bool {
    identifier == SystemRegion.guardIdentifier
      || SystemRegion.id(of: identifier).map { regions[$0] != nil } ?? false
  }

  /// The phone came into a region or left it.
  mutating func crossed(_ identifier: String, into state: WatchedRegion.State) -> [Effect] {
    if identifier == SystemRegion.guardIdentifier { return state == .outside ? startSearch() : [] }
    guard let id = SystemRegion.id(of: identifier) else { return [] }
    return note(state, of: id, isCrossing: true)
  }

  /// The phone is in a region or not.
  mutating func determined(_ state: WatchedRegion.State, of identifier: String) -> [Effect] {
    if identifier == SystemRegion.guardIdentifier { return state == .outside ? startSearch() : [] }
    guard let id = SystemRegion.id(of: identifier), monitored?.ids.contains(id) == true else {
      return []
    }
    return note(state, of: id, isCrossing: false)
  }

  /// A region can't be monitored.
  ///
  /// When the app has begun to monitor regions of its own, they are too many for the system, and fewer of ours
  /// have to do.
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

  /// Takes in where the phone is, and tells it when that is news.
  ///
  /// Being inside when a region is added is not an entry, as with the system's own (MON-006).
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

  /// Where the phone is with respect to a region, as far as that is known; nil for a region that is not watched.
  func state(of id: String) -> WatchedRegion.State? {
    outdated.contains(id) ? .unknown : regions[id]?.state
  }

  private func tellNews(since told: Interruption?) -> [Effect] {
    Interruption.news(from: told, to: interruption).map { [.tell(Update($0))] } ?? []
  }

  // The call back that many changes share

  /// Whether a call back is due; a choice alone waits for the authorization to be read.
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

  /// What was scheduled is due.
  mutating func due(_ system: SystemRegions) -> [Effect] {
    var effects: [Effect] = []
    if case .unread = state {
    } else if hasToChoose {
      // What the choice brings about is dealt with below, and needs no further call.
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

  /// What the system monitors, as far as that is known.
  private var monitored: Monitored? {
    get {
      switch state {
      case .blocked(_, .known(let monitored)), .watching(.known(let monitored)): monitored
      case .unread, .blocked(_, .unknown), .watching(.unknown): nil
      }
    }
    set {
      // What is not known is read at the next choice, and can't be changed before.
      guard let newValue, monitored != nil else { return }
      hold(newValue)
    }
  }

  private mutating func hold(_ monitored: Monitored) {
    switch state {
    case .blocked(let obstacle, _): state = .blocked(by: obstacle, .known(monitored))
    case .watching: state = .watching(.known(monitored))
    // Nothing is asked of the system before the first reading, so that nothing can be known of it.
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

  /// Takes over what the system monitors, when that is not known.
  private mutating func takeOver(_ system: SystemRegions) -> Monitored {
    switch state {
    case .blocked(_, .unknown(adoptsRegions: true)), .watching(.unknown(adoptsRegions: true)):
      for (id, region) in system.ours where regions[id] == nil { regions[id] = KnownRegion(region: region) }
      hasToSave = true
    case .unread, .blocked, .watching: break
    }
    // A region that was replaced before anybody looked is monitored where it was, and has to be given anew.
    let given = system.ours.filter { id, circle in
      regions[id]?.region.isWatched(as: circle, upTo: system.maximumRadius) ?? true
    }
    return Monitored(ids: given.sortedKeys)
  }

  /// The regions that may be chosen, in the order of their names.
  private func candidates(upTo maximumRadius: Double) -> [RegionChoice.Candidate] {
    regions.sortedKeys.compactMap { id in
      guard !refused.contains(id), let region = regions[id]?.region else { return nil }
      return RegionChoice.Candidate(
        id: id, center: region.position, radius: region.watchedRadius(upTo: maximumRadius))
    }
  }

  /// Compares the place that was just found with the regions of which the system has nothing to say.
  ///
  /// Those are the ones that it does not monitor, and the ones that it begins with: it may take long to be sure of
  /// them.
  private mutating func compare(
    _ candidates: [RegionChoice.Candidate], except watched: [String]
  ) -> [Effect] {
    guard case .found(let position, let accuracy) = phone else { return [] }
    phone = .seen(position)
    var effects: [Effect] = []
    for candidate in candidates where !watched.contains(candidate.id) {
      let distance = position.distance(to: candidate.center) - candidate.radius
      // Too near to the border to say.
      guard abs(distance) > accuracy else { continue }
      let state: WatchedRegion.State = distance < 0 ? .inside : .outside
      if state != self.state(of: candidate.id) {
        effects += note(state, of: candidate.id, isCrossing: false)
      }
    }
    return effects
  }
}
