import AppProject
import SourceFacts

/// The types of which nothing makes an object, so that their code never runs.
extension ProcessCode {
  /// Returns the types of which no other code and no interface makes an object, and that nothing else in their own files
  /// names.
  static func typesNeverNamed(_ unnamed: UnnamedCode, in parts: [NamedType], _ types: TypeIndex) -> Set<
    String
  > {
    if unnamed.types.isEmpty { return [] }
    let candidates = Set(parts.map(\.code.name)).filter { name in
      guard let supertypes = unnamed.types[lastName(name)] else { return false }
      return mayBeUnmade(name, types, supertypes, mayBeScreen: true)
    }
    let homes = Dictionary(grouping: parts.filter { candidates.contains($0.code.name) }, by: \.file)
      .mapValues { Set($0.map(\.code.name)) }
    // Other files were searched; in its own, something else may make an object.
    var named: Set<String> = []
    for part in parts where !isPreview(part.code) {
      for name in homes[part.file] ?? [] where part.code.name != name && !part.code.name.hasPrefix(name + ".")
      {
        let names = part.names.union(part.code.inherited.map(TypeIndex.plainName))
        if names.contains(lastName(name)) { named.insert(name) }
      }
    }
    return candidates.subtracting(named)
  }

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

  /// Returns the files with code of some types, and whether they have nothing but these and what is inside of them.
  static func files(
    of types: Set<String>, in parts: [NamedType], _ uses: some Sequence<CodeUse>
  ) -> [String: Bool] {
    if types.isEmpty { return [:] }
    var files: [String: Bool] = [:]
    for part in parts where types.contains(part.code.name) { files[part.file] = true }
    for use in uses where files[use.file] == nil && types.contains(use.fact.enclosingType ?? "") {
      files[use.file] = false
    }
    for part in parts where files[part.file] == true {
      let names = part.code.name.split(separator: ".")
      let isInside = names.indices.contains { types.contains(names[...$0].joined(separator: ".")) }
      if !isInside { files[part.file] = false }
    }
    return files
  }

  /// Returns the name of a type without those around it.
  private static func lastName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  /// Returns whether only code and interfaces make objects of a type and call its functions.
  static func mayBeUnmade(
    _ type: String, _ types: TypeIndex, _ supertypes: Set<String> = [], mayBeScreen: Bool = false
  ) -> Bool {
    let name = TypeIndex.plainName(type)
    return name.utf8.count >= 4 && !name.hasSuffix("AppDelegate")
      && types.ancestry(of: type).subtracting([name]).union(supertypes).allSatisfy {
        UnnamedCode.isMadeByCode($0, orScreen: mayBeScreen)
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
