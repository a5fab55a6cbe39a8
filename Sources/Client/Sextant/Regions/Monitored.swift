/// What the system monitors for the client, and why these.
struct Monitored: Sendable {
  /// The regions, by their names.
  ///
  /// They are twenty at most, in the order in which the system is given them: the nearest first.
  var ids: [String] = []
  /// The circle around the phone, inside of which no border of the other regions lies; nil when there is none.
  var guardCircle: SystemRegion?
  /// How many regions the app had of its own when these were chosen.
  var others = 0
  /// Whether they are not all, so that where the phone is decides which.
  var isPartial = false

  /// The system's events come late and its borders are blurred: less is not reliable (MON-006).
  private static let smallestGuard = 200.0

  /// What the system has to monitor now.
  func choosing(
    among candidates: [RegionChoice.Candidate], around position: Position?, on system: SystemRegions
  ) -> Monitored {
    var choice = Monitored(others: system.others, isPartial: candidates.count > system.room)
    guard system.maximumRadius > 0, system.room > 0 else { return choice }
    guard choice.isPartial else {
      choice.ids = candidates.map(\.id)
      return choice
    }
    // Before the place is known, what is there stays.
    guard let position else {
      choice.ids = Array(candidates.map(\.id).filter(ids.contains).prefix(system.room))
      choice.guardCircle = guardCircle
      return choice
    }
    // The guard takes one, unless there is but one.
    let nearest = RegionChoice(of: candidates, around: position, limit: max(1, system.room - 1))
    choice.ids = nearest.ids
    guard system.room > 1 else { return choice }
    // Half of the way leaves the other half for what passes until the system has noticed that it was left.
    let radius = min(max(nearest.reach / 2, Self.smallestGuard), system.maximumRadius)
    choice.guardCircle = SystemRegion(guardAround: position, radius: radius)
    return choice
  }

  /// What has to be done to monitor something else.
  func changes(
    to new: Monitored, _ candidates: [RegionChoice.Candidate], on system: SystemRegions
  ) -> [RegionMachine.Effect] {
    let dropped = ids.filter { !new.ids.contains($0) }.sorted()
    let added = new.ids.filter { !ids.contains($0) }
    return dropped.map { .stop(SystemRegion(named: $0)) }
      + added.compactMap { id in
        candidates.first { $0.id == id }.map { .start(SystemRegion($0)) }
      }
      + guardChange(to: new.guardCircle, on: system)
  }

  private func guardChange(to new: SystemRegion?, on system: SystemRegions) -> [RegionMachine.Effect] {
    guard new != guardCircle || (new == nil && system.hasGuard) else { return [] }
    return [new.map { .start($0) } ?? .stop(.guardToStop)]
  }
}
