public import CoreLocation

/// What a loop over a client receives: a value, or the reason why values are missing.
public enum Update<Value: Sendable>: Sendable {
  /// A new value.
  case value(Value)
  /// Values are interrupted; a newer interruption replaces an older one.
  case interrupted(Interruption)
  /// The interruption is over.
  case resumed
}

extension Update: Equatable where Value: Equatable {}

extension Update: Hashable where Value: Hashable {}

/// What a loop over continuous locations receives.
public typealias LocationUpdate = Update<CLLocation>

extension Update {
  /// Whether it tells that something is in the way.
  var isInterruption: Bool { if case .interrupted = self { true } else { false } }

  /// Takes what is told to all alike, whatever their values are.
  init(_ word: Update<Never>) {
    switch word {
    case .interrupted(let interruption): self = .interrupted(interruption)
    case .resumed: self = .resumed
    }
  }
}

extension Interruption {
  /// What there is to tell when something else is in the way than before; nil when that is not so.
  static func news(from before: Interruption?, to now: Interruption?) -> Update<Never>? {
    before == now ? nil : now.map(Update.interrupted) ?? .resumed
  }
}
