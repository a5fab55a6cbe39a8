import LocationPolicy

extension InstalledApp {
  mutating func startHeading(by client: ClientID, on system: inout PhoneSystem) {
    guard manager(client)?.services.heading == nil else { return }
    update(client) { $0.services.heading = HeadingUpdates() }
    tellHeading(on: &system)
  }

  /// Tells an app's managers where the phone points, as far as that is news to them (DEL-090, DEL-091).
  mutating func tellHeading(on system: inout PhoneSystem) {
    for manager in process?.managers ?? [] {
      guard let updates = manager.services.heading, manager.delegate != nil else { continue }
      switch system.policy.delivery(of: .heading, in: deliveryContext(on: system)).arrival {
      case .delivered, .deliveredReduced, .wakes: tellHeading(to: manager, with: updates, on: &system)
      case .fails(let code):
        if !updates.saidFailure { tell(.failed(code), to: manager.id, on: &system) }
        update(manager.id) { $0.services.heading?.saidFailure = true }
      case .relaunches, .waitsForApp, .held, .nothing, .ended, .raises, .notAvailable: break
      }
    }
  }

  private mutating func tellHeading(
    to manager: Manager, with updates: HeadingUpdates, on system: inout PhoneSystem
  ) {
    if system.world.hasMagneticInterference {
      if !updates.saidFailure { tell(.failed(.headingFailure), to: manager.id, on: &system) }
      return update(manager.id) { $0.services.heading?.saidFailure = true }
    }
    update(manager.id) { $0.services.heading?.saidFailure = false }
    guard let heading = system.world.heading, manager.isNews(heading, since: updates.last) else { return }
    update(manager.id) { $0.services.heading?.last = heading.magneticHeading }
    tell(.heading(told(heading, to: manager, on: system), system.now), to: manager.id, on: &system)
  }

  /// The true heading is known only while the manager gets locations, which tell where north is (DEL-091).
  private func told(_ heading: Heading, to manager: Manager, on system: PhoneSystem) -> Heading {
    var told = heading
    if !manager.services.receivesUpdates {
      told.trueHeading = -1
    } else if heading.trueHeading < 0 {
      let direction = heading.magneticHeading + system.assumptions.magneticDeclination
      told.trueHeading = direction - (direction / 360).rounded(.down) * 360
    }
    return told
  }
}
