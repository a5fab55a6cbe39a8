import LocationPolicy

extension SimulatedDevice {
  mutating func startHeading(by client: ClientID, of app: AppID) {
    guard manager(client, of: app)?.services.heading == nil else { return }
    update(client, of: app) { $0.services.heading = HeadingUpdates() }
    tellHeading(of: app)
  }

  /// The phone points somewhere else, or interference has come or gone.
  mutating func headingChanged() {
    for app in apps.indices.map({ apps[$0].id }) { tellHeading(of: app) }
  }

  /// Tells an app's managers where the phone points, as far as that is news to them (DEL-090, DEL-091).
  mutating func tellHeading(of app: AppID) {
    for manager in apps[app.index].process?.managers ?? [] {
      guard let updates = manager.services.heading, manager.delegate != nil else { continue }
      switch policy.delivery(of: .heading, in: deliveryContext(of: app)).arrival {
      case .delivered, .deliveredReduced, .wakes: tellHeading(to: manager, with: updates, of: app)
      case .fails(let code):
        if !updates.saidFailure { tell(.failed(code), to: manager.id, of: app) }
        update(manager.id, of: app) { $0.services.heading?.saidFailure = true }
      case .relaunches, .waitsForApp, .held, .nothing, .ended, .raises, .notAvailable: break
      }
    }
  }

  private mutating func tellHeading(to manager: Manager, with updates: HeadingUpdates, of app: AppID) {
    if world.hasMagneticInterference {
      if !updates.saidFailure { tell(.failed(.headingFailure), to: manager.id, of: app) }
      return update(manager.id, of: app) { $0.services.heading?.saidFailure = true }
    }
    update(manager.id, of: app) { $0.services.heading?.saidFailure = false }
    guard let heading = world.heading, manager.isNews(heading, since: updates.last) else { return }
    update(manager.id, of: app) { $0.services.heading?.last = heading.magneticHeading }
    tell(.heading(told(heading, to: manager), now), to: manager.id, of: app)
  }

  /// The true heading is known only while the manager gets locations, which tell where north is (DEL-091).
  private func told(_ heading: Heading, to manager: Manager) -> Heading {
    var told = heading
    if !manager.services.receivesUpdates {
      told.trueHeading = -1
    } else if heading.trueHeading < 0 {
      let direction = heading.magneticHeading + assumptions.magneticDeclination
      told.trueHeading = direction - (direction / 360).rounded(.down) * 360
    }
    return told
  }
}

extension Manager {
  /// Whether the phone turned far enough since the heading that was told last (DEL-051).
  fileprivate func isNews(_ heading: Heading, since last: Double?) -> Bool {
    guard let last else { return true }
    guard headingFilter > 0 else { return true }
    let turn = abs(heading.magneticHeading - last)
    return min(turn, 360 - turn) >= headingFilter
  }
}
