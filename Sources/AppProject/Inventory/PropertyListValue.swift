public import Foundation

/// A value of a property list.
public enum PropertyListValue: Hashable, Sendable {
  /// A string.
  case string(String)
  /// A boolean.
  case boolean(Bool)
  /// An integer.
  case integer(Int)
  /// A real number.
  case real(Double)
  /// A date.
  case date(Date)
  /// Bytes.
  case data(Data)
  /// An array.
  case array([PropertyListValue])
  /// A dictionary.
  case dictionary([String: PropertyListValue])
}
