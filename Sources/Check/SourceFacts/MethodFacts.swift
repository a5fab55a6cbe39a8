/// One method that a type implements.
public struct MethodFacts: Hashable, Sendable {
  /// The full name in Swift's spelling, such as "locationManager(_:didUpdateLocations:)".
  ///
  /// An Objective-C selector is spelled as Swift would: "locationManager:didUpdateLocations:" becomes
  /// "locationManager(_:didUpdateLocations:)". A property with accessors goes by its name alone.
  public let name: String
  /// The selector by which Objective-C calls a method of Swift that is marked for it, spelled as Swift would; nil of all
  /// others.
  ///
  /// A delegate's method that has it is called, whatever its name in Swift is.
  public let selector: String?
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
  /// The calls of the body with what surrounds each, in order, without repetition; so is the one instance of a type
  /// that is named by itself, as "Locator.shared" where it is kept.
  public let callSites: [CallSite]
  /// The reads of properties that may be worked out by the app's own code, in order, without repetition: those of types
  /// of the same file, and of objects whose names speak of location or permission.
  public let propertyReads: [CallSite]
  /// The conditions under which the body gives values to what outlives it, one list for each such place, without
  /// repetition.
  public let assignmentConditions: [[String]]
  /// The last names of the variables that the body sets to nil, sorted.
  public let cleared: [String]
  /// The closures that the body gives to properties, in order, without repetition.
  public let handlers: [GivenHandler]
  /// The names of usage descriptions that the body has as texts, sorted.
  public let descriptionKeys: [String]
  /// Whether the body of a delegate's method names the locations that it is given, or the manager's; true of others.
  public let namesLocations: Bool
  /// Where the name stands.
  public let position: SourcePosition

  /// Creates the facts of a method.
  public init(
    name: String, parameterTypes: [String], isPrivate: Bool, calls: [String], position: SourcePosition,
    callSites: [CallSite] = [], propertyReads: [CallSite] = [], assignmentConditions: [[String]] = [],
    cleared: [String] = [], handlers: [GivenHandler] = [], descriptionKeys: [String] = [],
    returnType: String? = nil, selector: String? = nil,
    isOnMainActor: Bool = false, isAsync: Bool = false, namesLocations: Bool = true
  ) {
    self.name = name
    self.selector = selector
    self.parameterTypes = parameterTypes
    self.returnType = returnType
    self.isOnMainActor = isOnMainActor
    self.isAsync = isAsync
    self.isPrivate = isPrivate
    self.calls = calls
    self.callSites = callSites
    self.propertyReads = propertyReads
    self.assignmentConditions = assignmentConditions
    self.cleared = cleared
    self.handlers = handlers
    self.descriptionKeys = descriptionKeys
    self.namesLocations = namesLocations
    self.position = position
  }
}

/// A closure that is given to a property, so that it is called later.
public struct GivenHandler: Hashable, Sendable {
  /// The last name of the property.
  public let name: String
  /// Whether it looks at what it is given.
  public let heedsArguments: Bool

  /// Creates a handler.
  public init(name: String, heedsArguments: Bool) {
    self.name = name
    self.heedsArguments = heedsArguments
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
  /// The labeled arguments that are literals or constants of Core Location.
  public let arguments: [SourceArgument]
  /// Whether the call stands in a loop, or in a closure that runs for each element of something.
  public let isRepeated: Bool
  /// How often the loops around the call run it at most, where literals say so; nil where they don't, or without one.
  public let mostTurns: Int?
  /// Whether anything is handed over.
  public let hasArguments: Bool

  /// Creates a call.
  public init(
    name: String, receiver: String? = nil, receiverType: String?, conditions: [String] = [],
    closureOwners: [String] = [], arguments: [SourceArgument] = [], isRepeated: Bool = false,
    mostTurns: Int? = nil, hasArguments: Bool = true
  ) {
    self.name = name
    self.receiver = receiver
    self.receiverType = receiverType
    self.conditions = conditions
    self.closureOwners = closureOwners
    self.arguments = arguments
    self.isRepeated = isRepeated
    self.mostTurns = mostTurns
    self.hasArguments = hasArguments
  }
}
