/// The address of an app's page in Settings, by Apple's names and as texts.
package enum SettingsAddress {
  /// The names of Apple's constant, in Swift and Objective-C.
  package static let names: Set<String> = ["openSettingsURLString", "UIApplicationOpenSettingsURLString"]

  /// The texts with which code writes an address in Settings out.
  package static let texts: Set<String> = ["app-settings:", "App-Prefs", "App-prefs", "prefs:root"]

  private static let search = WordSearch(texts.sorted())

  /// Returns the name that stands for an address that is written out in a file; none if there is none.
  static func names(writtenIn bytes: [UInt8]) -> Set<String> {
    bytes.withUnsafeBytes(search.occurs) ? ["openSettingsURLString"] : []
  }
}
