import LocationPolicy
import LocationScenario
import LocationSimulation

/// What a person is told of a scenario on one release, without the trace behind it, which can be large.
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
