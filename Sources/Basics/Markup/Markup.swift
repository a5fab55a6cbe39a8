/// A piece of HTML or SVG, which is written with everything escaped.
///
/// Its initializers are never inlined: drawings consist of hundreds of pieces, and the page must be small.
package indirect enum Markup: Hashable, Sendable {
  /// Text, not escaped.
  case text(String)
  /// An element with its name, attributes and children.
  case element(String, [Attribute], [Markup])

  package struct Attribute: Hashable, Sendable {
    package let name: String
    /// The value, not escaped.
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an element.
  @inline(never)
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, AttributeValue> = [:], _ children: [Markup] = []
  ) {
    self = .element(name, attributes.map { Attribute($0.key, $0.value.text) }, children)
  }

  /// Creates an element that contains a text.
  @inline(never)
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, AttributeValue> = [:], text: String
  ) {
    self.init(name, attributes, [.text(text)])
  }
}

/// The value of an attribute: a text, or a number with up to two decimals.
package struct AttributeValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The text of the value, not escaped.
  package let text: String

  /// Creates a value from a text.
  package init(stringLiteral text: String) { self.text = text }
  /// Creates a value from an integer.
  package init(integerLiteral number: Int) { text = String(number) }
  /// Creates a value from a number.
  package init(floatLiteral number: Double) { self.init(number) }
  /// Creates a value from a text.
  package init(_ text: String) { self.text = text }

  /// Creates a value from a number, rounded to hundredths; NaN and numbers too large for a drawing become 0.
  @inline(never)
  package init(_ number: Double) {
    guard abs(number) < 1e9 else {
      text = "0"
      return
    }
    let hundredths = Int64((number * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var text = (hundredths < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      let digits = (rest < 10 ? "0" : "") + String(rest)
      text += "." + (digits.last == "0" ? String(digits.dropLast()) : digits)
    }
    self.text = text
  }
}
