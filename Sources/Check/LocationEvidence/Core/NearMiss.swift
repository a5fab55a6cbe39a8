import CoreLocationInterface
import LocationPolicy
package import SourceFacts
import TextReading

/// Detects methods that were certainly meant to be location delegate methods but aren't.
package enum NearMiss {
  /// The parameter types of the methods whose types are often wrong.
  package static let parameterTypes: [String: [String]] = [
    DelegateMethod.didUpdateLocations.name: ["CLLocationManager", "[CLLocation]"],
    DelegateMethod.didFailWithError.name: ["CLLocationManager", "any Error"],
    DelegateMethod.didChangeAuthorizationStatus.name: ["CLLocationManager", "CLAuthorizationStatus"],
  ]
  private static let wrongTypes: [String: Set<String>] = [
    DelegateMethod.didUpdateLocations.name: [
      "CLLocation", "[AnyObject]", "[AnyObject]!", "[Any]", "NSArray", "NSArray!", "[CLLocation]?",
    ],
    DelegateMethod.didFailWithError.name: [
      "NSError", "NSError!", "NSError?", "CLError", "Error?", "Error!", "String",
    ],
    DelegateMethod.didChangeAuthorizationStatus.name: [
      "Int", "Int32", "CLAuthorizationStatus?", "CLAuthorizationStatus!",
    ],
  ]
  private static let furthest = 3

  /// Returns whether a type or a supertype declares that it is a location manager's delegate.
  package static func isDelegate(_ entry: TypeIndex.Entry, in types: TypeIndex) -> Bool {
    types.ancestry(of: entry.name).contains("CLLocationManagerDelegate")
      && !entry.inherited.contains { name in
        name.hasSuffix("Delegate") && name.mentions("location") && name != "CLLocationManagerDelegate"
      }
  }

  /// Returns the delegate method that a method was meant to be; nil if it is correct or something
  /// else.
  package static func meantMethod(
    by method: TypeIndex.Method, of entry: TypeIndex.Entry, isModernSwift: Bool
  ) -> String? {
    guard !entry.isSwift || isModernSwift, takesManager(method.facts),
      !isCalled(method, in: entry), method.facts.selector.map(DelegateNames.selectors.contains) != true
    else { return nil }
    let name = method.facts.name
    let right =
      entry.isSwift ? DelegateNames.swift : DelegateNames.selectors.union(DelegateNames.swift)
    if right.contains(name) {
      return entry.isSwift && (hasWrongType(method.facts) || hasWrongResult(method.facts)) ? name : nil
    }
    return nearest(to: name, among: right) ?? alias(of: name, isSwift: entry.isSwift)
  }

  private static func takesManager(_ method: MethodFacts) -> Bool {
    method.name.hasPrefix("l") && method.name.lowercased().hasPrefix("locationmanager")
      && method.parameterTypes.first.map { TypeIndex.plainName($0) == "CLLocationManager" } ?? false
  }

  /// Returns whether the type itself calls a method, which then isn't a callback.
  private static func isCalled(_ method: TypeIndex.Method, in entry: TypeIndex.Entry) -> Bool {
    entry.methods.contains { $0.facts != method.facts && $0.facts.calls.contains(method.baseName) }
  }

  private static func hasWrongType(_ method: MethodFacts) -> Bool {
    guard let wrong = wrongTypes[method.name], let last = method.parameterTypes.last else { return false }
    return wrong.contains(last)
  }

  /// Returns whether a method has a wrong return type; only the method that decides about
  /// calibrating the compass returns a value.
  package static func hasWrongResult(_ method: MethodFacts) -> Bool {
    guard let result = method.returnType else { return false }
    return !["Void", "()", "Bool"].contains(result)
  }

  /// Returns whether a method that takes a manager has the other parameter types of a delegate
  /// method; false if those are unknown.
  package static func hasTypes(of name: String, _ method: MethodFacts) -> Bool {
    let types = method.parameterTypes.dropFirst().map { $0 == "Error" ? "any Error" : $0 }
    return parameterTypes[name].map { $0.dropFirst() == types[...] } ?? false && !hasWrongResult(method)
  }

  private static func nearest(to name: String, among names: Set<String>) -> String? {
    names.map { (name: $0, distance: EditDistance.between($0, name)) }
      .filter { $0.distance <= furthest }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Returns the current name for one from Objective-C or Swift 2, which a Swift class must no
  /// longer use.
  private static func alias(of name: String, isSwift: Bool) -> String? {
    guard isSwift else { return nil }
    let current = name.replacingFirst("(manager:", with: "(_:")
    if current != name, DelegateNames.swift.contains(current) { return current }
    return DelegateNames.current[current]
  }
}

extension String {
  /// Returns the text with the first occurrence of a part replaced.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let open = firstIndex(of: "("), self[open...].hasPrefix(part) else { return self }
    return self[..<open] + other + self[open...].dropFirst(part.count)
  }
}
