extension ObjectiveCFactCollector {
  /// Returns the type of an expression, as far as it is known.
  func clue(of items: [ObjectiveCItem]) -> TypeClue {
    var rest = items[...]
    if let cast = rest.first, cast.shape == .parentheses, rest.count > 1, !isWord(rest[1], "."),
      let type = castType(cast)
    {
      return .instance(type)
    }
    guard let first = rest.popFirst() else { return .unknown }
    var result = clue(of: first)
    while let item = rest.popFirst() {
      if isWord(item, ".") || isWord(item, "-") || isWord(item, ">") { continue }
      guard let member = name(item) else { return .unknown }
      result = memberClue(member, of: result)
    }
    return result
  }

  private func clue(of item: ObjectiveCItem) -> TypeClue {
    guard let name = name(item) else { return item.clue }
    if name == "self" { return scope.type.map(TypeClue.instance) ?? .unknown }
    if let local = scope.local(name) { return local.type.map(TypeClue.instance) ?? .unknown }
    if let type = scope.type, let found = declared.memberType(name, of: type) { return .instance(found) }
    if let type = declared.memberType(name, of: "") { return .instance(type) }
    let isType = LocationVocabulary.all.isType(name) || declared.declaresType(name, inside: nil)
    return isType || name.first?.isUppercase == true ? .metatype(name) : .unknown
  }

  /// Returns the type of a property or of a method's result.
  func memberClue(_ member: String, of clue: TypeClue) -> TypeClue {
    guard let type = clue.typeName else { return .unknown }
    if let found = declared.memberType(member, of: type) {
      return .instance(found == "instancetype" ? type : found)
    }
    guard case .metatype = clue else { return .unknown }
    let isFactory =
      ["new", "alloc"].contains(member)
      || ["shared", "default", "current", "instance"].contains { member.hasPrefix($0) }
    return isFactory ? .instance(type) : .unknown
  }

  /// Returns the type in a cast such as "(CLLocationManager *)"; nil if the parentheses contain
  /// anything else.
  private func castType(_ group: ObjectiveCItem) -> String? {
    guard group.last - group.first >= 2, file.tokens[group.first + 1].kind == .identifier else { return nil }
    let words = (group.first + 1..<group.last).map { file.word($0) }
    guard words.count == 1 || words.last == "*" else { return nil }
    return words.first == "__bridge" ? words.dropFirst().first : words.first
  }

  /// Reads the contents of parentheses when they are closed, and returns the type of the
  /// expression.
  mutating func readParentheses(_ closed: ObjectiveCFrame) -> TypeClue {
    readAccesses(closed.items)
    if scope.isInsideFunction, closed.items.contains(where: { isWord($0, "*") }) {
      declareLocals(closed.items)
    }
    return clue(of: closed.items)
  }
}
