/// A package that an app declares to a package manager, whether or not it has code for iOS.
package struct DeclaredPackage: Hashable, Sendable {
  /// The name, such as "geolocator" or "react-native".
  package let name: String
  /// The version that is locked, or else the one that is declared; nil if neither is known.
  package let version: String?

  package init(name: String, version: String? = nil) {
    self.name = name
    self.version = version
  }
}
