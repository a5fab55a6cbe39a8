/// One name of Apple's location API, in both languages, with what it takes to recognise it.
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
  var labels: [String?] {
    guard let open = swift.firstIndex(of: "(") else { return [] }
    return swift[swift.index(after: open)...].split(separator: ":")
      .map { $0 == "_" ? nil : String($0) }.dropLast()
  }

  /// Creates a method, from "swift(label:)" and its selector where the two differ.
  static func method(
    _ swift: String, _ objectiveC: String? = nil, of owner: String, _ reach: Reach = .distinctive
  ) -> LocationName {
    let selector = objectiveC ?? String(swift.prefix { $0 != "(" })
    return LocationName(kind: .method, owner: owner, swift: swift, objectiveC: selector, reach: reach)
  }

  /// Creates a property, which has the same name in both languages.
  static func property(_ name: String, of owner: String, _ reach: Reach = .distinctive) -> LocationName {
    LocationName(kind: .property, owner: owner, swift: name, objectiveC: name, reach: reach)
  }

  /// Creates a type, a constant or a module, which has the same name in both languages.
  static func global(_ kind: Kind, _ name: String) -> LocationName {
    LocationName(kind: kind, owner: "", swift: name, objectiveC: name, reach: .distinctive)
  }
}
