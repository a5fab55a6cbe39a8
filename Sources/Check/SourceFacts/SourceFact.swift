/// A use of location API in a source file; comments, strings and code that isn't compiled don't
/// count.
package struct SourceFact: Hashable, Sendable {
  /// The kind of use.
  package enum Kind: String, Sendable, CaseIterable {
    /// A function or method is called.
    case call
    /// A method is referred to without being called, by a method reference or a selector
    /// expression.
    case reference
    /// A method is named only to test whether an object implements it, as in `responds(to:)`.
    case inquiry
    /// A property is assigned a value.
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

  /// The evidence that the receiver is an object of Apple's rather than of the app's own type with
  /// members of the same name.
  package enum ReceiverEvidence: Hashable, Sendable {
    /// The receiver's type is Apple's, as declared or constructed in this file.
    case appleType
    /// The receiver's type, as declared in this file, is another one with this name.
    case otherType(String)
    /// The receiver is self or super in the named type, which may or may not be a subclass of
    /// Apple's.
    case enclosingType(String)
    /// The type isn't known from this file.
    case unknown
    /// There is no receiver, as for a free function, an import or a declaration.
    case none
  }

  package let kind: Kind
  /// The name in Swift.
  ///
  /// For API it is the name without labels ("requestAlwaysAuthorization", "CLLocationManager"), and
  /// for a delegate method the full name ("locationManager(_:didFailWithError:)").
  package let name: String
  /// The receiver as written, such as "self.locationManager"; nil if there is none.
  package let receiver: String?
  /// Whether the receiver is a local name that is the only reference to a new location manager,
  /// which is released at the end of the block.
  package let isReceiverTemporary: Bool
  /// Whether the created object has no reference, or only a local name in a block that doesn't
  /// await anything.
  package let isTemporary: Bool
  /// The evidence for the receiver's type.
  package let evidence: ReceiverEvidence
  /// The arguments of a call in order, without trailing closures; empty for other uses.
  package var arguments: [SourceArgument]
  /// The assigned value; nil for other uses.
  package var value: SourceValue?
  /// The names of the enclosing types, outermost first, separated by dots; nil at file level.
  package let enclosingType: String?
  /// The name of the enclosing function, as in its type's methods, such as "start(with:)".
  ///
  /// Local functions count as the function around them; a property's accessors have the property's
  /// name. It is nil in the value of a stored property.
  package let enclosingFunction: String?
  /// The texts of the conditions at the place, outermost first, at most 64.
  ///
  /// Conditions of if, guard, while, conditional expressions and availability (including
  /// attributes) are given as written; for an else, or after a guarded exit, the whole condition
  /// has a leading "!". A case is "case .denied, .restricted = status". A default is "default =
  /// status", or the remaining cases if the status is that of authorization. Long texts are
  /// shortened and end in "…".
  package let conditions: [String]
  /// What a script does with the answer of a plug-in; nil in compiled languages.
  package let script: ScriptCall?
  /// The position of the name.
  package let position: SourcePosition

  /// The parameters of the enclosing function to whose values the fact refers, if their names are
  /// also their labels.
  package var namedParameters: Set<String> {
    guard let function = enclosingFunction, let open = function.firstIndex(of: "(") else { return [] }
    let names = (arguments.map(\.value) + (value.map { [$0] } ?? [])).compactMap { value in
      if case .name(let name) = value { name } else { nil }
    }
    if names.isEmpty { return [] }
    return Set(names).intersection(
      function[open...].dropFirst().dropLast().split(separator: ":").map(String.init))
  }

  package init(
    kind: Kind, name: String, receiver: String? = nil, isReceiverTemporary: Bool = false,
    isTemporary: Bool = false, evidence: ReceiverEvidence = .none,
    arguments: [SourceArgument] = [], value: SourceValue? = nil, enclosingType: String? = nil,
    enclosingFunction: String? = nil, conditions: [String] = [], script: ScriptCall? = nil,
    position: SourcePosition
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
    self.script = script
    self.position = position
  }
}
