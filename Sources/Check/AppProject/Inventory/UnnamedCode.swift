/// The types and functions with location API that neither another file of an app nor an interface names.
package struct UnnamedCode: Hashable, Sendable {
  /// The types, without those around them, with the supertypes that headers give them; their own files may still name
  /// them.
  package private(set) var types: [String: Set<String>]
  /// The functions, without their labels; the files that have them may still name them.
  package private(set) var functions: Set<String>

  package static let none = UnnamedCode(types: [:], functions: [])

  package init(types: [String: Set<String>], functions: Set<String>) {
    self.types = types
    self.functions = functions
  }
}
