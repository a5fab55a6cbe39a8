/// What the file tells about the type of an expression.
enum TypeClue: Hashable, Sendable {
  /// A value of the named type.
  case instance(String)
  /// The named type itself.
  case metatype(String)
  /// Nothing.
  case unknown

  /// The type's name, where it is known.
  var typeName: String? {
    switch self {
    case .instance(let name), .metatype(let name): name
    case .unknown: nil
    }
  }
}

/// What a file declares of one type, as far as it helps to tell types and constants.
struct DeclaredType: Sendable {
  /// The superclass and the protocols, as written.
  var inherited: [String] = []
  /// The types of properties and the result types of functions, by name; empty where the file does not say.
  var members: [String: String] = [:]
  /// The literal values of constants and of enumeration cases, by name.
  var constants: [String: SourceValue] = [:]
  /// The names of properties that are worked out when they are read.
  var getters: Set<String> = []
  /// The names of Apple's members that the type overrides.
  var overrides: Set<String> = []
}
