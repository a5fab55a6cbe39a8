import CoreLocationInterface

/// One name of Apple's location API, in both languages, with what it takes to recognize it.
struct LocationName: Hashable, Sendable {
  /// What the name stands for.
  enum Kind: Hashable, Sendable {
    case method
    case property
    case type
    case constant
    case module
  }

  /// How much besides the name is needed to believe that a use is Apple's.
  enum Reach: Hashable, Sendable {
    /// The name is nobody else's: every use counts, whatever the receiver.
    case distinctive
    /// Other frameworks and apps use the name too: the receiver has to be Apple's or be spelled like one.
    case shared
    /// An everyday word: the receiver's type has to be known as Apple's.
    case common
  }

  /// What the name stands for.
  let kind: Kind
  /// The type that has the member; empty for types, modules and constants.
  let owner: String
  /// The full name in Swift, such as "startMonitoring(for:)".
  let swift: String
  /// The selector or name in Objective-C; empty where Objective-C has none.
  let objectiveC: String
  /// How much besides the name is needed.
  let reach: Reach

  /// The name without its labels.
  var name: String {
    String(swift.prefix { $0 != "(" })
  }

  /// The argument labels, nil for an underscore.
  var labels: [String?] { Declaration.labels(of: swift) }

  /// Returns the names of a declaration: a method that Swift imports twice has two, and one selector.
  static func names(of declaration: Declaration, _ reach: Reach) -> [LocationName] {
    let kind: Kind =
      switch declaration.kind {
      case .method: .method
      case .property: .property
      case .type: .type
      }
    let names = [(declaration.name, declaration.objectiveC ?? ""), declaration.asyncName.map { ($0, "") }]
    return names.compactMap(\.self).map { swift, objectiveC in
      LocationName(
        kind: kind, owner: declaration.owner.name, swift: swift, objectiveC: objectiveC, reach: reach)
    }
  }

  /// Creates a method that only Swift has.
  static func method(_ swift: String, of owner: String, _ reach: Reach) -> LocationName {
    LocationName(kind: .method, owner: owner, swift: swift, objectiveC: "", reach: reach)
  }

  /// Creates a property that only Swift has.
  static func property(_ name: String, of owner: String, _ reach: Reach) -> LocationName {
    LocationName(kind: .property, owner: owner, swift: name, objectiveC: "", reach: reach)
  }

  /// Creates a type, a constant or a module, which has the same name in both languages.
  static func global(_ kind: Kind, _ name: String) -> LocationName {
    LocationName(kind: kind, owner: "", swift: name, objectiveC: name, reach: .distinctive)
  }
}
