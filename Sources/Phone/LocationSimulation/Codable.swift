#if hasFeature(Embedded)
  /// Embedded Swift has no coders; in a module whose types have them, this stands for the standard library's.
  protocol Codable {}
#endif
