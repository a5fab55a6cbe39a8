/// A piece of a format.
enum FormatPiece {
  /// What stands there as it is.
  case text(String)
  /// The place of an argument, counted from 0.
  case argument(Int)

  /// Returns the pieces of a format, in which `%@` is the next argument and `%2$@` the second.
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

  /// Returns which argument stands at the start of a text, nil for the next one, and where its place ends.
  private static func place(at text: Substring) -> (argument: Int?, end: Substring.Index)? {
    let rest = text.dropFirst()
    if rest.first == "@" { return (nil, rest.index(after: rest.startIndex)) }
    let digits = rest.prefix(while: \.isNumber)
    guard let number = Int(digits), number > 0, rest[digits.endIndex...].hasPrefix("$@") else { return nil }
    return (number - 1, rest.index(digits.endIndex, offsetBy: 2))
  }
}
