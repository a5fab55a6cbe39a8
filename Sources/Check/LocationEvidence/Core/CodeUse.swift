package import AppProject
package import SourceFacts

/// A use of location API in the process of a target.
package struct CodeUse: Sendable, Hashable, Comparable {
  /// The fact about the source.
  package let fact: SourceFact
  /// The file, relative to the checked folder.
  package let file: String
  /// Whether the file belongs to a linked library, or to both an app and its extension.
  package let isShared: Bool
  /// Whether the client library makes the use on behalf of the call at its place.
  package let isByClient: Bool
  /// Whether the file is a binary, in which uses have no places.
  package var isInBinary = false
  /// Whether it refers to a parameter of its function, to which no call passes a value.
  package var isNamingUnpassedParameter = false

  /// Whether it is the request of a plug-in that Dart, JavaScript or TypeScript calls.
  package var isInScript: Bool {
    !(SourceLanguage.language(ofFileNamed: file)?.isCompiled ?? true)
  }

  /// The place.
  package var site: Site {
    isInBinary ? Site(wholeFile: file) : Site(file: file, position: fact.position)
  }

  /// Returns the value of the argument with a label; nil if there is none.
  package func argument(_ label: String) -> SourceValue? {
    fact.arguments.first { $0.label == label }?.value
  }

  /// Returns whether a condition at the place contains one of the words, ignoring case.
  package func isGuarded(by words: String..., except other: String? = nil) -> Bool {
    fact.conditions.contains { condition in
      let condition = other.map { condition.replacing($0, with: "") } ?? condition
      return words.contains { condition.mentions($0) }
    }
  }

  /// Orders uses: first the target's own, then by place.
  package static func < (left: CodeUse, right: CodeUse) -> Bool {
    left.isShared == right.isShared ? left.site < right.site : !left.isShared
  }
}

extension CodeUse {
  /// Whether it assigns the literal true.
  package var setsTrue: Bool { fact.value == .boolean(true) }

  /// Whether the value or a condition at the place refers to the Info.plist's background modes.
  package var readsBackgroundModes: Bool {
    if isGuarded(by: "backgroundMode", "backgroundCapab") { return true }
    switch fact.value {
    case .other(let text)?, .name(let text)?: return text.mentions("backgroundMode") || text == "newValue"
    case .boolean, .string, .number, nil: return false
    }
  }
}
