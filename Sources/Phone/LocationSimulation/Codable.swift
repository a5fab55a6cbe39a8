#if hasFeature(Embedded)
  /// A substitute for the standard library's protocol in Embedded Swift, which has no coders.
  protocol Codable {}
#endif
