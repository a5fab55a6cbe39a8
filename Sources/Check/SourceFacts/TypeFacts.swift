/// The facts of a type in one file.
package struct TypeFacts: Hashable, Sendable {
  /// The full name, with outer types separated by dots; empty for the file level.
  package let name: String
  /// The superclass and protocols as written, in the declaration and in this file's extensions.
  package let inherited: [String]
  /// The methods with a body, in the declaration and in this file's extensions.
  package let methods: [MethodFacts]
  /// The types of the initial values of stored properties, sorted.
  package let propertyInitialisers: [String]
  /// The position of the name.
  package let position: SourcePosition

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
