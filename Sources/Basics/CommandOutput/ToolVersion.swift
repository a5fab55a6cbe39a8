/// The version of the tool.
package enum ToolVersion {
  /// The version number, which is also the tag of the release.
  package static let number = "0.2.0"

  /// The origin of this build; nil in a build from source.
  ///
  /// Scripts/release sets it before building.
  static let origin: ReleaseOrigin? = nil

  /// The address of the site that findings link to; nil if there is none.
  ///
  /// Scripts/release sets it before building.
  package static let site: String? = nil

  /// The output of the version flag.
  package static let text = text(from: origin)

  /// Returns the output of the version flag for an origin.
  static func text(from origin: ReleaseOrigin?) -> String {
    guard let origin else { return "\(number) (source)" }
    return "\(number) (\(origin.commit), rules of \(origin.rulesDate))"
  }
}
