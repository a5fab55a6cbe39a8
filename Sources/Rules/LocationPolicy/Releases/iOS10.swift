extension Release {
  /// iOS 10.
  public static let iOS10 = Release(major: 10)
}

extension Revision {
  /// iOS 10: no change to authorization or delivery was found.
  static var iOS10: Revision { Revision(.iOS10) { _ in } }
}
