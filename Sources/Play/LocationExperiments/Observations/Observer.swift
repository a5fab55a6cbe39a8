package import LocationPolicy
package import LocationScenario
import LocationSimulation
import LocationTerms

/// Plays a scenario on the simulated phone and records what a program and a person could see of its first
/// app.
package struct Observer: Sendable {
  /// The playback of the scenario, at its current step.
  package private(set) var playback: ScenarioPlayback
  /// The observations so far.
  package private(set) var run = ObservedRun([])

  /// Creates an observer of a new phone.
  package init(_ scenario: Scenario, on release: Release) {
    playback = ScenarioPlayback(scenario, on: release)
  }

  /// Plays a whole scenario, and returns the observations and the failed steps.
  ///
  /// - Parameters:
  ///   - times: The earliest start of each step, in seconds after the start of the journey, so that a journey
  ///     that took longer on a device is played at the same pace.
  ///   - end: The end of the observation after the last step, in seconds after the start of the journey.
  package static func run(
    of scenario: Scenario, on release: Release, times: [Double] = [], end: Double? = nil
  ) -> (run: ObservedRun, failures: [ScenarioFailure]) {
    var observer = Observer(scenario, on: release)
    for index in 0..<observer.playback.stepCount {
      observer.play(stepAt: index, from: times.indices.contains(index) ? times[index] : 0)
    }
    if let end, observer.playback.stepCount > 0 {
      observer.look(until: end, beforeStepAt: observer.playback.stepCount - 1)
    }
    return (observer.run, observer.playback.failures)
  }

  /// Plays a step, not before a given time; events during the wait belong to the previous step.
  package mutating func play(stepAt index: Int, from time: Double = 0) {
    look(until: time, beforeStepAt: index)
    let start = playback.device.trace.count
    let began = playback.device.now.seconds
    playback.play(stepAt: index)
    run.steps.append(ObservedRun.Step(time: began, sightings: sightings(from: start) + looks))
  }

  /// Lets time pass, and adds the events to the last step that was played.
  private mutating func look(until time: Double, beforeStepAt index: Int) {
    let waited = playback.device.trace.count
    playback.wait(until: time, beforeStepAt: index)
    if run.steps.isEmpty { return }
    run.steps[run.steps.count - 1].sightings = withoutLooks(run.steps[run.steps.count - 1].sightings)
    run.steps[run.steps.count - 1].sightings += sightings(from: waited) + looks
  }

  /// Removes the observations made at the end of a step, because the step continues.
  private func withoutLooks(_ sightings: [ObservedRun.Sighting]) -> [ObservedRun.Sighting] {
    sightings.filter { ![.prompt, .process, .reading].contains($0.observation.kind) }
  }

  private func sightings(from position: Int) -> [ObservedRun.Sighting] {
    guard let app = playback.app(at: 0) else { return [] }
    let policy = playback.device.policy
    return playback.device.trace.entries(from: position).filter { $0.app == app }.flatMap { entry in
      Observation.all(in: entry.event, under: policy).map {
        ObservedRun.Sighting(time: entry.moment.seconds, $0, facts: entry.facts)
      }
    }
  }

  /// The observations at the end of a step: the prompt, the process, and the authorization if the app is
  /// running.
  private var looks: [ObservedRun.Sighting] {
    let device = playback.device
    let time = device.now.seconds
    let prompt = device.visiblePromptLooks
    var looks = [
      ObservedRun.Sighting(
        time: time,
        prompt.map { Observation(.prompt, "alert", [$0.title] + $0.buttons) } ?? Observation(.prompt, "none"),
        facts: lastFacts { if case .promptShown = $0 { true } else { false } })
    ]
    guard let app = playback.app(at: 0) else { return looks }
    let state = device[app]
    looks.append(
      ObservedRun.Sighting(
        time: time, Observation(.process, state.phase.seen),
        facts: lastFacts { if case .phase = $0 { true } else { false } }))
    if state.phase.isRunning {
      looks.append(
        ObservedRun.Sighting(
          time: time,
          Observation(.reading, "authorizationStatus", state.authorization.read(under: device.policy)),
          facts: lastFacts {
            if case .decided = $0 { true } else if case .grant = $0 { true } else { false }
          }))
    }
    return looks
  }

  /// Returns the facts of the last event that satisfies a condition; empty if there is none.
  private func lastFacts(where isWanted: (TraceEvent) -> Bool) -> FactList {
    playback.device.trace.entries.last { isWanted($0.event) }?.facts ?? FactList()
  }
}

extension AppPhase {
  /// The state of the process as a program on the device reports it.
  fileprivate var seen: String {
    switch self {
    case .foreground: "foreground"
    case .grace, .background: "background"
    case .suspended: "suspended"
    case .terminated, .forceQuit, .rebooted: "notRunning"
    }
  }
}

extension AuthorizationState {
  /// Returns what an app reads: the status, and the accuracy if the release has a choice of accuracy.
  fileprivate func read(under policy: AuthorizationPolicy) -> [String] {
    let status = self.status.appleName
    return policy.accuracyChoice.value ? [status, "\(accuracy(under: policy))Accuracy"] : [status]
  }
}
