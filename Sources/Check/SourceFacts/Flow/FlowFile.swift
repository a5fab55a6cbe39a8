/// What the code of a file does, step by step, as far as its text tells, whatever the language.
package struct FlowFile: Hashable, Sendable {
  /// The types that the file declares or extends, in order; functions outside of types belong to one without a name.
  package let types: [FlowType]
  /// Other names for types, with what they stand for, as written.
  package let aliases: [String: String]
}

/// What the code of a type, or of an extension, does.
package struct FlowType: Hashable, Sendable {
  /// The full name, such as "Outer.Inner"; empty for functions outside of types.
  package let name: String
  /// What it inherits from, as written.
  package let inherited: [String]
  /// The names of its attributes, such as "Observable".
  package let attributes: [String]
  /// Whether it is a protocol, or extends one of this file.
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

/// A property and the code that runs when it is read or set.
package struct FlowProperty: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The type as written, or that of the object that it is created with; empty where neither is told.
  package let type: String
  /// The names of its attributes, such as "Published".
  package let attributes: [String]
  /// Whether it never changes.
  package let isConstant: Bool
  /// Whether other files can't see it.
  package let isPrivate: Bool
  /// The first value, or nil.
  package let initial: FlowExpression?
  /// What computes its value, or nil.
  package let getter: [FlowStatement]?
  /// What runs when it is set, in place of or after the change, or nil.
  package let setter: FlowSetter?
  /// The names that occur in its first value and in what runs.
  package let names: Set<String>
  /// The line of the name.
  package let line: Int
}

/// What runs when a property is set.
package struct FlowSetter: Hashable, Sendable {
  /// The name that the new value has in a setter; the old one, in an observer.
  package let parameter: String
  /// Whether it runs after the value was kept.
  package let isObserver: Bool
  /// What runs.
  package let body: [FlowStatement]
}
