/// The names of an option or a flag.
package struct NameSpecification: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A rule for one name.
  enum Element: Hashable, Sendable {
    case long
    case short
    case customLong(String)
  }

  let elements: [Element]

  /// Two dashes and the property's name in kebab case.
  package static let long = Self(elements: [.long])
  /// The short and the long name.
  package static let shortAndLong = Self(elements: [.short, .long])

  private init(elements: [Element]) { self.elements = elements }

  /// Two dashes and the given name.
  package init(stringLiteral name: String) { elements = [.customLong(name)] }

  /// Returns the names for a property, including dashes.
  func names(forProperty property: String) -> [String] {
    elements.map { element in
      switch element {
      case .long: "--" + Self.kebabCase(property)
      case .short: "-" + property.prefix(1)
      case .customLong(let name): "--" + name
      }
    }
  }

  /// Converts a Swift name to kebab case: "includeDependencies" becomes "include-dependencies".
  static func kebabCase(_ property: String) -> String {
    property.reduce(into: "") { text, letter in
      if letter.isUppercase { text += "-" }
      text += letter.lowercased()
    }
  }
}
