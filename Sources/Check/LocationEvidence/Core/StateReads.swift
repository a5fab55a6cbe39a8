import LocationFlow
import SourceFacts

/// Determines whether anything reads the states in which code keeps an answer or a failure.
struct StateReads {
  /// Who reads a state.
  enum Reading {
    case noticed
    /// Only functions that are judged by what they do after a refusal.
    case judged
  }

  /// The names that are read as members of other objects, or in files without location API.
  private var ofOthers: Set<String>
  /// The types whose code reads a name of its own.
  private var readers: [String: Set<String>] = [:]
  /// The types of the objects of which code reads a name.
  private var holders: [String: Set<String>] = [:]
  /// The names of statuses that only judged functions read.
  private var judged: Set<String> = []
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
  ///
  /// - Parameter places: The functions whose reactions to each status are known, which therefore don't count as readers
  ///   of a status.
  init(of names: Set<String>, in code: ProcessCode, isLibrary: Bool, judged places: Set<Effect.Place>) {
    let statuses = Set(
      code.parts.flatMap(\.code.properties).filter { property in
        names.contains(property.name) && TypeIndex.plainName(property.type) == "CLAuthorizationStatus"
      }.map(\.name))
    properties = Dictionary(
      code.parts.flatMap { part in
        part.code.properties.filter { names.contains($0.name) && !part.code.isProtocol }.map {
          ($0.name, [(type: part.code.name, code: $0)])
        }
      }, uniquingKeysWith: +)
    types = code.types
    self.isLibrary = isLibrary
    ofOthers = code.mentions
    if names.isEmpty { return }
    let spellings = Set(names.flatMap(Self.spellings))
    let objects = OwnObjects(in: code.parts)
    for part in code.parts {
      for function in part.code.functions {
        let isJudged = places.contains(Effect.Place(file: part.file, line: function.line))
        if isJudged { judged.formUnion(statuses.intersection(function.names)) }
        let wanted = isJudged ? spellings.subtracting(statuses) : spellings
        note(NameReads(of: wanted, in: function), by: part.code.name, objects)
      }
      for property in part.code.properties {
        note(NameReads(of: spellings, in: property), by: part.code.name, objects)
      }
    }
  }

  /// Notes what a function or property of a type reads, by the type of the object where that is known.
  private mutating func note(_ reads: NameReads, by type: String, _ objects: OwnObjects) {
    ofOthers.formUnion(reads.ofOthers)
    for name in reads.own { readers[name, default: []].insert(type) }
    for (base, names) in reads.ofOwned {
      let holder = objects.type(of: base.withoutMark, in: type, locals: [:])
      for name in names {
        if let holder, isDeclared(name, by: holder) {
          holders[name, default: []].insert(holder)
        } else {
          ofOthers.insert(name)
        }
      }
    }
  }

  /// Returns whether a type has the property to which a spelling belongs.
  private func isDeclared(_ spelling: String, by type: String) -> Bool {
    let name = spelling.first == "$" || spelling.first == "_" ? String(spelling.dropFirst()) : spelling
    let owners = (properties[name] ?? []).map(\.type)
    return !types.ancestry(of: type).isDisjoint(with: owners)
  }

  /// Returns who certainly reads, or may read, a state of a type; nil if nothing does.
  func reading(of name: String, in type: String) -> Reading? {
    isRead(name, of: type) ? .noticed : judged.contains(name) ? .judged : nil
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
        !family.isDisjoint(with: holders[spelling] ?? [])
          || (readers[spelling] ?? []).contains { reader in
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

extension FlowExpression {
  /// The object to whose members bindings of a chain lead.
  fileprivate var withoutMark: FlowExpression {
    switch self {
    case .name(let name) where name.first == "$": .name(String(name.dropFirst()))
    case .member(let base, let name): .member(base.withoutMark, name)
    case .optional(let inside): inside.withoutMark
    default: self
    }
  }
}
