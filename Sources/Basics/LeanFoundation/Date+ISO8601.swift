extension Date {
  /// Parses a date and time such as "2026-11-24T09:41:00Z"; nil for other texts.
  package init?(iso8601 text: String) {
    #if canImport(Darwin)
      // The strategy came with iOS 15.
      let date = ISO8601DateFormatter().date(from: text)
    #else
      let date = try? Date(text, strategy: .iso8601)
    #endif
    guard let date else { return nil }
    self = date
  }
}
