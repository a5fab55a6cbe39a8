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
