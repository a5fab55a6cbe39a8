/// The names of a scenario's apps, by which steps refer to them.
struct ScenarioApps {
  /// The names in the order of the file.
  let names: [String]

  /// The app that a name stands for; without a name, the only app.
  func app(named node: ScenarioNode?, at path: String) throws(ScenarioError) -> Int {
    guard let node else {
      guard names.count == 1 else {
        throw ScenarioError(path, "there are several apps, so one has to be named", allowed: names)
      }
      return 0
    }
    return try node.word(names.enumerated().map { ($1, $0) })
  }
}
