/// One method that a type implements.
public struct MethodFacts: Hashable, Sendable {
  /// The full name in Swift's spelling, such as "locationManager(_:didUpdateLocations:)".
  ///
  /// An Objective-C selector is spelled as Swift would: "locationManager:didUpdateLocations:" becomes
  /// "locationManager(_:didUpdateLocations:)". A property with accessors goes by its name alone.
  public let name: String
  /// The types of the parameters as written, without attributes.
  public let parameterTypes: [String]
  /// The type that is returned, as written; nil where none is written, and of an initializer or a property.
  public let returnType: String?
  /// Whether the method or the declaration of its type around it says that it runs on the main actor.
  public let isOnMainActor: Bool
  /// Whether the method is asynchronous.
  public let isAsync: Bool
  /// Whether the method is private or fileprivate, so that nobody outside can call it.
  public let isPrivate: Bool
  /// The last names of the functions that the body calls, in order, without repetition.
  public let calls: [String]
  /// The calls of the body with what surrounds each, in order, without repetition.
  public let callSites: [CallSite]
  /// The last names of the variables that the body sets to nil, sorted.
  public let cleared: [String]
  /// The names of usage descriptions that the body has as texts, sorted.
  public let descriptionKeys: [String]
  /// Where the name stands.
  public let position: SourcePosition

  /// Creates the facts of a method.
  public init(
    name: String, parameterTypes: [String], isPrivate: Bool, calls: [String], position: SourcePosition,
    callSites: [CallSite] = [], cleared: [String] = [], descriptionKeys: [String] = [],
    returnType: String? = nil,
    isOnMainActor: Bool = false, isAsync: Bool = false
  ) {
    self.name = name
    self.parameterTypes = parameterTypes
    self.returnType = returnType
    self.isOnMainActor = isOnMainActor
    self.isAsync = isAsync
    self.isPrivate = isPrivate
    self.calls = calls
    self.callSites = callSites
    self.cleared = cleared
    self.descriptionKeys = descriptionKeys
    self.position = position
  }
}

/// One call in the body of a method, with what decides whether and when it runs.
public struct CallSite: Hashable, Sendable {
  /// The last name of the called function; that of the type where an object is made.
  public let name: String
  /// The last name of what the function is called on, such as "manager" for "self.manager?.start()"; nil without one.
  public let receiver: String?
  /// The type of the object or the type that is called, as far as the file tells it; nil when it does not.
  public let receiverType: String?
  /// The texts of the conditions that hold at the call, outermost first.
  public let conditions: [String]
  /// The names of the functions that the closures around the call are given to, outermost first.
  ///
  /// What is sent to the main queue or a global one says so: "main.async", "global.async".
  public let closureOwners: [String]

  /// Creates a call.
  public init(
    name: String, receiver: String? = nil, receiverType: String?, conditions: [String] = [],
    closureOwners: [String] = []
  ) {
    self.name = name
    self.receiver = receiver
    self.receiverType = receiverType
    self.conditions = conditions
    self.closureOwners = closureOwners
  }
}
