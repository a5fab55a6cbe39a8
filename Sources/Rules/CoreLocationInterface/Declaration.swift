/// A public declaration of Core Location, or of a neighbor that uses location, as Apple's SDK has it.
package struct Declaration: Hashable, Sendable {
  /// What kind of declaration it is.
  package enum Kind: Hashable, Sendable {
    /// A function of a type.
    case method
    /// A variable of a type.
    case property
    /// A class, a structure or a protocol.
    case type
  }

  /// What kind of declaration it is.
  package let kind: Kind
  /// The type that has it; the type itself for types.
  package let owner: LocationType
  /// The name in Swift, with the argument labels of methods.
  package let name: String
  /// The name of the form that is awaited, for methods with a completion handler that Swift imports twice.
  package let asyncName: String?
  private let objectiveCName: ObjectiveCName
  /// Which versions of iOS have it.
  package let availability: Availability

  /// How a declaration is called in Objective-C.
  private enum ObjectiveCName: Hashable, Sendable {
    /// By a name of its own.
    case own(String)
    /// By the name in Swift, each argument label of which is a part.
    case sameParts
    /// Not at all.
    case none
  }

  /// The selector of a method, and the name of the rest, in Objective-C; nil for what only Swift has.
  ///
  /// Put together when it is asked for: most who ask for a declaration want its name in Swift.
  package var objectiveC: String? {
    switch objectiveCName {
    case .own(let name): name
    case .sameParts: baseName + labels.map { ($0 ?? "") + ":" }.joined()
    case .none: nil
    }
  }

  /// The name without its argument labels.
  package var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The argument labels, nil for an underscore.
  package var labels: [String?] { Self.labels(of: name) }

  /// Returns the labels of a full name.
  package static func labels(of name: String) -> [String?] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].split(separator: ":").dropLast().map {
      $0 == "_" ? nil : String($0)
    }
  }

  /// Returns a call of a method as it stands in code, from the texts of its arguments.
  ///
  /// Labels without an argument are left out, as are those of parameters with a default value.
  package func call(_ arguments: [String] = []) -> String {
    let labelled = zip(labels, arguments).map { label, argument in
      label.map { "\($0): \(argument)" } ?? argument
    }
    return "\(baseName)(\(labelled.joined(separator: ", ")))"
  }
}

extension Declaration {
  /// Returns what Apple declares of a member of the manager.
  package static func manager(_ member: ManagerMember) -> Declaration { member.declaration }

  /// Returns what Apple declares of a type.
  package static func type(_ type: LocationType) -> Declaration { type.declaration }

  /// Creates a type, which has one name in both languages.
  static func type(_ type: LocationType, _ availability: Availability) -> Declaration {
    Declaration(
      kind: .type, owner: type, name: type.name, asyncName: nil, objectiveCName: .own(type.name),
      availability: availability)
  }

  /// Creates a method; where no selector is given, each argument label is a part of it.
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

  /// Creates a property, which has one name in both languages.
  static func property(_ name: String, of owner: LocationType, _ availability: Availability) -> Declaration {
    Declaration(
      kind: .property, owner: owner, name: name, asyncName: nil, objectiveCName: .own(name),
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
  /// From a version on, until a version that deprecates it.
  static func since(_ introduced: Version, until deprecated: Version? = nil) -> Availability {
    Availability(introduced: introduced, deprecation: deprecated.map(Deprecation.since))
  }

  /// From a version on; Apple has announced the end.
  static func ending(since introduced: Version) -> Availability {
    Availability(introduced: introduced, deprecation: .announced)
  }
}
