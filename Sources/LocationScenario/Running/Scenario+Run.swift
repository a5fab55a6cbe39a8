public import LocationPolicy

extension Scenario {
  /// Plays the scenario on a simulated phone.
  ///
  /// Without a seed the scenario's own is taken. The same scenario, release and seed give the same result.
  public func run(
    on release: Release, among policies: Policies = .known, seed: UInt64? = nil
  ) -> ScenarioResult {
    var run = ScenarioRun(self, on: release, among: policies, seed: seed ?? self.seed)
    run.playAll()
    return run.result
  }
}
