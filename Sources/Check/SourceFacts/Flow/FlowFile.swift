/// The code of a file as steps, independent of the language.
package struct FlowFile: Hashable, Sendable {
  /// The types that the file declares or extends, in order; functions outside of types belong to
  /// one with an empty name.
  package let types: [FlowType]
  /// The type aliases with their types, as written.
  package let aliases: [String: String]
  /// The modules and packages that a script imports, by name; empty for other languages.
  package let modules: Set<String>
  /// The enumerations that a script declares; none for other languages.
  package let enumerations: Set<String>
  /// The names in code of a script that no iPhone runs; none for other languages.
  package let namesElsewhere: Set<String>

  package init(
    types: [FlowType], aliases: [String: String], modules: Set<String> = [], enumerations: Set<String> = [],
    namesElsewhere: Set<String> = []
  ) {
    self.types = types
    self.aliases = aliases
    self.modules = modules
    self.enumerations = enumerations
    self.namesElsewhere = namesElsewhere
  }
}

/// The code of a type or an extension.
package struct FlowType: Hashable, Sendable {
  /// The full name, such as "Outer.Inner"; empty for functions outside of types.
  package let name: String
  /// The supertypes, as written.
  package let inherited: [String]
  /// The names of the attributes, such as "Observable".
  package let attributes: [String]
  /// Whether it is a protocol, or extends one in this file.
  package let isProtocol: Bool
  /// Whether it is an extension.
  package let isExtension: Bool
  /// The properties, in order.
  package let properties: [FlowProperty]
  /// The functions with bodies, in order.
  package let functions: [FlowFunction]
  /// The line of the name.
  package let line: Int
}

/// A property, with the code that runs when it is read or set.
package struct FlowProperty: Hashable, Sendable {
  package let name: String
  /// The type as written, or that of the object it is initialized with; empty if neither is given.
  package let type: String
  /// The names of its attributes, such as "Published".
  package let attributes: [String]
  /// Whether it is a constant.
  package let isConstant: Bool
  /// Whether it is inaccessible to other files.
  package let isPrivate: Bool
  /// The initial value, or nil.
  package let initial: FlowExpression?
  /// The body of the getter, or nil.
  package let getter: [FlowStatement]?
  /// The setter or observer, or nil.
  package let setter: FlowSetter?
  /// The names in its initial value and accessors.
  package let names: Set<String>
  /// The line of the name.
  package let line: Int
}

/// A setter or observer of a property.
package struct FlowSetter: Hashable, Sendable {
  /// The name of the new value in a setter, or of the old one in an observer.
  package let parameter: String
  /// Whether it is an observer, which runs after the value was stored.
  package let isObserver: Bool
  package let body: [FlowStatement]
}
