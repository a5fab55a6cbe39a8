/// The states that were reached, in order, each with the state that it was first reached from.
///
/// A hash table with open addressing holds their indexes. Everything grows by a quarter when it is full, so that a state takes
/// 17.7 to 22.2 bytes: eight for its number, four for its predecessor, the rest for the table and for room to grow.
@usableFromInline
package struct StateStore: Sendable {
  @usableFromInline private(set) var states: [UInt64] = []
  @usableFromInline private(set) var parents: [UInt32] = []
  /// One more than a state's index in the list; 0 marks a free slot.
  @usableFromInline private(set) var table: [UInt32] = Array(repeating: 0, count: 64)
  /// The number of states that fit before everything grows.
  @usableFromInline private(set) var room = 45

  /// The predecessor of a state that has none.
  package static let none = UInt32.max

  /// Creates an empty store.
  @inlinable package init() {}

  /// The number of states.
  @inlinable package var count: Int { states.count }

  /// The memory in use, in bytes.
  package var bytes: Int { states.capacity * 8 + parents.capacity * 4 + table.count * 4 }

  /// Inserts a state; returns whether it was new.
  @inlinable
  package mutating func insert(_ state: UInt64, from parent: UInt32) -> Bool {
    let slot = slot(of: state)
    if table[slot] != 0 { return false }
    states.append(state)
    parents.append(parent)
    table[slot] = UInt32(truncatingIfNeeded: states.count)
    if states.count == room { grow() }
    return true
  }

  /// The state at an index of the list.
  @inlinable package subscript(place: Int) -> UInt64 { states[place] }

  /// Returns the index of a state in the list; nil if it has not been reached.
  @inlinable
  package func place(of state: UInt64) -> Int? {
    let place = table[slot(of: state)]
    return place == 0 ? nil : Int(place) - 1
  }

  /// Returns the slot that holds the index of a state, or the free slot where it belongs.
  @inlinable
  func slot(of state: UInt64) -> Int {
    var slot = Self.slot(of: state, in: table.count)
    while true {
      let place = table[slot]
      if place == 0 || states[Int(place) - 1] == state { return slot }
      slot += 1
      if slot == table.count { slot = 0 }
    }
  }

  /// Returns the slot of a state by a multiplication whose upper bits distribute states over the table.
  @inlinable
  static func slot(of state: UInt64, in count: Int) -> Int {
    var mixed = state &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed.multipliedFullWidth(by: UInt64(count)).high)
  }

  @usableFromInline
  mutating func grow() {
    precondition(states.count < Int(UInt32.max) / 2, "the bound keeps states below this")
    let count = table.count + table.count / 4
    room = count / 10 * 7
    states.reserveCapacity(room)
    parents.reserveCapacity(room)
    table = Array(repeating: 0, count: count)
    for (index, state) in states.enumerated() {
      var slot = Self.slot(of: state, in: count)
      while table[slot] != 0 { slot = slot + 1 == count ? 0 : slot + 1 }
      table[slot] = UInt32(index + 1)
    }
  }

  /// Returns the states from the start to one of them.
  func path(to index: Int) -> [UInt64] {
    var path: [UInt64] = []
    var index = UInt32(index)
    while index != Self.none {
      path.append(states[Int(index)])
      index = parents[Int(index)]
    }
    return path.reversed()
  }
}
