/// The results of a run.
///
/// Seconds are processor time, of user and system, for both sides of each comparison.
struct BenchmarkReport: Encodable {
  let policy: PolicyBenchmark.Result
  let check: CheckBenchmark.Result
  let builtApp: BuiltAppBenchmark.Result
  let tracks: TracksBenchmark.Result
  let device: DeviceBenchmark.Result
  let rules: RulesBenchmark.Result
  /// Nil on hosts with Apple's manager.
  let manager: ManagerBenchmark.Result?
  /// Nil on hosts with Apple's manager.
  let client: ClientBenchmark.Result?
  /// Nil on hosts with Apple's manager.
  let journeys: JourneyBenchmark.Result?
}
