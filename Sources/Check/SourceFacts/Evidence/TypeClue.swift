/// The type of an expression, as far as the file determines it.
enum TypeClue: Hashable, Sendable {
  /// A value of the named type.
  case instance(String)
  /// The named type itself.
  case metatype(String)
  /// An unknown type.
  case unknown

  /// The name of the type, if it is known.
  var typeName: String? {
    switch self {
    case .instance(let name), .metatype(let name): name
    case .unknown: nil
    }
  }
}

/// The declarations of a type in a file, as far as they help to determine types and constants.
struct DeclaredType: Sendable {
  /// The superclass and the protocols, as written.
  var inherited: [String] = []
  /// The types of properties and the result types of functions, by name; empty if the file doesn't
  /// declare them.
  var members: [String: String] = [:]
  /// The literal values of constants and enumeration cases, by name.
  var constants: [String: SourceValue] = [:]
  /// The names of computed properties.
  var getters: Set<String> = []
  /// The names of Apple's members that the type overrides.
  var overrides: Set<String> = []
}
