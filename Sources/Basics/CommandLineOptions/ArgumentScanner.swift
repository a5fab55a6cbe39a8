import TextReading

/// Assigns the words of a command line to the arguments that a command declares.
struct ArgumentScanner {
  let definitions: [ArgumentDefinition]
  /// The names that every command accepts, as candidates for correcting a misspelled one.
  let standardNames: [String]

  /// Returns a value for every declared argument.
  func values(from words: ArraySlice<String>) throws(UsageError) -> [String: Any] {
    let texts = try texts(from: words)
    var values: [String: Any] = [:]
    for definition in definitions {
      if let given = texts[definition.key] {
        values[definition.key] = try definition.convert(given, definition)
      } else if let initial = definition.initial {
        values[definition.key] = initial
      } else {
        throw .missingArgument(definition.displayName)
      }
    }
    return values
  }

  /// Returns the texts given for each argument, by property name.
  private func texts(from words: ArraySlice<String>) throws(UsageError) -> [String: [String]] {
    var texts: [String: [String]] = [:]
    var positional: [String] = []
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      } else if Self.isOption(word) {
        try takeOption(word, from: &rest, into: &texts)
      } else {
        positional.append(word)
      }
    }
    try placePositional(positional, into: &texts)
    return texts
  }

  /// Returns whether a word is an option; a lone dash is a value, which by convention means
  /// standard input.
  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && !word.hasPrefix("-[")
  }

  private func takeOption(
    _ word: String, from rest: inout ArraySlice<String>, into texts: inout [String: [String]]
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    let attached = parts.count > 1 ? parts[1] : nil
    guard let definition = definitions.first(where: { $0.names.contains(name) }) else {
      throw unknownOption(name)
    }
    if definition.kind == .flag {
      if let attached { throw .unexpectedValue(attached, flag: name) }
      texts[definition.key] = [name]
      return
    }
    if let attached {
      texts[definition.key, default: []].append(attached)
    } else {
      texts[definition.key, default: []] += try takeValues(of: definition, name: name, from: &rest)
    }
  }

  private func takeValues(
    of definition: ArgumentDefinition, name: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> [String] {
    let available = rest.prefix { !Self.isOption($0) }
    guard !available.isEmpty else {
      throw .missingValue(option: name, valueName: definition.valueName)
    }
    let values = definition.arity == .upToNextOption ? available : available.prefix(1)
    rest = rest.dropFirst(values.count)
    return Array(values)
  }

  private func placePositional(
    _ words: [String], into texts: inout [String: [String]]
  ) throws(UsageError) {
    var rest = words[...]
    for definition in definitions where definition.kind == .positional && !rest.isEmpty {
      let count = definition.arity == .one ? 1 : rest.count
      texts[definition.key] = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    if let extra = rest.first { throw .unexpectedArgument(extra) }
  }

  private func unknownOption(_ name: String) -> UsageError {
    let known = (definitions.flatMap(\.names) + standardNames).filter { $0.hasPrefix("--") }
    return .unknownOption(name, suggestion: EditDistance.nearest(to: name, among: known))
  }
}
