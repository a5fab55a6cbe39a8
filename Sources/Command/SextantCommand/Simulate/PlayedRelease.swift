import LocationPolicy
import LocationScenario
import LocationSimulation

/// The result of a scenario on one release for text output, without the trace, which can be large.
struct PlayedRelease {
  let release: Release
  let lines: [TimelineLine]
  let failures: [ScenarioFailure]
  let expectationCount: Int

  init(_ result: ScenarioResult) {
    release = result.release
    lines = result.timeline
    failures = result.failures
    expectationCount = result.expectationCount
  }
}
