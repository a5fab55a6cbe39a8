/// What a service tells: a value, or that nothing comes for the time being.
public enum ServiceUpdate<Value: Sendable>: Sendable {
  /// A new value.
  case value(Value)
  /// Nothing comes until further notice; the service goes on by itself.
  case interrupted(ServiceInterruption)
  /// What interrupted the service is over.
  case resumed
}

extension ServiceUpdate: Equatable where Value: Equatable {}

extension ServiceUpdate: Hashable where Value: Hashable {}
