import LocationPolicy

extension SimulatedDevice {
  mutating func carryOut(_ action: SystemAction) throws(Refusal) {
    switch action {
    case .terminates(let app):
      guard self[app].process != nil else { throw Refusal("\(self[app].bundle.name) has no process to end") }
      endProcess(of: app, as: .terminated)
    case .launchesInBackground(let app):
      try requireInstalled(app)
      if self[app].process == nil { launch(app, for: .background) } else { wake(app) }
    case .showsSecondPrompt(let app):
      try requirePrompt(decide(app) { $0.showSecondPrompt(under: $2) })
    case .reminds(let app): try requirePrompt(decide(app) { $0.remind(under: $2) })
    case .deliversWatchMessage(let app): try deliverWatchMessage(to: app)
    }
  }

  private func requirePrompt(_ decision: Decision) throws(Refusal) {
    if case .ignored(let reason) = decision.outcome {
      throw Refusal("the system has no reason for the prompt: \(reason)")
    }
  }
}
