/// Everything that a run measured; seconds are of the processor, for user and system, on both sides of each comparison.
struct BenchmarkReport: Encodable {
  let policy: PolicyBenchmark.Result
  let check: CheckBenchmark.Result
  let builtApp: BuiltAppBenchmark.Result
  let tracks: TracksBenchmark.Result
  let device: DeviceBenchmark.Result
  let rules: RulesBenchmark.Result
  /// Nil on hosts that have Apple's manager.
  let manager: ManagerBenchmark.Result?
  /// Nil on hosts that have Apple's manager.
  let client: ClientBenchmark.Result?
  /// Nil on hosts that have Apple's manager.
  let journeys: JourneyBenchmark.Result?
}
