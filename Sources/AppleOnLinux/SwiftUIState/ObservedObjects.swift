// On Apple's systems, these require ObservableObject, a protocol of Combine, which may or may not exist here. Nothing
// is observed: no view is redrawn when an object changes.

/// An object that a view creates and stores; it is created on first use.
@propertyWrapper public struct StateObject<ObjectType: AnyObject> {
  private final class Storage {
    private let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  /// Stores an object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = Storage(thunk) }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: storage.object) }
}

/// An object that is passed to a view.
@propertyWrapper public struct ObservedObject<ObjectType: AnyObject> {
  /// Bindings to an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates the wrapper of an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates the wrapper of an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view would receive from the views around it; without a screen, there are none.
@propertyWrapper public struct EnvironmentObject<ObjectType: AnyObject> {
  /// Creates the wrapper without an object.
  public init() {}

  /// Ends the process, as on Apple's systems if no surrounding view provides the object.
  public var wrappedValue: ObjectType {
    fatalError("no view around gives an object of the type \(ObjectType.self): nothing is drawn here")
  }
}
