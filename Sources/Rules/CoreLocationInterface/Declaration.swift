/// A public declaration of Core Location, or of a related framework that uses location, as in Apple's SDK.
package struct Declaration: Hashable, Sendable {
  /// The kinds of declarations.
  package enum Kind: Hashable, Sendable {
    /// A function of a type.
    case method
    /// A variable of a type.
    case property
    /// A class, a structure or a protocol.
    case type
  }

  /// The kind of the declaration.
  package let kind: Kind
  /// The type that contains the declaration; for a type, the type itself.
  package let owner: LocationType
  /// The name in Swift, with the argument labels of methods.
  package let name: String
  /// The name of the asynchronous form, for methods with a completion handler that Swift imports twice.
  package let asyncName: String?
  private let objectiveCName: ObjectiveCName
  /// The versions of iOS that have the declaration.
  package let availability: Availability

  /// The name of a declaration in Objective-C.
  private enum ObjectiveCName: Hashable, Sendable {
    /// A separate name.
    case own(String)
    /// The Swift name, each argument label of which is a part of the selector.
    case sameParts
    /// No name, because Objective-C does not have the declaration.
    case none
  }

  /// The Objective-C name, which is the selector for a method; nil for declarations that only Swift has.
  ///
  /// It is computed on access, because most callers need only the name in Swift.
  package var objectiveC: String? {
    switch objectiveCName {
    case .own(let name): name
    case .sameParts: baseName + labels.map { ($0 ?? "") + ":" }.joined()
    case .none: nil
    }
  }

  /// The name without its argument labels.
  package var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The argument labels, with nil for an underscore.
  package var labels: [String?] { Self.labels(of: name) }

  /// Returns the labels of a full name.
  package static func labels(of name: String) -> [String?] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].split(separator: ":").dropLast().map {
      $0 == "_" ? nil : String($0)
    }
  }

  /// Returns a call of a method as it appears in code, from the texts of its arguments.
  ///
  /// Labels without an argument are omitted, as are those of parameters with a default value.
  package func call(_ arguments: [String] = []) -> String {
    let labelled = zip(labels, arguments).map { label, argument in
      label.map { "\($0): \(argument)" } ?? argument
    }
    return "\(baseName)(\(labelled.joined(separator: ", ")))"
  }
}

extension Declaration {
  /// Returns Apple's declaration of a member of the manager.
  package static func manager(_ member: ManagerMember) -> Declaration { member.declaration }

  /// Returns Apple's declaration of a type.
  package static func type(_ type: LocationType) -> Declaration { type.declaration }

  /// Creates a type, which has one name in both languages.
  static func type(_ type: LocationType, _ availability: Availability) -> Declaration {
    Declaration(
      kind: .type, owner: type, name: type.name, asyncName: nil, objectiveCName: .own(type.name),
      availability: availability)
  }

  /// Creates a method; if no selector is given, it consists of the argument labels.
  static func method(
    _ name: String, of owner: LocationType, _ availability: Availability, selector: String? = nil,
    async asyncName: String? = nil
  ) -> Declaration {
    Declaration(
      kind: .method, owner: owner, name: name, asyncName: asyncName,
      objectiveCName: selector.map(ObjectiveCName.own) ?? .sameParts, availability: availability)
  }

  /// Creates a method that Objective-C does not have.
  static func swiftMethod(
    _ name: String, of owner: LocationType, _ availability: Availability
  ) -> Declaration {
    Declaration(
      kind: .method, owner: owner, name: name, asyncName: nil, objectiveCName: .none,
      availability: availability)
  }

  /// Creates a property; if no name in Objective-C is given, it is the one in Swift.
  static func property(
    _ name: String, of owner: LocationType, _ availability: Availability, objectiveC: String? = nil
  ) -> Declaration {
    Declaration(
      kind: .property, owner: owner, name: name, asyncName: nil, objectiveCName: .own(objectiveC ?? name),
      availability: availability)
  }

  /// Creates a property that Objective-C does not have, or calls something else.
  static func swiftProperty(
    _ name: String, of owner: LocationType, _ availability: Availability
  ) -> Declaration {
    Declaration(
      kind: .property, owner: owner, name: name, asyncName: nil, objectiveCName: .none,
      availability: availability)
  }
}

extension Availability {
  /// Returns the availability from one version on, until a version that deprecates it.
  static func since(_ introduced: Version, until deprecated: Version? = nil) -> Availability {
    Availability(introduced: introduced, deprecation: deprecated.map(Deprecation.since))
  }

  /// Returns the availability from one version on, with a deprecation that Apple has announced.
  static func ending(since introduced: Version) -> Availability {
    Availability(introduced: introduced, deprecation: .announced)
  }
}
