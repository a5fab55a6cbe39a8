import LocationPolicy
import LocationSimulation

extension JourneyMove {
  /// Returns everything that can happen to an app on a device now, in a fixed order.
  ///
  /// Moves that change nothing for the app are omitted, such as locking the phone while another screen is
  /// showing.
  ///
  /// - Parameters:
  ///   - release: The release that the journey began on.
  ///   - hasAsked: Whether the app has requested permission, so that Settings lists it.
  static func possible(
    on device: SimulatedDevice, to app: AppID, since release: Release, tapping taps: [String], hasPlans: Bool,
    hasAsked: Bool
  ) -> [JourneyMove] {
    answers(on: device) + screenMoves(on: device, app: app, tapping: taps)
      + settingsMoves(on: device, of: app, hasAsked: hasAsked) + processMoves(on: device, of: app)
      + (device.policy.release == release && release.next != nil ? [.updateSystem] : [])
      + elsewhere(on: device, with: app) + surroundings(of: device, hasPlans: hasPlans)
  }

  /// Returns the answers to the prompt, in a separate order.
  ///
  /// The arrangement of a prompt's buttons must not decide which of several equally short journeys is reported, and a
  /// reader would wonder why Allow Once, a refusal or Precise: Off is necessary.
  private static func answers(on device: SimulatedDevice) -> [JourneyMove] {
    guard device.visiblePrompt != nil else { return [] }
    let answers = device.availablePersonActions.compactMap { action -> (choice: Choice, precise: Bool)? in
      guard case .answers(let choice, let precise) = action else { return nil }
      return (choice, precise)
    }
    return [true, false].flatMap { precise in
      Plainness.allCases.flatMap { plainness in
        answers.filter { $0.precise == precise && Plainness($0.choice) == plainness }
          .map { .answer($0.choice, precise: precise) }
      }
    }
  }

  private static func screenMoves(
    on device: SimulatedDevice, app: AppID, tapping taps: [String]
  ) -> [JourneyMove] {
    if device.isLocked { return [.unlock] }
    guard device.screen == .app(app) else {
      return device.canPerform(.person(.opens(app))) ? [.open] : []
    }
    let taps = device.visiblePrompt == nil && device.phase(of: app) == .foreground ? taps : []
    return taps.map { .tap($0) } + (device.canPerform(.person(.goesHome)) ? [.goHome] : []) + [.lock]
  }

  /// Returns the moves that a person can make in Settings now.
  private static func settingsMoves(
    on device: SimulatedDevice, of app: AppID, hasAsked: Bool
  ) -> [JourneyMove] {
    var device = device
    device.isRecording = false
    if device.screen != .settings {
      do throws(CallError) { try device.perform(.person(.opensSettings)) } catch { return [] }
    }
    let state = device[app].authorization
    let isListed = hasAsked || device.policy.assumptions.settingsListsAppsThatNeverAsked
    return device.availablePersonActions.compactMap { action in
      switch action {
      case .chooses(let row, app): !isListed || row.leaves(state.grant) ? nil : .chooseInSettings(row)
      case .setsPrecise(let isOn, app): .setPrecise(isOn)
      case .sets(.locationServices, let isOn): .setLocationServices(isOn)
      case .sets(.restriction, let isOn): .setRestriction(isOn)
      case .sets(.forbiddenChanges, let isOn): .forbidChanges(isOn)
      case .resetsLocationAndPrivacy: .resetLocationAndPrivacy
      default: nil
      }
    }
  }

  private static func processMoves(on device: SimulatedDevice, of app: AppID) -> [JourneyMove] {
    var moves: [JourneyMove] = []
    let hasProcess = device[app].process != nil
    if device.canPerform(.person(.forceQuits(app))) { moves.append(.forceQuit) }
    if hasProcess { moves += [.terminate, .restart] }
    if !device.phase(of: app).isRunning, device.canPerform(.system(.launchesInBackground(app))) {
      moves.append(.launchInBackground)
    }
    if device.canPerform(.system(.showsSecondPrompt(app))) { moves.append(.showSecondPrompt) }
    if device[app].awaitsReminder, device.canPerform(.system(.reminds(app))) { moves.append(.remind) }
    return moves
  }

  /// Returns the moves elsewhere than on the phone's screen that matter to an app.
  private static func elsewhere(on device: SimulatedDevice, with app: AppID) -> [JourneyMove] {
    let isShown = device[app].isOnCarDisplay
    let watchesDisplay = device.monitoredRegions(of: app).contains { $0.notifyEntryStateOnDisplay }
    let moves: [(JourneyMove, Input)] = [
      (.showInCar(!isShown), .person(.showsInCar(!isShown, for: app))),
      (.removeLiveActivity, .person(.removesLiveActivity(app))),
      (.addWidget, .person(.addsWidget(app))), (.lookAtWidget, .person(.looksAtWidget(app))),
    ]
    return (watchesDisplay && device.canPerform(.person(.turnsOnDisplay)) ? [.turnOnDisplay] : [])
      + moves.filter { device.canPerform($0.1) }.map { $0.0 }
  }

  private static func surroundings(of device: SimulatedDevice, hasPlans: Bool) -> [JourneyMove] {
    [device.world.isPositionLost ? .findPosition : .losePosition] + (hasPlans ? [.wait] : [])
  }
}

/// The ranks of answers by how little they make a reader wonder why they were chosen; the plainest first.
private enum Plainness: CaseIterable {
  case agreesForGood, agreesOnce, declines

  init(_ choice: Choice) {
    switch choice.effect {
    case .allows, .allowsUse, .leadsOn: self = .agreesForGood
    case .allowsOnce: self = .agreesOnce
    case .declines: self = .declines
    }
  }
}

extension SettingsRow {
  /// Returns whether the row is the current one, so that choosing it changes nothing.
  fileprivate func leaves(_ grant: Grant) -> Bool {
    switch (self, grant) {
    case (.off, .denied), (.never, .denied), (.on, .always), (.whileUsing, .whenInUse), (.always, .always),
      (.askNextTime, .notDetermined):
      true
    default: false
    }
  }
}
