/// The macros of a build.
package struct KnownMacros: Hashable, Sendable {
  /// The values by name.
  let values: [String: Int]
  /// Whether no others can be defined, besides Apple's.
  let areAll: Bool

  package init(_ values: [String: Int], areAll: Bool = false) {
    self.values = values
    self.areAll = areAll
  }

  /// The value of a macro; nil if it depends on what is unknown.
  subscript(name: String) -> Int? { values[name] ?? BuildMacros.value(of: name) ?? (areAll ? 0 : nil) }

  /// Returns whether a macro is defined.
  func truth(ofDefined name: String) -> BuildTruth {
    if values[name] ?? BuildMacros.value(of: name) != nil { return .holds }
    return areAll ? .fails : .either
  }
}
