// On Apple's systems these ask for ObservableObject, a protocol of Combine, which may be here or not. Nothing is
// observed: nobody draws anew when an object changes.

/// An object that a view makes and keeps; it is made when it is first asked for.
@propertyWrapper public struct StateObject<ObjectType: AnyObject> {
  private final class Storage {
    private let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  /// Keeps an object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = Storage(thunk) }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// Ways to the object's parts.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: storage.object) }
}

/// An object that a view is given.
@propertyWrapper public struct ObservedObject<ObjectType: AnyObject> {
  /// Ways to an object's parts.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A way to a part of the object.
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Takes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Ways to the object's parts.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that the views around a view would give it; without a screen nobody does.
@propertyWrapper public struct EnvironmentObject<ObjectType: AnyObject> {
  /// Waits for an object that nobody gives.
  public init() {}

  /// Ends the process, as on Apple's systems when no view around gives the object.
  public var wrappedValue: ObjectType {
    fatalError("no view around gives an object of the type \(ObjectType.self): nothing is drawn here")
  }
}
