/// One method that a type implements.
package struct MethodFacts: Hashable, Sendable {
  /// The full name in Swift's spelling, such as "locationManager(_:didUpdateLocations:)".
  ///
  /// An Objective-C selector is spelled as Swift would: "locationManager:didUpdateLocations:" becomes
  /// "locationManager(_:didUpdateLocations:)". A property with accessors goes by its name alone.
  package let name: String
  /// The selector by which Objective-C calls a method of Swift that is marked for it, spelled as Swift would; nil of all
  /// others.
  ///
  /// A delegate's method that has it is called, whatever its name in Swift is.
  package let selector: String?
  /// The types of the parameters as written, without attributes.
  package let parameterTypes: [String]
  /// The type that is returned, as written; nil where none is written, and of an initializer or a property.
  package let returnType: String?
  /// Whether the method or the declaration of its type around it says that it runs on the main actor.
  package let isOnMainActor: Bool
  /// Whether the method is asynchronous.
  package let isAsync: Bool
  /// Whether the method is private or fileprivate, so that nobody outside can call it.
  package let isPrivate: Bool
  /// The last names of the functions that the body calls, in order, without repetition.
  package let calls: [String]
  /// The calls of the body with what surrounds each, in order, without repetition; so is the one instance of a type
  /// that is named by itself, as "Locator.shared" where it is kept.
  package let callSites: [CallSite]
  /// The reads of properties that may be worked out by the app's own code, in order, without repetition: those of types
  /// of the same file, and of objects whose names speak of location or permission.
  package let propertyReads: [CallSite]
  /// The conditions under which the body gives values to what outlives it, one list for each such place, without
  /// repetition.
  package let assignmentConditions: [[String]]
  /// The last names of the variables that the body sets to nil, sorted.
  package let cleared: [String]
  /// The closures that the body gives to properties, in order, without repetition.
  package let handlers: [GivenHandler]
  /// The names of usage descriptions that the body has as texts, sorted.
  package let descriptionKeys: [String]
  /// Whether the body of a delegate's method names the locations that it is given, or the manager's; true of others.
  package let namesLocations: Bool
  /// Where the name stands.
  package let position: SourcePosition

  /// Creates the facts of a method.
  package init(
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
package struct GivenHandler: Hashable, Sendable {
  /// The last name of the property.
  package let name: String
  /// Whether it looks at what it is given.
  package let heedsArguments: Bool

  /// Creates a handler.
  package init(name: String, heedsArguments: Bool) {
    self.name = name
    self.heedsArguments = heedsArguments
  }
}

/// One call in the body of a method, with what decides whether and when it runs.
package struct CallSite: Hashable, Sendable {
  /// The last name of the called function; that of the type where an object is made.
  package let name: String
  /// The last name of what the function is called on, such as "manager" for "self.manager?.start()"; nil without one.
  package let receiver: String?
  /// The type of the object or the type that is called, as far as the file tells it; nil when it does not.
  package let receiverType: String?
  /// The texts of the conditions that hold at the call, outermost first.
  package let conditions: [String]
  /// The names of the functions that the closures around the call are given to, outermost first.
  ///
  /// What is sent to the main queue or a global one says so: "main.async", "global.async".
  package let closureOwners: [String]
  /// The labeled arguments that are literals or constants of Core Location.
  package let arguments: [SourceArgument]
  /// Whether the call stands in a loop, or in a closure that runs for each element of something.
  package let isRepeated: Bool
  /// How often the loops around the call run it at most, where literals say so; nil where they don't, or without one.
  package let mostTurns: Int?
  /// Whether anything is handed over.
  package let hasArguments: Bool

  /// Creates a call.
  package init(
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
