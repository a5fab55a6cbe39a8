import CoreLocationInterface

extension ObjectiveCFactCollector {
  private static let newManagers: Set<String> = [
    "[[CLLocationManageralloc]init]", "[CLLocationManagernew]", "CLLocationManager.new",
  ]

  /// Returns whether a declaration initializes a local name with a new location manager.
  func isNewManager(_ declaration: ObjectiveCDeclaration, in items: [ObjectiveCItem]) -> Bool {
    declaration.type == LocationType.locationManager.name && !items.contains { isWord($0, "static") }
      && Self.newManagers.contains(quote(declaration.value).filter { $0 != " " })
  }

  /// Returns whether the rest of a block only reads from an object with a local name.
  ///
  /// An object that is passed on, returned, assigned or used beside a block may live longer; a very
  /// long block isn't read.
  func isHeld(by name: String, after items: [ObjectiveCItem]) -> Bool {
    guard let last = items.last?.last else { return false }
    var depth = 0
    for index in file.tokens.indices.dropFirst(last + 1).prefix(SourceScope.lifetimeTokenLimit) {
      if file.isMark(index, "{") { depth += 1 }
      if file.isMark(index, "}") { depth -= 1 }
      if depth < 0 { return true }
      if file.isMark(index, "^") || isMention(of: name, at: index) && !isReceiver(index) { return false }
    }
    return false
  }

  private func isMention(of name: String, at index: Int) -> Bool {
    file.tokens[index].kind == .identifier && file.word(index) == name
  }

  private func isReceiver(_ index: Int) -> Bool {
    if file.isMark(index - 1, "[") { return true }
    return file.isMark(index + 1, ".") && ["{", "}", ";"].contains { file.isMark(index - 1, $0) }
  }
}
