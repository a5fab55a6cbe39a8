/// A value as far as the source text determines it.
package enum SourceValue: Hashable, Sendable {
  /// A Boolean literal (also YES and NO).
  case boolean(Bool)
  /// A string literal without interpolation, or a constant of this file with such a value.
  case string(String)
  /// A number literal.
  case number(Double)
  /// A constant or enumeration case, by its last name, such as "kCLLocationAccuracyBest" or
  /// "always".
  case name(String)
  /// Anything else, as text.
  case other(String)
}

/// An argument of a call.
package struct SourceArgument: Hashable, Sendable {
  /// The label in Swift; nil if there is none.
  package let label: String?
  package let value: SourceValue

  package init(label: String?, value: SourceValue) {
    self.label = label
    self.value = value
  }
}
