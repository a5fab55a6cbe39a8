public import LocationPolicy

extension ScenarioNode {
  /// The releases that a text or a list of texts names, as in "13.4+", "8-10", "13" or ["8-10", "14+"].
  func releases() throws(ScenarioError) -> [Release] {
    var found: Set<Release> = []
    for node in try listOrOne() {
      let text = try node.string()
      guard let range = ClosedRange<Release>.range(named: text) else {
        throw node.error("“\(text)” names no releases; write \"14\", \"13.4\", \"8-10\" or \"13.4+\"")
      }
      found.formUnion(range.releases)
    }
    return found.sorted()
  }
}

extension ClosedRange<Release> {
  /// Returns the releases that a text such as "14", "13.4", "8-10", "13.4-26", "13.0-13.3" or "16.4+" names, or nil.
  ///
  /// A version without a minor number stands for all releases of that number: "13" is 13.0 to 13.7.
  public static func range(named text: String) -> ClosedRange<Release>? {
    if let exact = Release.allCases.first(where: { $0.name == text && text.contains("-") }) {
      return exact...exact
    }
    if text.last == "+" { return Release.release(named: String(text.dropLast())).map { $0...Release.newest } }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard ends.count <= 2, let first = ends.first, let last = ends.last,
      let lower = Release.release(named: first), let upper = lastRelease(named: last), lower <= upper
    else { return nil }
    return lower...upper
  }

  private static func lastRelease(named text: String) -> Release? {
    guard let release = Release.release(named: text), Int(text) != nil else {
      return Release.release(named: text)
    }
    return Release.allCases.last { $0.firstVersion.major == release.firstVersion.major }
  }
}
