/// What one file says of a type: what it declares and what it inherits.
package struct TypeFacts: Hashable, Sendable {
  /// The type's name, outer types first, joined by dots; empty for what stands at file level.
  package let name: String
  /// The superclass and the protocols, as written, from the declaration and from this file's extensions.
  package let inherited: [String]
  /// The methods with a body, from the declaration and from this file's extensions.
  package let methods: [MethodFacts]
  /// The types of the objects that stored properties are given when an object of the type is made, sorted.
  package let propertyInitialisers: [String]
  /// Where the name stands.
  package let position: SourcePosition

  /// Creates the facts of a type.
  package init(
    name: String, inherited: [String], methods: [MethodFacts], position: SourcePosition,
    propertyInitialisers: [String] = []
  ) {
    self.name = name
    self.inherited = inherited
    self.methods = methods
    self.propertyInitialisers = propertyInitialisers
    self.position = position
  }
}
