/// A piece of a format.
package enum FormatPiece {
  /// Literal text.
  case text(String)
  /// A placeholder for an argument, counted from 0.
  case argument(Int)

  /// Splits a format, in which `%@` is the next argument and `%2$@` the second.
  package static func pieces(of format: String) -> [FormatPiece] {
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

  /// Returns a format with its arguments in their places; a place without an argument stays empty.
  package static func text(of format: String, _ arguments: [String]) -> String {
    pieces(of: format).reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .argument(let index): text += arguments.indices.contains(index) ? arguments[index] : ""
      }
    }
  }

  /// Returns the argument of the placeholder at the start of a text, nil for the next one, and the
  /// end of the placeholder.
  private static func place(at text: Substring) -> (argument: Int?, end: Substring.Index)? {
    let rest = text.dropFirst()
    if rest.first == "@" { return (nil, rest.index(after: rest.startIndex)) }
    // Not `isNumber`, which needs tables of Unicode that the page then contains.
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard let number = Int(digits), number > 0, rest[digits.endIndex...].hasPrefix("$@") else { return nil }
    return (number - 1, rest.index(digits.endIndex, offsetBy: 2))
  }
}
