/// Elements sorted into layers, so that each depends only on elements in lower layers.
///
/// Elements that depend on each other in a cycle can't be separated and stay together.
struct Layers<Thing: Hashable & Comparable> {
  /// The layers from bottom to top; each contains cycles and single elements, in order.
  let floors: [[[Thing]]]

  /// The cycles of more than one element.
  var circles: [[Thing]] { floors.joined().filter { $0.count > 1 } }

  init(_ things: [Thing], knowing arrows: [Thing: Set<Thing>]) {
    var reachable: [Thing: Set<Thing>] = [:]
    for thing in things { reachable[thing] = Self.reach(from: thing, along: arrows) }
    let circles = Set(
      things.map { thing in
        things.filter {
          $0 == thing || reachable[thing]?.contains($0) == true && reachable[$0]?.contains(thing) == true
        }
        .sorted()
      })
    var placed: Set<Thing> = []
    var floors: [[[Thing]]] = []
    while placed.count < things.count {
      let floor = circles.filter { circle in
        placed.isDisjoint(with: circle)
          && circle.allSatisfy { (arrows[$0] ?? []).subtracting(circle).isSubset(of: placed) }
      }
      precondition(!floor.isEmpty, "an arrow leads to something that is not among the things")
      floors.append(floor.sorted { $0.lexicographicallyPrecedes($1) })
      placed.formUnion(floor.joined())
    }
    self.floors = floors
  }

  private static func reach(from start: Thing, along arrows: [Thing: Set<Thing>]) -> Set<Thing> {
    var seen: Set<Thing> = []
    var next = Array(arrows[start] ?? [])
    while let thing = next.popLast() {
      if seen.insert(thing).inserted { next += arrows[thing] ?? [] }
    }
    return seen
  }
}
