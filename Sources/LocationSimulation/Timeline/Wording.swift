import Terminal

/// A sentence with gaps, so that it can be said in other languages.
///
/// Written like a text: `"opens \(name)"` has the template `opens %1`. What fills a gap stays as it is in every language, unless it is a sentence itself.
package struct Wording: Hashable, Sendable {
  /// What fills a gap.
  package enum Part: Hashable, Sendable {
    /// A name, a number, code, or what else is the same in every language.
    case text(String)
    /// A sentence of its own.
    case wording(Wording)
  }

  /// The sentence in English, with `%1` to `%9` where its parts belong.
  package let template: String
  /// What fills the gaps.
  package let parts: [Part]

  /// A sentence without gaps.
  package init(_ template: String) {
    self.template = template
    parts = []
  }

  private init(template: String, parts: [Part]) {
    self.template = template
    self.parts = parts
  }

  /// What is the same in every language.
  static func verbatim(_ text: String) -> Wording { "\(text)" }

  /// The sentence in English.
  package var text: String {
    var pieces = template.split(separator: "%", omittingEmptySubsequences: false)
    var text = String(pieces.removeFirst())
    for piece in pieces {
      if let digit = piece.first?.wholeNumberValue, parts.indices.contains(digit - 1) {
        text += parts[digit - 1].text + piece.dropFirst()
      } else {
        text += "%" + piece
      }
    }
    return text
  }

  /// The same sentence with parts that are safe for a terminal.
  var escaped: Wording { Wording(template: template, parts: parts.map { $0.escaped }) }
}

extension Wording.Part {
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .wording(let wording): wording.text
    }
  }

  fileprivate var escaped: Self {
    switch self {
    case .text(let text): .text(TerminalText.escaped(text))
    case .wording(let wording): .wording(wording.escaped)
    }
  }
}

extension Wording: ExpressibleByStringInterpolation {
  /// Puts a template together.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { template += literal }

    package mutating func appendInterpolation(_ text: String) { append(.text(text)) }

    package mutating func appendInterpolation(_ number: Int) { append(.text(String(number))) }

    package mutating func appendInterpolation(_ wording: Wording) { append(.wording(wording)) }

    private mutating func append(_ part: Part) {
      parts.append(part)
      template += "%\(parts.count)"
    }
  }

  package init(stringLiteral template: String) { self.init(template) }

  package init(stringInterpolation: StringInterpolation) {
    self.init(template: stringInterpolation.template, parts: stringInterpolation.parts)
  }
}
