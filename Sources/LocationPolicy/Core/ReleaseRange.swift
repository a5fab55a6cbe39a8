extension ClosedRange<Release> {
  /// The range in iOS versions, such as "11+", "8-10", "13.0-13.3", "13" or "16.4+".
  ///
  /// A range up to the newest release is open, for newer versions are held against the newest known rules.
  public var text: String {
    if upperBound == .newest { return lowerBound.firstVersionText + "+" }
    guard lowerBound.firstVersion.major == upperBound.firstVersion.major else {
      return lowerBound.firstVersionText + "-" + upperBound.lastVersionText
    }
    if lowerBound == upperBound { return lowerBound.name }
    return String(lowerBound.firstVersion.major)
  }

  /// The releases of the range, oldest first.
  public var releases: [Release] { Release.allCases.filter(contains) }
}

extension Release {
  /// The first version, without a minor number of zero: "13" or "13.4".
  fileprivate var firstVersionText: String {
    let (major, minor) = firstVersion
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }

  /// The last version, "13.3", or the major number alone when the release is the last of that number.
  fileprivate var lastVersionText: String {
    let next = Release(rawValue: rawValue + 1)
    if next?.firstVersion.major != firstVersion.major { return "\(firstVersion.major)" }
    return name.split(separator: "-").last.map(String.init) ?? name
  }

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
