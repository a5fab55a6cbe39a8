/// The operators that a reference to a build setting may apply, such as "$(NAME:lower)".
enum SettingOperator {
  /// Returns the text after an operator; one that is unknown changes nothing.
  static func apply(_ name: String, argument: String?, to text: String) -> String {
    switch name {
    case "default": text.isEmpty ? argument ?? "" : text
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "rfc1034identifier": replacingOthers(in: text, keeping: "-.", with: "-")
    case "c99extidentifier", "identifier": cIdentifier(text)
    case "file": argument == nil ? FilePath(text).name : text
    case "base": argument == nil ? FilePath(text).stem : text
    case "dir": argument == nil ? folder(of: text) : text
    case "suffix": argument == nil ? suffix(of: text) : text
    case "standardizepath": text.hasPrefix("/") ? FilePath(text).description : text
    case "not": text == "YES" ? "NO" : "YES"
    default: text
    }
  }

  private static func replacingOthers(in text: String, keeping kept: String, with replacement: Character)
    -> String
  {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || kept.contains($0) ? $0 : replacement })
  }

  private static func cIdentifier(_ text: String) -> String {
    let identifier = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return identifier.first?.isNumber == true ? "_" + identifier.dropFirst() : identifier
  }

  private static func folder(of text: String) -> String {
    guard let slash = text.lastIndex(of: "/") else { return "./" }
    return String(text[...slash])
  }

  private static func suffix(of text: String) -> String {
    let name = FilePath(text).name
    return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
  }
}
