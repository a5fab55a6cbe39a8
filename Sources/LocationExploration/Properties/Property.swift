/// What every journey has to keep to, said of what is to be seen before the first move and after each.
package enum Property<Sight>: Sendable {
  /// It is so all the time.
  case always(@Sendable (Sight) -> Bool)
  /// Once the second was so, the first never is, not at the same time either.
  case never(@Sendable (Sight) -> Bool, after: @Sendable (Sight) -> Bool)
  /// Once the second is so, the first is so at the same time or within some moves, 0 to 250, and before the journey
  /// comes to its end.
  case eventually(@Sendable (Sight) -> Bool, within: Int, after: @Sendable (Sight) -> Bool)

  /// Whether a journey breaks it.
  ///
  /// - Parameters:
  ///   - sights: What was to be seen before the first move and after each.
  ///   - isOver: Whether nothing can follow.
  package func isBroken(by sights: [Sight], isOver: Bool) -> Bool {
    var watch = Watch.idle
    for sight in sights { watch = self.watch(watch, seeing: sight) }
    return watch == .broken || isOver && watch.isWaiting && isDue
  }

  /// Whether something has to come that hasn't.
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

/// What a property remembers of a journey, in a byte.
struct Watch: Hashable, Sendable {
  let code: UInt8

  /// Nothing was seen that matters later.
  static let idle = Watch(code: 0)
  /// The property is broken for good.
  static let broken = Watch(code: 255)

  init(code: UInt8) { self.code = code }

  /// Something was seen, and so many moves are left; with none left it is too late.
  init(left moves: Int) {
    precondition((0...250).contains(moves), "a property looks up to 250 moves ahead")
    code = moves == 0 ? Self.broken.code : UInt8(moves)
  }

  var isWaiting: Bool { self != .idle && self != .broken }

  var oneMoveLess: Watch { code == 1 ? .broken : Watch(code: code - 1) }
}
