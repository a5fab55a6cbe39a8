/// The version of the tool.
package enum ToolVersion {
  /// The number, which the tag of its release repeats.
  package static let number = "0.2.0"

  /// Where this build comes from; nil in a build from source.
  ///
  /// Scripts/release fills it in before it builds.
  static let origin: ReleaseOrigin? = nil

  /// The address of the site that findings lead to; nil as long as there is none.
  ///
  /// Scripts/release fills it in, too.
  package static let site: String? = nil

  /// What the version flag prints.
  package static let text = text(from: origin)

  /// Returns what the version flag prints in a build of an origin.
  static func text(from origin: ReleaseOrigin?) -> String {
    guard let origin else { return "\(number) (source)" }
    return "\(number) (\(origin.commit), rules of \(origin.rulesDate))"
  }
}
