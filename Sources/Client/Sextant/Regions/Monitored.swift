/// The regions that the system monitors for the client, and the basis of that choice.
struct Monitored: Sendable {
  /// The regions, by their names.
  ///
  /// There are at most twenty, in the order in which they are passed to the system: the nearest first.
  var ids: [String] = []
  /// The circle around the phone that contains no border of the remaining regions; nil if there is none.
  var guardCircle: SystemRegion?
  /// The number of the app's own regions when these were chosen.
  var others = 0
  /// Whether some regions were omitted, so that the choice depends on where the phone is.
  var isPartial = false

  /// The smallest radius of the guard in meters: events arrive late and borders are blurred, so less is not reliable
  /// (MON-006).
  private static let smallestGuard = 200.0

  /// Returns the regions that the system should monitor now.
  func choosing(
    among candidates: [RegionChoice.Candidate], around position: Position?, on system: SystemRegions
  ) -> Monitored {
    var choice = Monitored(others: system.others, isPartial: candidates.count > system.room)
    guard system.maximumRadius > 0, system.room > 0 else { return choice }
    guard choice.isPartial else {
      choice.ids = candidates.map(\.id)
      return choice
    }
    // Until the place is known, the present choice stays.
    guard let position else {
      choice.ids = Array(candidates.map(\.id).filter(ids.contains).prefix(system.room))
      choice.guardCircle = guardCircle
      return choice
    }
    // The guard takes one place, unless there is only one.
    let nearest = RegionChoice(of: candidates, around: position, limit: max(1, system.room - 1))
    choice.ids = nearest.ids
    guard system.room > 1 else { return choice }
    // Half of the distance leaves the other half for the time until the system notices that the phone has left.
    let radius = min(max(nearest.reach / 2, Self.smallestGuard), system.maximumRadius)
    choice.guardCircle = SystemRegion(guardAround: position, radius: radius)
    return choice
  }

  /// Returns the effects that change what the system monitors.
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
