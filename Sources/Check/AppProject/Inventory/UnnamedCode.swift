/// The types with location API of which neither another file of an app nor an interface makes an object, and the functions
/// that none of them names.
package struct UnnamedCode: Hashable, Sendable {
  /// The types, without those around them, with the supertypes that headers give them; their own files may still make
  /// objects of them.
  package private(set) var types: [String: Set<String>]
  /// The functions, without their labels; the files that have them may still name them.
  package private(set) var functions: Set<String>

  package static let none = UnnamedCode(types: [:], functions: [])

  package init(types: [String: Set<String>], functions: Set<String>) {
    self.types = types
    self.functions = functions
  }

  /// What a type can be without the system making objects of it.
  private static let plain: Set<String> = [
    "NSObject", "ObservableObject", "Observable", "Sendable", "Equatable", "Hashable", "Identifiable",
  ]
  /// The last words in the names of classes of which code and interfaces make the objects.
  private static let screens = ["Controller", "View", "Cell", "Control", "Button", "MKAnnotation"]

  /// Returns whether only code, and interfaces if it is a screen, makes objects of the subtypes of a type: a delegate of
  /// the app or an intent may stand in a list of the system's.
  package static func isMadeByCode(_ supertype: String, orScreen mayBeScreen: Bool = true) -> Bool {
    plain.contains(supertype)
      || supertype.hasSuffix("Delegate")
        && !["ApplicationDelegate", "SceneDelegate"].contains(where: supertype.hasSuffix)
      || ["Protocol", "DataSource"].contains(where: supertype.hasSuffix)
      || mayBeScreen && isScreen(supertype)
  }

  /// Returns whether the subtypes of a type are screens, or parts of them.
  static func isScreen(_ supertype: String) -> Bool { screens.contains(where: supertype.hasSuffix) }
}
