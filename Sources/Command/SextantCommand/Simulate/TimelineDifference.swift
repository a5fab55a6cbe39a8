import LocationSimulation

/// The differences between two timelines.
struct TimelineDifference {
  /// A place at which they differ.
  struct Place {
    /// The line before the place; nil at the start.
    let before: TimelineLine?
    /// The lines that only the first timeline has.
    let only: [TimelineLine]
    /// The lines that only the second timeline has.
    let instead: [TimelineLine]
  }

  /// The maximum length of a full comparison; for longer timelines, only the first difference is
  /// found.
  private static let limit = 4_000

  /// The places, in chronological order.
  let places: [Place]

  /// Compares two timelines.
  init(_ one: [TimelineLine], _ other: [TimelineLine]) {
    let start = zip(one, other).prefix { $0.saysSame(as: $1) }.count
    let end = zip(one[start...].reversed(), other[start...].reversed()).prefix { $0.saysSame(as: $1) }.count
    let (old, new) = (Array(one[start..<(one.count - end)]), Array(other[start..<(other.count - end)]))
    guard old.count + new.count <= Self.limit else {
      places = [Place(before: one[..<start].last, only: old, instead: new)]
      return
    }
    places = Self.places(old, new, before: one[..<start].last)
  }

  private static func places(_ old: [TimelineLine], _ new: [TimelineLine], before: TimelineLine?) -> [Place] {
    let difference = new.difference(from: old) { $0.saysSame(as: $1) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var places: [Place] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let (oldStart, newStart) = (oldIndex, newIndex)
      while removed.contains(oldIndex) { oldIndex += 1 }
      while inserted.contains(newIndex) { newIndex += 1 }
      if oldIndex > oldStart || newIndex > newStart {
        places.append(
          Place(
            before: oldStart > 0 ? old[oldStart - 1] : before, only: Array(old[oldStart..<oldIndex]),
            instead: Array(new[newStart..<newIndex])))
      }
      oldIndex += 1
      newIndex += 1
    }
    return places
  }
}
