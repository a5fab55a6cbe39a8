import CoreLocationInterface

/// The names under which source declares the methods that a location manager calls on its delegate.
enum DelegateNames {
  /// The full names in Swift.
  static let swift = Set(DelegateMethod.allCases.map(\.name))

  /// The selectors, spelled as a Swift declaration would be whose labels are the selector's parts.
  static let selectors = Set(DelegateMethod.allCases.map(\.selectorName))

  /// The names of today for those of selectors and of Swift 2, where they differ.
  static let current = Dictionary(
    uniqueKeysWithValues: DelegateMethod.allCases.filter { $0.selectorName != $0.name }
      .map { ($0.selectorName, $0.successor.name) })
}
