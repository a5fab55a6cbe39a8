public import LocationPolicy

// Names of releases in texts

extension Policies {
  /// Returns the release that a text such as "14", "13.2" or "13.0-13.3" names; nil if there is none.
  ///
  /// "13" alone is 13.0. A number that no release has, such as 20 or one after the newest, names none.
  public func release(named text: String) -> Release? {
    if let exact = first(where: { $0.release.name == text }) { return exact.release }
    guard let numbers = Self.numbers(in: text), numbers.count <= 3,
      let release = release(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0),
      release.major == numbers[0]
    else { return nil }
    return release
  }

  /// Returns the numbers of a version such as "13.2", at least one; nil if the text is not a version.
  private static func numbers(in version: String) -> [Int]? {
    var numbers: [Int] = []
    var number: Int?
    for byte in version.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let next = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard next < 1_000_000 else { return nil }
        number = next
      case UInt8(ascii: "."):
        guard let whole = number else { return nil }
        numbers.append(whole)
        number = nil
      default: return nil
      }
    }
    return number.map { numbers + [$0] }
  }

  /// Returns the releases that a text such as "14", "13.4", "8-10", "13.4-26", "13.0-13.3" or "16.4+" names; nil if
  /// there are none.
  ///
  /// A version without a minor number means all releases of that number: "13" is 13.0 to 13.7.
  public func range(named text: String) -> ClosedRange<Release>? {
    if text.contains("-"), let exact = releases.first(where: { $0.name == text }) { return exact...exact }
    if text.last == "+" { return release(named: String(text.dropLast())).map { $0...newest.release } }
    let dash = text.firstIndex(of: "-")
    let first = String(text[..<(dash ?? text.endIndex)])
    let last = dash.map { String(text[text.index(after: $0)...]) } ?? text
    guard let lower = release(named: first), let upper = lastRelease(named: last), lower <= upper else {
      return nil
    }
    return lower...upper
  }

  private func lastRelease(named text: String) -> Release? {
    guard let release = release(named: text), Self.numbers(in: text)?.count == 1 else {
      return release(named: text)
    }
    return releases.last { $0.major == release.major }
  }

  /// Returns a range in iOS versions, such as "11+", "8-10", "13.0-13.3", "13" or "16.4+".
  ///
  /// A range up to the newest release is open, because newer versions use the newest rules.
  public func text(of range: ClosedRange<Release>) -> String {
    let (first, last) = (range.lowerBound, range.upperBound)
    if last >= newest.release { return first.firstVersionText + "+" }
    if first == last { return first.name }
    return first.major == last.major ? "\(first.major)" : "\(first.firstVersionText)-\(lastVersion(of: last))"
  }

  /// Returns several ranges, separated by commas.
  public func text(of ranges: [ClosedRange<Release>]) -> String {
    ranges.map { text(of: $0) }.joined(separator: ", ")
  }

  /// Returns the last version, such as "13.3", or the major number alone if the release is the last with that number.
  private func lastVersion(of release: Release) -> String {
    let next = releases.first { $0 > release }
    guard let lastMinor = release.lastMinor, next?.major == release.major else { return "\(release.major)" }
    return "\(release.major).\(lastMinor)"
  }
}

extension ClosedRange<Release> {
  /// The range in iOS versions, based on the known releases.
  public var text: String { Policies.known.text(of: self) }

  /// The known releases of the range, oldest first.
  public var releases: [Release] { Release.allCases.filter(contains) }
}
