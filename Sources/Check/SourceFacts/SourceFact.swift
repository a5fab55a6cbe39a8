/// One use of location API that a source file really contains, comments, strings and dead branches aside.
package struct SourceFact: Hashable, Sendable {
  /// What the source does with the name.
  package enum Kind: String, Sendable, CaseIterable {
    /// A function or method is called.
    case call
    /// A method is named without being called: a method reference, a selector expression.
    case reference
    /// A method is named only to ask whether an object has it: `responds(to:)`.
    case inquiry
    /// A property is given a value.
    case assignment
    /// A property is read, or a constant is used.
    case read
    /// An object is created.
    case construction
    /// A delegate method or an override of an Apple method is declared with a body.
    case implementation
    /// A module is imported.
    case moduleImport
  }

  /// How sure it is that the receiver is Apple's object and not the app's own type with like-named members.
  package enum ReceiverEvidence: Hashable, Sendable {
    /// The receiver's declared or constructed type, found in this file, is Apple's.
    case appleType
    /// The receiver's declared type, found in this file, is another one: its name.
    case otherType(String)
    /// The receiver is self or super, inside the named type (which may or may not subclass Apple's).
    case enclosingType(String)
    /// The type is not visible in this file.
    case unknown
    /// There is no receiver: a free function, an import, a declaration.
    case none
  }

  /// What happened.
  package let kind: Kind
  /// Apple's name in Swift's spelling without labels for API ("requestAlwaysAuthorization", "CLLocationManager"),
  /// and Swift's full name for a delegate method ("locationManager(_:didFailWithError:)").
  package let name: String
  /// The receiver as the source spells it, such as "self.locationManager", or nil without one.
  package let receiver: String?
  /// Whether the receiver is a local name that alone holds a new location manager, which is gone when its block ends.
  package let isReceiverTemporary: Bool
  /// Whether nothing, or a local name of a block that waits for nothing, alone holds the object that is created.
  package let isTemporary: Bool
  /// What is known of the receiver's type.
  package let evidence: ReceiverEvidence
  /// The call's arguments in order, trailing closures left out; empty unless a call or a construction.
  package var arguments: [SourceArgument]
  /// The assigned value; nil unless the fact is an assignment.
  package var value: SourceValue?
  /// The names of the types around the place, outermost first, joined by dots; nil at file level.
  package let enclosingType: String?
  /// The name of the function around the place, as its type's methods list it, such as "start(with:)".
  ///
  /// Local functions count as the function around them; a property's accessors go by the property's name. Nil in
  /// the value of a stored property.
  package let enclosingFunction: String?
  /// The texts of the conditions that hold at the place, outermost first, at most 64.
  ///
  /// Conditions of if, guard, while, the choice operator and availability (of declarations too) stand as written;
  /// an else, and what follows a guarded exit, has the whole condition with a leading "!". A case is
  /// "case .denied, .restricted = status", the default "default = status", or the cases that it stands for where the
  /// status is that of authorization. Long texts are cut and end in "…".
  package let conditions: [String]
  /// Where the name stands.
  package let position: SourcePosition

  /// The parameters of the function around the place whose values the fact names, where they go by their labels.
  package var namedParameters: Set<String> {
    guard let function = enclosingFunction, let open = function.firstIndex(of: "(") else { return [] }
    let names = (arguments.map(\.value) + (value.map { [$0] } ?? [])).compactMap { value in
      if case .name(let name) = value { name } else { nil }
    }
    if names.isEmpty { return [] }
    return Set(names).intersection(
      function[open...].dropFirst().dropLast().split(separator: ":").map(String.init))
  }

  /// Creates a fact from all of its parts.
  package init(
    kind: Kind, name: String, receiver: String? = nil, isReceiverTemporary: Bool = false,
    isTemporary: Bool = false, evidence: ReceiverEvidence = .none,
    arguments: [SourceArgument] = [], value: SourceValue? = nil, enclosingType: String? = nil,
    enclosingFunction: String? = nil, conditions: [String] = [], position: SourcePosition
  ) {
    self.kind = kind
    self.name = name
    self.receiver = receiver
    self.isReceiverTemporary = isReceiverTemporary
    self.isTemporary = isTemporary
    self.evidence = evidence
    self.arguments = arguments
    self.value = value
    self.enclosingType = enclosingType
    self.enclosingFunction = enclosingFunction
    self.conditions = conditions
    self.position = position
  }
}
