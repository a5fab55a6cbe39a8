package import AppProject
package import SourceFacts

/// A use of location API that ends up in a target's process.
package struct CodeUse: Sendable, Hashable, Comparable {
  /// What the source does.
  package let fact: SourceFact
  /// The file, relative to the checked folder.
  package let file: String
  /// Whether the file belongs to a library that the target links, or to the app as well as to its extension.
  package let isShared: Bool
  /// Whether the client library does it on behalf of the call that stands there.
  let isByClient: Bool
  /// Whether the file is a binary, in which nothing has a place.
  var isInBinary = false
  /// Whether it names a parameter of the function around it, which nothing that was read calls.
  var isNamingUnpassedParameter = false

  /// Where it is.
  package var site: Site {
    isInBinary ? Site(wholeFile: file) : Site(file: file, position: fact.position)
  }

  /// Returns the value of the argument with a label, or nil.
  package func argument(_ label: String) -> SourceValue? {
    fact.arguments.first { $0.label == label }?.value
  }

  /// Returns whether a condition that holds at the place mentions one of the texts, whatever their case.
  package func isGuarded(by words: String...) -> Bool {
    fact.conditions.contains { condition in
      words.contains { condition.mentions($0) }
    }
  }

  /// Orders uses: the target's own first, then by place.
  package static func < (left: CodeUse, right: CodeUse) -> Bool {
    left.isShared == right.isShared ? left.site < right.site : !left.isShared
  }
}

extension CodeUse {
  /// Whether the fact is an assignment of a literal true.
  var setsTrue: Bool { fact.value == .boolean(true) }

  /// Whether the value or a condition at the place looks at the Info.plist's background modes.
  var readsBackgroundModes: Bool {
    if isGuarded(by: "backgroundMode", "backgroundCapab") { return true }
    switch fact.value {
    case .other(let text)?, .name(let text)?: return text.mentions("backgroundMode") || text == "newValue"
    case .boolean, .string, .number, nil: return false
    }
  }
}
