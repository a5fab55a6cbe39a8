/// A piece of HTML or SVG, which is written with everything escaped.
///
/// It is never made inline: drawings consist of hundreds of pieces, and the page has to be small.
package indirect enum Markup: Hashable, Sendable {
  /// Text, as people read it.
  case text(String)
  /// An element with its attributes, in their order, and what is in it.
  case element(String, [Attribute], [Markup])

  /// An attribute of an element.
  package struct Attribute: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Its value, not yet escaped.
    package let value: String

    /// Creates an attribute.
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

  /// Creates an element that holds a text.
  @inline(never)
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, AttributeValue> = [:], text: String
  ) {
    self.init(name, attributes, [.text(text)])
  }
}

/// The value of an attribute: a text, or a number with at most two digits after the point.
package struct AttributeValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The value as it is written, not yet escaped.
  package let text: String

  /// Takes a text.
  package init(stringLiteral text: String) { self.text = text }
  /// Takes a whole number.
  package init(integerLiteral number: Int) { text = String(number) }
  /// Takes a number.
  package init(floatLiteral number: Double) { self.init(number) }
  /// Takes a text.
  package init(_ text: String) { self.text = text }

  /// Takes a number, rounded to hundredths; what is not a number, or too large for a drawing, becomes 0.
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
