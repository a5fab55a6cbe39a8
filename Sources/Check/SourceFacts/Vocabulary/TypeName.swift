/// Normalizes type names in source code, so that they can be compared.
enum TypeName {
  /// Returns the name without optionality, some, any, specifiers, parentheses and Apple's module
  /// names.
  static func plain(_ spelling: String) -> String {
    // Most names are already normalized; everything to remove contains one of these characters.
    if !spelling.utf8.contains(where: " ?!*(<.".utf8.contains) { return spelling }
    var rest = Substring(spelling)
    var changed = true
    while changed {
      let before = rest
      rest = strip(rest)
      changed = rest != before
    }
    return String(rest)
  }

  private static func strip(_ name: Substring) -> Substring {
    var name = name
    while let last = name.last, last == "?" || last == "!" || last == " " || last == "*" {
      name = name.dropLast()
    }
    for prefix in prefixes where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    if name.hasPrefix("Optional<"), name.hasSuffix(">") { name = name.dropFirst(9).dropLast() }
    if name.hasPrefix("("), name.hasSuffix(")"), !name.dropFirst().contains("(") {
      name = name.dropFirst().dropLast()
    }
    return name
  }

  private static let prefixes = [
    " ", "some ", "any ", "inout ", "borrowing ", "consuming ", "sending ", "CoreLocation.",
    "CoreLocationUI.",
    "MapKit.",
  ]
}
