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
  /// What regions need.
  let rules: ServiceRules
  /// The regions by their names.
  private(set) var regions: [String: KnownRegion]
  /// Whether and since when the phone's place is looked for.
  private(set) var search = ServiceSetup()

  /// Those that the system refused.
  private var refused: Set<String> = []
  /// Those that were given to the system.
  private var given: Set<String> = []
  /// The circle around the phone, if there is one.
  private var guardCircle: SystemRegion?
  /// Where the phone was when its place was looked for last, and how sure that was.
  private var place: Place?
  private var placeAccuracy: Double?
  /// How many regions the app had of its own accord when regions were chosen last.
  private var others = 0
  /// Whether there are too many regions for the system.
  private var rotates = false

  private var interruptions = Interruptions()
  private var isRead = false
  private var isDamaged: Bool
  private var isSynchronized = false
  private var needsChoice = false
  private var needsSaving = false
  private var isScheduled = false

  /// Takes up what was kept; nil is a memory that is damaged.
  init(rules: ServiceRules, memory: RegionMemory?) {
    self.rules = rules
    regions = memory?.regions ?? [:]
    place = memory?.place
    isDamaged = memory == nil
  }

  /// What has to be done.
  enum Effect: Hashable, Sendable {
    /// Call back soon, once for all that happens until then.
    case schedule
    /// Have the system monitor a circle, in place of one of the same identifier.
    case start(SystemRegion)
    /// Have it monitor that no longer.
    case stop(SystemRegion)
    /// Ask the system where the phone is with respect to a region.
    case requestState(String)
    /// Whether the phone's place is looked for has changed.
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

  /// What keeps regions from being watched, to be told to those who begin to listen.
  var interruption: Interruption? { interruptions.told }

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
      given.remove(region.id)
    }
    return effects + changed()
  }

  /// Regions are no longer watched.
  mutating func remove(_ ids: [String]) -> [Effect] {
    var effects: [Effect] = []
    for id in ids where regions.removeValue(forKey: id) != nil {
      refused.remove(id)
      effects.append(.answer(id, .unknown))
    }
    return effects + changed()
  }

  private mutating func changed() -> [Effect] {
    needsSaving = true
    return scheduleChoice()
  }

  private mutating func scheduleChoice() -> [Effect] {
    needsChoice = true
    return schedule()
  }

  private mutating func schedule() -> [Effect] {
    defer { isScheduled = true }
    return isScheduled ? [] : [.schedule]
  }

  // What happens

  /// The authorization was read.
  mutating func read(_ reading: AuthorizationReading) -> [Effect] {
    let isFirst = !isRead
    let before = interruptions.obstacle
    isRead = true
    interruptions.obstacle = rules.obstacle(in: reading)
    let news = tellNews()
    guard interruptions.obstacle == nil else { return news + endSearch() }
    guard isFirst || before != nil, isDamaged || !regions.isEmpty else { return news }
    // What the system did with the regions meanwhile is not known.
    isSynchronized = false
    refused = []
    return news + scheduleChoice()
  }

  /// The app came to the foreground: when it is watched only while in use, it may be anywhere now (MON-002).
  mutating func enteredForeground() -> [Effect] { startSearch() }

  /// The phone's place was found.
  mutating func found(_ place: Place, accuracy: Double) -> [Effect] {
    guard search.isRunning else { return [] }
    self.place = place
    placeAccuracy = accuracy
    needsSaving = true
    return endSearch() + scheduleChoice()
  }

  /// The time for a search is over.
  mutating func searchTimedOut(_ search: ServiceSetup) -> [Effect] {
    guard search == self.search, search.isRunning else { return [] }
    return endSearch() + [.searchLater]
  }

  /// Looks for the phone's place, when the choice depends on it.
  mutating func startSearch() -> [Effect] {
    guard rotates, !search.isRunning, interruptions.obstacle == nil else { return [] }
    search.start()
    return [.searchChanged]
  }

  private mutating func endSearch() -> [Effect] {
    guard search.isRunning else { return [] }
    search.stop()
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
    guard let id = SystemRegion.id(of: identifier), given.contains(id) else { return [] }
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
    guard interruptions.obstacle == nil else { return [] }
    let id = identifier.flatMap(SystemRegion.id)
    if identifier == SystemRegion.guardIdentifier { guardCircle = nil }
    if let id { given.remove(id) }
    if code == .regionMonitoringFailure, system.others > others { return scheduleChoice() }
    if let id, let known = regions[id] {
      refused.insert(id)
      return [.tell(.value(.failed(known.region, .refused(code))))] + scheduleChoice()
    }
    guard identifier == nil || identifier == SystemRegion.guardIdentifier else { return [] }
    interruptions.disturbance = .failed(code)
    return tellNews() + [.searchLater]
  }

  /// Takes in where the phone is, and tells it when that is news.
  ///
  /// Being inside when a region is added is no entry, as with the system's own (MON-006).
  private mutating func note(
    _ state: WatchedRegion.State, of id: String, isCrossing: Bool
  ) -> [Effect] {
    guard let known = regions[id], state != .unknown, state != known.state else { return [] }
    regions[id]?.state = state
    needsSaving = true
    let isNews = isCrossing || known.state != .unknown
    let event: RegionEvent = state == .inside ? .entered(known.region) : .exited(known.region)
    return (isNews ? [.tell(.value(event))] : []) + [.answer(id, state)] + schedule()
  }

  private mutating func tellNews() -> [Effect] {
    switch interruptions.takeNews() {
    case .nothing: []
    case .interrupted(let interruption): [.tell(.interrupted(interruption))]
    case .resumed: [.tell(.resumed)]
    }
  }

  // The choice

  /// What was scheduled is due.
  mutating func due(_ system: SystemRegions) -> [Effect] {
    // What the choice brings about is dealt with here, and needs no further call.
    let effects = needsChoice ? choose(system) : []
    isScheduled = false
    guard needsSaving else { return effects }
    needsSaving = false
    return effects + [.save(RegionMemory(regions: regions, place: place))]
  }

  private mutating func choose(_ system: SystemRegions) -> [Effect] {
    guard isRead else { return [] }
    needsChoice = false
    others = system.others
    let isFirst = synchronize(with: system)
    let kept = stopRemoved()
    guard interruptions.obstacle == nil else { return kept }
    let candidates = candidates(upTo: system.maximumRadius)
    rotates = candidates.count > system.room
    interruptions.disturbance = disturbance(of: candidates, with: system)
    let (wanted, circle) = pick(candidates, with: system)
    let asked = isFirst ? given.intersection(wanted).sorted() : []
    return kept + tellNews() + give(wanted, candidates, isFirst: isFirst) + setGuard(circle, with: system)
      + asked.map { .requestState(SystemRegion.identifier(of: $0)) } + compare(candidates, except: wanted)
      + (rotates ? (isFirst || place == nil ? startSearch() : []) : endSearch())
  }

  /// Takes over what the system monitors, when that is not known for sure; returns whether it was so.
  private mutating func synchronize(with system: SystemRegions) -> Bool {
    guard !isSynchronized else { return false }
    isSynchronized = true
    guardCircle = nil
    given = Set(system.ours.keys)
    guard isDamaged else { return true }
    isDamaged = false
    for (id, region) in system.ours where regions[id] == nil { regions[id] = KnownRegion(region: region) }
    needsSaving = true
    return true
  }

  private mutating func stopRemoved() -> [Effect] {
    let removed = given.filter { regions[$0] == nil }
    given.subtract(removed)
    return removed.sorted().map { .stop(SystemRegion(named: $0)) }
  }

  private func candidates(upTo maximumRadius: Double) -> [String: RegionChoice.Candidate] {
    regions.filter { !refused.contains($0.key) }.mapValues { known in
      RegionChoice.Candidate(
        id: known.region.id, center: known.region.place,
        radius: known.region.watchedRadius(upTo: maximumRadius))
    }
  }

  private func disturbance(
    of candidates: [String: RegionChoice.Candidate], with system: SystemRegions
  ) -> Interruption? {
    candidates.isEmpty || system.room > 0 ? nil : .noRegionLeft
  }

  /// Which regions the system has to monitor, the nearest first, and the guard.
  private func pick(
    _ candidates: [String: RegionChoice.Candidate], with system: SystemRegions
  ) -> (wanted: [String], circle: SystemRegion?) {
    guard system.maximumRadius > 0, system.room > 0 else { return ([], nil) }
    guard rotates else { return (candidates.keys.sorted(), nil) }
    // Before the place is known, what is there stays.
    guard let place else {
      return (Array(given.filter { candidates[$0] != nil }.sorted().prefix(system.room)), guardCircle)
    }
    // The guard takes one, unless there is but one.
    let choice = RegionChoice(of: candidates.values, around: place, limit: max(1, system.room - 1))
    guard system.room > 1 else { return (choice.ids, nil) }
    // Half of the way leaves the other half for what passes until the system has noticed that it was left.
    let radius = min(max(choice.reach / 2, Self.smallestGuard), system.maximumRadius)
    return (choice.ids, SystemRegion(guardAround: place, radius: radius))
  }

  /// The system's events come late and their borders are blurred: less is not reliable (MON-006).
  private static let smallestGuard = 200.0

  private mutating func give(
    _ wanted: [String], _ candidates: [String: RegionChoice.Candidate], isFirst: Bool
  ) -> [Effect] {
    let dropped = given.subtracting(wanted).sorted()
    let added = wanted.filter { !given.contains($0) }
    given = Set(wanted)
    return dropped.map { .stop(SystemRegion(named: $0)) }
      + added.compactMap { candidates[$0] }.map { .start(SystemRegion($0)) }
  }

  private mutating func setGuard(_ circle: SystemRegion?, with system: SystemRegions) -> [Effect] {
    guard circle != guardCircle || (circle == nil && system.hasGuard) else { return [] }
    guardCircle = circle
    return [circle.map { .start($0) } ?? .stop(.guardToStop)]
  }

  /// Compares the regions that nobody monitors with the place that was just found.
  private mutating func compare(
    _ candidates: [String: RegionChoice.Candidate], except monitored: [String]
  ) -> [Effect] {
    guard let place, let accuracy = placeAccuracy else { return [] }
    placeAccuracy = nil
    let monitored = Set(monitored)
    var seen: [(id: String, state: WatchedRegion.State)] = []
    for (id, candidate) in candidates where !monitored.contains(id) {
      let distance = place.distance(to: candidate.center) - candidate.radius
      // Too near to the border to say.
      guard abs(distance) > accuracy else { continue }
      let state: WatchedRegion.State = distance < 0 ? .inside : .outside
      if state != regions[id]?.state { seen.append((id, state)) }
    }
    return seen.sorted { $0.id < $1.id }.flatMap { note($0.state, of: $0.id, isCrossing: false) }
  }
}
