/// Values that the views around a view give it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the values that hold without any view around.
  public init() {}

  /// The value of a key: its own default unless it was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that views give those in them.
public protocol EnvironmentKey {
  /// What it is the key of.
  associatedtype Value
  /// The value without any view around.
  static var defaultValue: Value { get }
}

/// A value that the views around a view give it; here the one that holds without any view around.
@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  /// Looks at a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  /// The value.
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}
