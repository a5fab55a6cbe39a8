import CoreLocationInterface

/// A name of Apple's location API in both languages, with the evidence that a use requires.
struct LocationName: Hashable, Sendable {
  /// The kind of declaration.
  enum Kind: Hashable, Sendable {
    case method
    case property
    case type
    case constant
    case module
  }

  /// The evidence that a use requires besides the name.
  enum Reach: Hashable, Sendable {
    /// The name is unique to Apple: every use counts, whatever the receiver.
    case distinctive
    /// Other frameworks and apps also use the name: the receiver must be Apple's or be named like
    /// it.
    case shared
    /// A common word: the receiver's type must be known to be Apple's.
    case common
  }

  let kind: Kind
  /// The type with the member; empty for types, modules and constants.
  let owner: String
  /// The full name in Swift, such as "startMonitoring(for:)".
  let swift: String
  /// The selector or name in Objective-C; empty if there is none.
  let objectiveC: String
  let reach: Reach

  /// The name without its labels.
  var name: String {
    String(swift.prefix { $0 != "(" })
  }

  /// The argument labels, with nil for an underscore.
  var labels: [String?] { Declaration.labels(of: swift) }

  /// Returns the names of a declaration; a method that Swift imports twice has two names for one
  /// selector.
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

  /// Creates a method that exists only in Swift.
  static func method(_ swift: String, of owner: String, _ reach: Reach) -> LocationName {
    LocationName(kind: .method, owner: owner, swift: swift, objectiveC: "", reach: reach)
  }

  /// Creates a property that exists only in Swift.
  static func property(_ name: String, of owner: String, _ reach: Reach) -> LocationName {
    LocationName(kind: .property, owner: owner, swift: name, objectiveC: "", reach: reach)
  }

  /// Creates a type, a constant or a module, which has the same name in both languages.
  static func global(_ kind: Kind, _ name: String) -> LocationName {
    LocationName(kind: kind, owner: "", swift: name, objectiveC: name, reach: .distinctive)
  }
}
