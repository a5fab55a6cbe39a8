/// A method of a type.
package struct MethodFacts: Hashable, Sendable {
  /// The full name in Swift, such as "locationManager(_:didUpdateLocations:)".
  ///
  /// For an Objective-C selector it is the equivalent Swift name:
  /// "locationManager:didUpdateLocations:" becomes "locationManager(_:didUpdateLocations:)". A
  /// property with accessors has only its name.
  package let name: String
  /// The selector of a Swift method that is exposed to Objective-C, as a Swift name; nil for
  /// others.
  ///
  /// A delegate method with this selector is called, whatever its Swift name.
  package let selector: String?
  /// The types of the parameters as written, without attributes.
  package let parameterTypes: [String]
  /// The return type as written; nil if there is none, and for initializers and properties.
  package let returnType: String?
  /// Whether the method, or the declaration of its type, is marked for the main actor.
  package let isOnMainActor: Bool
  /// Whether the method is asynchronous.
  package let isAsync: Bool
  /// Whether the method is private or fileprivate.
  package let isPrivate: Bool
  /// The last names of the called functions, in order, without duplicates.
  package let calls: [String]
  /// The calls with their contexts, in order, without duplicates.
  ///
  /// They include references to the shared instance of a type, such as "Locator.shared".
  package let callSites: [CallSite]
  /// The reads of properties that the app's own code may compute, in order, without duplicates.
  ///
  /// These are properties of types in the same file, and of objects whose names mention location or
  /// permission.
  package let propertyReads: [CallSite]
  /// The conditions under which the body assigns values to something that outlives it, a list for
  /// each place, without duplicates.
  package let assignmentConditions: [[String]]
  /// The last names of the variables that the body sets to nil, sorted.
  package let cleared: [String]
  /// The closures that the body assigns to properties, in order, without duplicates.
  package let handlers: [GivenHandler]
  /// The names of usage descriptions in texts of the body, sorted.
  package let descriptionKeys: [String]
  /// Whether the body of a delegate method uses its locations or the manager's; true for other
  /// methods.
  package let namesLocations: Bool
  /// The position of the name.
  package let position: SourcePosition

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

/// A closure that is assigned to a property, to be called later.
package struct GivenHandler: Hashable, Sendable {
  /// The last name of the property.
  package let name: String
  /// Whether it uses its arguments.
  package let heedsArguments: Bool
}

/// A call in the body of a method, with the context that determines whether and when it runs.
package struct CallSite: Hashable, Sendable {
  /// The last name of the called function; for the creation of an object, that of the type.
  package let name: String
  /// The last name of the receiver, such as "manager" for "self.manager?.start()"; nil if there is
  /// none.
  package let receiver: String?
  /// The type of the receiver; nil if the file doesn't determine it.
  package let receiverType: String?
  /// The texts of the conditions at the call, outermost first.
  package let conditions: [String]
  /// The names of the functions to which the closures around the call are passed, outermost first.
  ///
  /// For the main queue or a global one, the name includes the queue: "main.async", "global.async".
  package let closureOwners: [String]
  /// The labeled arguments that are literals or constants of Core Location.
  package let arguments: [SourceArgument]
  /// Whether the call is in a loop, or in a closure that runs for each element.
  package let isRepeated: Bool
  /// The maximum number of iterations of the loops around the call, if literals determine it;
  /// otherwise nil.
  package let mostTurns: Int?
  /// Whether there are any arguments.
  package let hasArguments: Bool

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
