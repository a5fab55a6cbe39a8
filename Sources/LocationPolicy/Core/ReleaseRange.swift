extension ClosedRange<Release> {
  /// The range as people write it, such as "11+", "8-10", "13.0-13.3" or "13.4".
  public var text: String {
    if upperBound == .newest { return lowerBound == upperBound ? lowerBound.name : "\(lowerBound.start)+" }
    if lowerBound == upperBound { return lowerBound.name }
    return "\(lowerBound.start)-\(upperBound.end)"
  }

  /// The releases of the range, oldest first.
  public var releases: [Release] { Release.allCases.filter(contains) }
}

extension Release {
  /// The release's first version as people write it, such as "13" or "13.4".
  fileprivate var start: String {
    firstVersion.minor == 0 ? "\(firstVersion.major)" : "\(firstVersion.major).\(firstVersion.minor)"
  }

  /// The release's last version as people write it, such as "13.3" or "12".
  fileprivate var end: String { name.split(separator: "-").last.map(String.init) ?? name }

  /// Returns the release that a text such as "14", "13.2" or "13.0-13.3" names, or nil.
  ///
  /// "13" alone is 13.0; versions after the newest known release are held against the newest.
  public static func release(named text: String) -> Release? {
    if let exact = allCases.first(where: { $0.name == text }) { return exact }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0] else { return nil }
    return release(major: major, minor: parts.count > 1 ? parts[1] ?? 0 : 0)
  }
}
