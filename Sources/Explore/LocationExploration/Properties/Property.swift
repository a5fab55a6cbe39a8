/// What must hold on every journey, stated about what can be observed before the first move and after each one.
package enum Property<Sight>: Sendable {
  /// Holds at every point.
  case always(@Sendable (Sight) -> Bool)
  /// Once the second has held, the first never does, not even at the same point.
  case never(@Sendable (Sight) -> Bool, after: @Sendable (Sight) -> Bool)
  /// Once the second holds, the first holds at the same point or within some moves, 0 to 250, and before the journey
  /// ends.
  case eventually(@Sendable (Sight) -> Bool, within: Int, after: @Sendable (Sight) -> Bool)

  /// Whether a journey violates it.
  ///
  /// - Parameters:
  ///   - sights: What was observed before the first move and after each one.
  ///   - isOver: Whether no move can follow.
  package func isBroken(by sights: [Sight], isOver: Bool) -> Bool {
    var watch = Watch.idle
    for sight in sights { watch = self.watch(watch, seeing: sight) }
    return watch == .broken || isOver && watch.isWaiting && isDue
  }

  /// Whether something is still due.
  var isDue: Bool {
    switch self {
    case .always, .never: false
    case .eventually: true
    }
  }

  func watch(_ watch: Watch, seeing sight: Sight) -> Watch {
    if watch == .broken { return .broken }
    switch self {
    case .always(let holds): return holds(sight) ? .idle : .broken
    case .never(let holds, let after):
      guard watch.isWaiting || after(sight) else { return .idle }
      return holds(sight) ? .broken : Watch(left: 1)
    case .eventually(let holds, let moves, let after):
      if holds(sight) { return .idle }
      if watch.isWaiting { return watch.oneMoveLess }
      return after(sight) ? Watch(left: moves) : .idle
    }
  }
}

/// What a property remembers about a journey, in one byte.
struct Watch: Hashable, Sendable {
  let code: UInt8

  /// Nothing has been observed that matters later.
  static let idle = Watch(code: 0)
  /// The property is violated for good.
  static let broken = Watch(code: 255)

  init(code: UInt8) { self.code = code }

  /// Something is due within this many moves; at zero it is too late.
  init(left moves: Int) {
    precondition((0...250).contains(moves), "a property looks up to 250 moves ahead")
    code = moves == 0 ? Self.broken.code : UInt8(moves)
  }

  var isWaiting: Bool { self != .idle && self != .broken }

  var oneMoveLess: Watch { code == 1 ? .broken : Watch(code: code - 1) }
}
