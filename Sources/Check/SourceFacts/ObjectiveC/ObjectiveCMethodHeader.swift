/// The header of a method declaration or definition.
struct ObjectiveCMethodHeader {
  /// The selector.
  let selector: String
  /// The result type as written.
  let resultType: String
  /// The types of the parameters as written.
  let parameterTypes: [String]
  /// The names of the parameters.
  let parameterNames: [String]
  /// The token of the selector's first piece.
  let nameIndex: Int

  /// Parses a header that begins with a minus or plus sign.
  init?(_ items: [ObjectiveCItem], in collector: ObjectiveCFactCollector) {
    guard let sign = items.firstIndex(where: { ["-", "+"].contains(collector.word($0)) }) else { return nil }
    var rest = items[(sign + 1)...]
    resultType = Self.takeType(&rest, collector) ?? "id"
    guard let name = rest.popFirst(), let first = collector.name(name) else { return nil }
    nameIndex = name.first
    var selector = first
    var types: [String] = []
    var names: [String] = []
    var isNamed = true
    while let item = rest.popFirst() {
      if collector.isWord(item, ":") {
        selector += ":"
        types.append(Self.takeType(&rest, collector) ?? "id")
        names.append(rest.popFirst().flatMap { collector.name($0) } ?? "")
        isNamed = false
      } else if let piece = collector.name(item), !isNamed, collector.isWord(rest.first, ":") {
        selector += piece
      } else {
        break
      }
    }
    self.selector = selector
    parameterTypes = types
    parameterNames = names
  }

  private static func takeType(
    _ rest: inout ArraySlice<ObjectiveCItem>, _ collector: ObjectiveCFactCollector
  ) -> String? {
    guard let group = rest.first, group.shape == .parentheses else { return nil }
    rest = rest.dropFirst()
    return collector.file.quote(group.first + 1, group.last - 1)
  }

  /// Returns the class in a written type, such as "CLLocationManager" for "nonnull
  /// CLLocationManager *".
  static func className(_ type: String) -> String {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return words.first { !ObjectiveCDeclaration.qualifiers.contains($0) } ?? type
  }
}
