import SourceFacts

/// Determines whether anything reads the states in which code keeps an answer or a failure.
struct StateReads {
  /// The names that are read as members of other objects, or in files without location API.
  private let ofOthers: Set<String>
  /// The types whose code reads a name of its own.
  private let readers: [String: Set<String>]
  private let properties: [String: [(type: String, code: FlowProperty)]]
  private let types: TypeIndex
  /// Whether other programs may use the code.
  private let isLibrary: Bool

  /// The attributes of properties that nothing but code of the process reads.
  private static let plain: Set<String> = [
    "Published", "State", "ObservationIgnored", "MainActor", "objc", "nonatomic", "strong", "weak", "copy",
    "assign",
    "atomic", "readwrite", "readonly", "nullable", "nonnull",
  ]
  /// The supertypes whose objects others read by name.
  private static let stored: Set<String> = [
    "Codable", "Encodable", "NSManagedObject", "NSCoding", "NSSecureCoding",
  ]

  /// Looks for the readers of some states in the code of a process.
  init(of names: Set<String>, in code: ProcessCode, isLibrary: Bool) {
    let spellings = Set(names.flatMap(Self.spellings))
    var ofOthers = code.mentions
    var readers: [String: Set<String>] = [:]
    for part in names.isEmpty ? [] : code.parts {
      let reads =
        part.code.functions.map { NameReads(of: spellings, in: $0) }
        + part.code.properties.map { NameReads(of: spellings, in: $0) }
      for read in reads {
        ofOthers.formUnion(read.ofOthers)
        for name in read.own { readers[name, default: []].insert(part.code.name) }
      }
    }
    self.ofOthers = ofOthers
    self.readers = readers
    properties = Dictionary(
      code.parts.flatMap { part in
        part.code.properties.filter { names.contains($0.name) && !part.code.isProtocol }.map {
          ($0.name, [(type: part.code.name, code: $0)])
        }
      }, uniquingKeysWith: +)
    types = code.types
    self.isLibrary = isLibrary
  }

  /// Returns whether a state of a type is certainly, or may be, read.
  func isRead(_ name: String, of type: String) -> Bool {
    let family = types.ancestry(of: type).union(types.descendants(of: type))
    let declared = (properties[name] ?? []).filter { family.contains($0.type) }.map(\.code)
    let spellings = Self.spellings(of: name)
    guard !declared.isEmpty, family.isDisjoint(with: Self.stored), ofOthers.isDisjoint(with: spellings) else {
      return true
    }
    return declared.contains { mayBeReadElsewhere($0) }
      || spellings.contains { spelling in
        (readers[spelling] ?? []).contains { reader in
          family.contains(reader) || !(properties[spelling] ?? []).contains { $0.type == reader }
        }
      }
  }

  /// Returns whether code that isn't known as a reader receives the value: an observer, a wrapper, or another program.
  private func mayBeReadElsewhere(_ property: FlowProperty) -> Bool {
    property.setter != nil || property.getter != nil || isLibrary && !property.isPrivate
      || !Set(property.attributes).isSubset(of: Self.plain)
  }

  /// Returns the names by which a property is read: its own, those of its wrapper and its binding, and
  /// that of a Boolean in Objective-C.
  private static func spellings(of name: String) -> [String] {
    [name, "$" + name, "_" + name, name.askedFor]
  }
}
