import CoreLocationInterface

/// The names with which source code declares the delegate methods of a location manager.
enum DelegateNames {
  /// The full names in Swift.
  static let swift = Set(DelegateMethod.allCases.map(\.name))

  /// The selectors as Swift names, with the selector's parts as labels.
  static let selectors = Set(DelegateMethod.allCases.map(\.selectorName))

  /// The current names for those of selectors and of Swift 2, if they differ.
  static let current = Dictionary(
    uniqueKeysWithValues: DelegateMethod.allCases.filter { $0.selectorName != $0.name }
      .map { ($0.selectorName, $0.successor.name) })
}
