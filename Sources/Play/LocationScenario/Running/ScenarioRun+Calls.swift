import LocationPolicy
import LocationSimulation
import Phrases

extension ScenarioRun {
  /// Runs an app's code, line by line; lines after an exception don't run.
  mutating func call(_ calls: [ScenarioCall], by app: AppID, mayBeRefused: Bool) {
    for call in calls where call.releases?.contains(release) ?? true {
      do throws(CallError) {
        try objects.perform(call.call, by: app, on: &device)
      } catch {
        switch error {
        case .refused(let refusal): if !mayBeRefused { fail(call.path, "refused: \(refusal.reason)") }
        case .raised: return
        }
      }
    }
  }

  /// Lets an app react, unless apps react to each other endlessly.
  mutating func react(to message: Message) {
    let role = device.extensionRole(of: message.app)
    guard let app = apps.firstIndex(of: role?.app ?? message.app) else { return }
    let code = role.map { scenario.apps[app].extensions[$0.kind] } ?? scenario.apps[app].reactions
    let calls = code?.calls(on: message.content) ?? []
    guard !calls.isEmpty else { return }
    reactionCount += calls.count
    guard reactionCount <= Self.reactionLimit else {
      return stop(calls[0].path, "more than \(Self.reactionLimit) reactions to each other")
    }
    call(calls, by: message.app, mayBeRefused: false)
  }
}
