/// A value that a view keeps; here it is kept from when the wrapper is made, as no screen keeps it.
@propertyWrapper public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Keeps a value.
  public init(wrappedValue value: Value) { storage = Storage(value) }

  /// Keeps a value.
  public init(initialValue value: Value) { storage = Storage(value) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A way to the value for others.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Keeps nil.
  public init() { self.init(wrappedValue: nil) }
}
