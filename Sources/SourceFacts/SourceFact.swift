/// One use of location API that a source file really contains, comments, strings and dead branches aside.
public struct SourceFact: Hashable, Sendable {
  /// What the source does with the name.
  public enum Kind: String, Sendable, CaseIterable {
    /// A function or method is called.
    case call
    /// A method is named without being called: a method reference, a selector expression.
    case reference
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
  public enum ReceiverEvidence: Hashable, Sendable {
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
  public let kind: Kind
  /// Apple's name in Swift's spelling without labels for API ("requestAlwaysAuthorization", "CLLocationManager"),
  /// and Swift's full name for a delegate method ("locationManager(_:didFailWithError:)").
  public let name: String
  /// The receiver as the source spells it, such as "self.locationManager", or nil without one.
  public let receiver: String?
  /// What is known of the receiver's type.
  public let evidence: ReceiverEvidence
  /// The call's arguments in order; empty unless the fact is a call or a construction.
  public let arguments: [SourceArgument]
  /// The assigned value; nil unless the fact is an assignment.
  public let value: SourceValue?
  /// The names of the types around the place, outermost first, joined by dots; nil at file level.
  public let enclosingType: String?
  /// The full Swift name ("start(with:)"), or the Objective-C selector, of the function around the place.
  public let enclosingFunction: String?
  /// The texts of the conditions (if, guard, else-negated with a leading "!", availability) that hold at the place,
  /// outermost first.
  public let conditions: [String]
  /// Where the name stands.
  public let position: SourcePosition

  /// Creates a fact from all of its parts.
  public init(
    kind: Kind, name: String, receiver: String? = nil, evidence: ReceiverEvidence = .none,
    arguments: [SourceArgument] = [], value: SourceValue? = nil, enclosingType: String? = nil,
    enclosingFunction: String? = nil, conditions: [String] = [], position: SourcePosition
  ) {
    self.kind = kind
    self.name = name
    self.receiver = receiver
    self.evidence = evidence
    self.arguments = arguments
    self.value = value
    self.enclosingType = enclosingType
    self.enclosingFunction = enclosingFunction
    self.conditions = conditions
    self.position = position
  }
}

/// One argument of a call.
public struct SourceArgument: Hashable, Sendable {
  /// The label in Swift's spelling, or nil.
  public let label: String?
  /// The value as far as the source tells it.
  public let value: SourceValue

  /// Creates an argument.
  public init(label: String?, value: SourceValue) {
    self.label = label
    self.value = value
  }
}

/// A value as far as the source text alone tells it.
public enum SourceValue: Hashable, Sendable {
  /// A boolean literal (also YES and NO).
  case boolean(Bool)
  /// A string literal without interpolation, or a constant of this file that is one.
  case string(String)
  /// A number literal.
  case number(Double)
  /// A constant or enumeration case by its last name, such as "kCLLocationAccuracyBest" or "always".
  case name(String)
  /// Anything else: the text.
  case other(String)
}
