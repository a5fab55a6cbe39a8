/// A pattern for the compiler errors that an obstacle causes.
struct ErrorPattern: Hashable, Sendable {
  /// Texts that the message contains.
  var texts: [String] = []
  /// Names that the compiler doesn't find.
  var names: Set<String> = []
  /// Prefixes of names that the compiler doesn't find, such as the two letters of a framework.
  var prefixes: [String] = []
  /// Modules that don't exist.
  var modules: Set<String> = []
  /// Members that a type lacks.
  var members: Set<String> = []

  /// Returns whether an error matches.
  func matches(_ message: String) -> Bool {
    if texts.contains(where: message.contains) { return true }
    if let module = Self.quoted(after: "no such module ", in: message) { return modules.contains(module) }
    if let member = Self.quoted(after: "has no member ", in: message) { return members.contains(member) }
    guard let name = Self.missingName(in: message) else { return false }
    return names.contains(name) || prefixes.contains { Self.begins(name, with: $0) }
  }

  /// Returns the missing module, member or name in an error; nil for other errors.
  static func name(in message: String) -> String? {
    quoted(after: "no such module ", in: message) ?? quoted(after: "has no member ", in: message)
      ?? missingName(in: message)
  }

  private static func missingName(in message: String) -> String? {
    for start in ["cannot find type ", "cannot find ", "unknown attribute "] {
      if message.hasPrefix(start), let name = quoted(after: start, in: message) { return name }
    }
    return nil
  }

  /// Returns whether a name consists of a framework's prefix and a capitalized word.
  private static func begins(_ name: String, with prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let word = name.dropFirst(prefix.count).prefix(2)
    return prefix.hasSuffix("_") || word.first?.isUppercase == true && word.last?.isLowercase == true
  }

  private static func quoted(after start: String, in message: String) -> String? {
    guard let range = message.firstRange(of: start + "'") else { return nil }
    return String(message[range.upperBound...].prefix { $0 != "'" })
  }
}
