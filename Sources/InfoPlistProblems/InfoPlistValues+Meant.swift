public import LocationPolicy

extension InfoPlistValues {
  /// What there is for a usage description, as a developer means it: a misspelt key is told from a missing one.
  public func description(_ key: LocationKey) -> UsageDescription {
    let written = written(key)
    guard written == .missing, let other = misspelling(of: key) else { return written }
    return .mistyped(key: other)
  }

  /// The first key in the alphabet that was surely meant to be this one; nil when there is none.
  func misspelling(of key: LocationKey) -> String? {
    values.keys.filter { KeySpelling.intended(by: $0) == key }.min()
  }
}
