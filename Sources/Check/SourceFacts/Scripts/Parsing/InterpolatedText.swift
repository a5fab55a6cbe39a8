/// The values in the texts of scripts, as in `lat=${place.latitude}`.
package enum InterpolatedText {
  /// The maximum number of values that are read of a text.
  private static let limit = 40

  /// Returns the names in the values of a text, with the members that are read of them.
  ///
  /// - Parameter isDart: Whether a name may follow the dollar sign without braces.
  package static func values(in text: String, isDart: Bool) -> [FlowExpression] {
    var values: [FlowExpression] = []
    for part in text.split(separator: "$", omittingEmptySubsequences: false).dropFirst() {
      if part.first == "{" {
        values += paths(in: part.dropFirst().prefix { $0 != "}" })
      } else if isDart {
        values += paths(in: part.prefix(while: isOfName))
      }
      if values.count >= limit { break }
    }
    return Array(values.prefix(limit))
  }

  /// Returns the names in an expression, each with its members; the name of a method isn't one.
  private static func paths(in code: Substring) -> [FlowExpression] {
    var found: [FlowExpression] = []
    var rest = code.drop { !beginsName($0) }
    while !rest.isEmpty {
      let path = rest.prefix { isOfName($0) || ".?!".contains($0) }
      rest = rest[path.endIndex...]
      var names = path.split { ".?!".contains($0) }.map(String.init)
      if rest.first == "(", names.count > 1 { names.removeLast() }
      if let first = names.first {
        found.append(
          names.dropFirst().reduce(.name(first == "this" ? "self" : first)) { .member($0, $1) })
      }
      rest = rest.drop { !beginsName($0) }
    }
    return found
  }

  private static func beginsName(_ letter: Character) -> Bool { letter.isLetter || letter == "_" }

  private static func isOfName(_ letter: Character) -> Bool { beginsName(letter) || letter.isNumber }
}
