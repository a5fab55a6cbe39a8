/// The labels by which entries name the versions that they are about.
enum ReleaseLabel {
  /// Returns a label such as "13+", "all" or "store" in words.
  static func text(_ releases: String) -> String {
    switch releases {
    case "all": "all iOS releases"
    case "store": "App Store"
    default: "iOS \(releases)"
    }
  }
}
