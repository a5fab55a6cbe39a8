public import CoreLocation

/// An element of a loop over a client: a value, or the reason why values are missing.
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

/// An element of a loop over continuous locations.
public typealias LocationUpdate = Update<CLLocation>

extension Update {
  /// Whether the update is an interruption.
  var isInterruption: Bool { if case .interrupted = self { true } else { false } }

  /// Creates an update from one that has the same meaning for all types of values.
  init(_ word: Update<Never>) {
    switch word {
    case .interrupted(let interruption): self = .interrupted(interruption)
    case .resumed: self = .resumed
    }
  }
}

extension Interruption {
  /// Returns the update to report when the interruption has changed; nil if it has not.
  static func news(from before: Interruption?, to now: Interruption?) -> Update<Never>? {
    before == now ? nil : now.map(Update.interrupted) ?? .resumed
  }
}
