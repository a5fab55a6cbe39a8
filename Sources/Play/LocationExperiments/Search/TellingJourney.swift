package import LocationPolicy
package import LocationScenario
import LocationSimulation

/// The shortest journey over some steps on which two values of an assumption lead to different records.
///
/// All sequences of the steps are tried breadth first, on two simulated phones in parallel. A sequence ends
/// at a step that a phone refuses, at the same step twice in a row, and at a choice in Settings for an app
/// that never requested permission, which a real phone may not list (SET-001).
package struct TellingJourney: Sendable {
  /// The steps, in order.
  package let steps: [JSONValue]
  /// The number of steps up to which all journeys were tried.
  package let triedUpTo: Int
  /// The number of journeys that were tried.
  package let tried: Int

  /// The maximum number of journeys to try.
  package static let bound = 20_000

  /// Searches the steps of an experiment; nil if it has no assumption or no journey distinguishes its values.
  package init?(
    of experiment: Experiment, on release: Release, bound: Int = Self.bound
  ) throws(ScenarioError) {
    guard let alternative = experiment.alternative else { return nil }
    let all = experiment.scenario["steps"]?.elements ?? []
    var words: [JSONValue] = []
    for step in all where !words.contains(step) { words.append(step) }
    var alphabet = experiment.scenario
    alphabet["steps"] = .array(words)
    let one = try ScenarioReader().scenario(from: alphabet)
    let other = try ScenarioReader().scenario(from: alphabet.assuming(alternative))
    let needsListedApp = words.map { word in
      ["chooses", "setsPrecise", "setsBackgroundAppRefresh"].contains { word["person"]?[$0] != nil }
    }
    var level = [Pair(Observer(one, on: release), Observer(other, on: release))]
    var tried = 0
    for length in 1...max(all.count, 1) {
      var next: [Pair] = []
      for pair in level {
        for word in words.indices {
          guard tried < bound else {
            // The experiment's own journey distinguishes them, even if it isn't the shortest.
            self.init(steps: all, triedUpTo: length - 1, tried: tried)
            return
          }
          tried += 1
          if needsListedApp[word], !pair.isListed { continue }
          guard let longer = pair.playing(word) else { continue }
          if longer.tells {
            self.init(steps: longer.journey.map { words[$0] }, triedUpTo: length - 1, tried: tried)
            return
          }
          next.append(longer)
        }
      }
      level = next
    }
    return nil
  }

  private init(steps: [JSONValue], triedUpTo: Int, tried: Int) {
    self.steps = steps
    self.triedUpTo = triedUpTo
    self.tried = tried
  }
}

/// Two phones after the same journey, one for each value of the assumption.
private struct Pair {
  private var one: Observer
  private var other: Observer
  private(set) var journey: [Int] = []

  init(_ one: Observer, _ other: Observer) {
    self.one = one
    self.other = other
  }

  /// Whether the observations of the last step differ.
  var tells: Bool { one.run.steps.last?.observations != other.run.steps.last?.observations }

  /// Whether Settings certainly lists the app, which has shown a prompt since the last reset, if any.
  var isListed: Bool {
    let last = one.playback.device.trace.entries.last { entry in
      switch entry.event {
      case .promptShown, .input(.person(.resetsLocationAndPrivacy)): true
      default: false
      }
    }
    if case .promptShown = last?.event { return true }
    return false
  }

  /// Returns the phones after another step; nil if it repeats the last one or a phone refuses it.
  func playing(_ word: Int) -> Pair? {
    guard journey.last != word else { return nil }
    var next = self
    next.journey.append(word)
    next.one.play(stepAt: word)
    next.other.play(stepAt: word)
    let counts = (one.playback.failures.count, other.playback.failures.count)
    guard (next.one.playback.failures.count, next.other.playback.failures.count) == counts else { return nil }
    return next
  }
}
