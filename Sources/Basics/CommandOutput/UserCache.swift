/// The folder of the user for what can be made again.
package enum UserCache {
  /// Returns the path of this tool's folder in it; nil if the environment names none.
  ///
  /// It need not exist. XDG_CACHE_HOME decides, in which a relative path is ignored (XDG Base Directory
  /// Specification), or else HOME.
  package static func folder(_ environment: [String: String]) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/sextant" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/sextant"
    #else
      return home + "/.cache/sextant"
    #endif
  }
}
