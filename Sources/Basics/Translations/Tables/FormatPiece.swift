/// A piece of a format.
enum FormatPiece {
  /// Literal text.
  case text(String)
  /// A placeholder for an argument, counted from 0.
  case argument(Int)

  /// Splits a format, in which `%@` is the next argument and `%2$@` the second.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var count = 0
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%", let (argument, end) = place(at: rest) else {
        text.append(character)
        rest = rest.dropFirst()
        continue
      }
      pieces += [.text(text), .argument(argument ?? count)]
      text = ""
      count += 1
      rest = rest[end...]
    }
    return pieces + [.text(text)]
  }

  /// Returns the argument of the placeholder at the start of a text, nil for the next one, and the
  /// end of the placeholder.
  private static func place(at text: Substring) -> (argument: Int?, end: Substring.Index)? {
    let rest = text.dropFirst()
    if rest.first == "@" { return (nil, rest.index(after: rest.startIndex)) }
    let digits = rest.prefix(while: \.isNumber)
    guard let number = Int(digits), number > 0, rest[digits.endIndex...].hasPrefix("$@") else { return nil }
    return (number - 1, rest.index(digits.endIndex, offsetBy: 2))
  }
}
