import SourceFacts

/// The types of which nothing makes an object, so that their code never runs.
extension ProcessCode {
  /// What a type can be without the system making objects of it: a screen, a delegate of the app or an intent may stand in
  /// a storyboard or in a list of the system's.
  private static let plain: Set<String> = [
    "NSObject", "ObservableObject", "Observable", "Sendable", "Equatable", "Hashable", "Identifiable",
  ]

  /// Returns the types in Swift with some requests of which no code makes an object: none names them, except as the type
  /// of a property, or in a preview.
  ///
  /// All sources that name a type with a request are read.
  static func typesNeverMade(
    with requests: [CodeUse], in parts: [NamedType], _ types: TypeIndex
  ) -> Set<String> {
    var unmade = Set(
      requests.filter { !$0.isShared && $0.file.hasSuffix(".swift") }.compactMap(\.fact.enclosingType)
        .filter { mayBeUnmade($0, types) })
    for part in parts where !unmade.isEmpty && !isPreview(part.code) {
      unmade = unmade.filter { $0 == part.code.name || !makes($0, part.code) }
    }
    return unmade
  }

  private static func mayBeUnmade(_ type: String, _ types: TypeIndex) -> Bool {
    let name = TypeIndex.plainName(type)
    return name.utf8.count >= 4
      && types.ancestry(of: type).subtracting([name]).allSatisfy { parent in
        plain.contains(parent) || parent.hasSuffix("Delegate") && !parent.hasSuffix("ApplicationDelegate")
          || parent.hasSuffix("Protocol")
      }
  }

  private static func isPreview(_ type: FlowType) -> Bool {
    TestDouble.isType(type.name) || type.inherited.contains("PreviewProvider")
  }

  /// Returns whether code names a type where that may make or reach an object of it.
  private static func makes(_ type: String, _ code: FlowType) -> Bool {
    let name = TypeIndex.plainName(type)
    return code.inherited.map(TypeIndex.plainName).contains(name)
      || code.functions.contains { $0.names.contains(name) }
      || code.properties.contains { property in
        // A type alone makes nothing, but that of `let locator: Locator = .init()` does.
        (property.initial != nil || property.getter != nil) && property.names.contains(name)
      }
  }
}
