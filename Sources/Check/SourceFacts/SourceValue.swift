/// A value as far as the source text alone tells it.
package enum SourceValue: Hashable, Sendable {
  /// A boolean literal (also YES and NO).
  case boolean(Bool)
  /// A string literal without interpolation, or a constant of this file that is one.
  case string(String)
  /// A number literal.
  case number(Double)
  /// A constant or enumeration case by its last name, such as "kCLLocationAccuracyBest" or "always".
  case name(String)
  /// Anything else: the text.
  case other(String)
}

/// One argument of a call.
package struct SourceArgument: Hashable, Sendable {
  /// The label in Swift's spelling, or nil.
  package let label: String?
  /// The value as far as the source tells it.
  package let value: SourceValue

  /// Creates an argument.
  package init(label: String?, value: SourceValue) {
    self.label = label
    self.value = value
  }
}
