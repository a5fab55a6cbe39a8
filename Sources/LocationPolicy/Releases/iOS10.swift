extension Release {
  /// iOS 10.
  public static let iOS10 = Release(major: 10)
}

extension AuthorizationPolicy {
  /// iOS 10: no change to authorization or delivery was found.
  static let iOS10 = revision(of: iOS9, as: .iOS10) { _ in }
}
