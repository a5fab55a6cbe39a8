// An underscore in a name represents the dot of a version.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Release {
  /// iOS 16.4 to 16.7.
  public static let iOS16_4 = Release(major: 16, from: 4, through: 7)
}

extension Revision {
  /// iOS 16.4 to 16.7: Always without indicator needs no filter and fine accuracy to continue in the background.
  static var iOS16_4: Revision {
    Revision(.iOS16_4) { policy in
      policy.filterRule = Sourced(true, .bg020)
    }
  }
}
