import LocationPolicy

extension ClosedRange<Release> {
  /// Returns what the two ranges share, or nil when they share nothing.
  func intersection(_ other: Self) -> Self? {
    overlaps(other) ? clamped(to: other) : nil
  }

  /// The range as people write it: "11+", "8-10", "13.4".
  var text: String {
    if upperBound == .newest { return lowerBound == upperBound ? lowerBound.name : "\(lowerBound.start)+" }
    if lowerBound == upperBound { return lowerBound.name }
    return "\(lowerBound.start)-\(upperBound.end)"
  }
}

extension Release {
  /// The release's first version as people write it, such as "13" or "13.4".
  fileprivate var start: String {
    firstVersion.minor == 0 ? "\(firstVersion.major)" : "\(firstVersion.major).\(firstVersion.minor)"
  }

  /// The release's last version as people write it, such as "13.3" or "12".
  fileprivate var end: String {
    name.split(separator: "-").last.map(String.init) ?? name
  }
}
