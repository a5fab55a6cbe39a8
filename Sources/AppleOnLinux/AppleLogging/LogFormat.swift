import Foundation

/// A format string of `os_log`, like that of `printf`, with annotations such as `%{public}@`.
struct LogFormat {
  private static let conversions = "@dDiuUxXoOfFeEgGcCsSpaA"
  private static let objects = "@sS"

  let format: String

  /// Returns the message with its values, private ones masked.
  ///
  /// Numbers are public, text and objects are private, unless an annotation says otherwise.
  func text(_ arguments: [any CVarArg]) -> String {
    var rest = format[...]
    var values = arguments[...]
    var text = ""
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
      } else {
        text += Self.value(in: &rest, of: &values)
      }
    }
    return text + rest
  }

  /// Consumes one conversion and its value; returns the formatted text.
  private static func value(in rest: inout Substring, of values: inout ArraySlice<any CVarArg>) -> String {
    let annotation = annotation(in: &rest)
    guard let end = rest.firstIndex(where: conversions.contains) else {
      defer { rest = "" }
      return "%" + rest
    }
    let conversion = rest[end]
    let specification = "%" + rest[...end]
    rest = rest[rest.index(after: end)...]
    guard let value = values.popFirst() else { return "<decode: missing data>" }
    return privacy(annotation).shown(
      String(format: specification, value), isScalar: !objects.contains(conversion))
  }

  /// Consumes the text in braces, if there is any.
  private static func annotation(in rest: inout Substring) -> Substring {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
    defer { rest = rest[rest.index(after: end)...] }
    return rest[..<end].dropFirst()
  }

  private static func privacy(_ annotation: Substring) -> OSLogPrivacy {
    let words = annotation.split(separator: ",").map { $0.filter { $0 != " " } }
    let mask: OSLogPrivacy.Mask = words.contains { $0.hasPrefix("mask.") } ? .hash : .none
    if words.contains("public") { return .public }
    if words.contains("sensitive") { return .sensitive(mask: mask) }
    return words.contains("private") || mask == .hash ? .private(mask: mask) : .auto
  }
}
