/// The values that a view receives from the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the values that apply without any surrounding view.
  public init() {}

  /// The value of a key: its default unless it was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that views provide to the views inside them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value without any surrounding view.
  static var defaultValue: Value { get }
}

/// A value that a view receives from the views around it; here the one without any surrounding view.
@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  /// Creates a reference to a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  /// The value.
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}
