import LocationPolicy

extension ScenarioNode {
  /// The releases that a text or a list of texts names, as in "13.4+", "8-10", "13" or ["8-10", "14+"].
  func releases() throws(ScenarioError) -> [Release] {
    var found: Set<Release> = []
    for node in try listOrOne() {
      let text = try node.string()
      guard let range = Policies.known.range(named: text) else {
        throw node.error("“\(text)” names no releases; write \"14\", \"13.4\", \"8-10\" or \"13.4+\"")
      }
      found.formUnion(Policies.known.releases.filter(range.contains))
    }
    return found.sorted()
  }
}
