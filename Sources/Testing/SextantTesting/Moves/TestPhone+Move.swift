import LocationHost
import LocationSimulation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// Makes a move other than the app's own; throws a refusal if it is impossible at the moment.
  func make(_ move: JourneyMove) throws {
    switch move {
    case .tap: preconditionFailure("a tap is the app's")
    case .answer(let choice, let precise): try answer(choice, precise: precise)
    case .goHome: try goHome()
    case .open: try open()
    case .lock: try lock()
    case .unlock: try unlock()
    case .chooseInSettings(let row): try chooseInSettings(row)
    case .setPrecise(let isOn): try setPrecise(isOn)
    case .setLocationServices(let isOn): try setLocationServices(isOn)
    case .setRestriction(let isOn): try setRestriction(isOn)
    case .forbidChanges(let isOn): try set(.forbiddenChanges, to: isOn)
    case .resetLocationAndPrivacy: try resetLocationAndPrivacy()
    case .forceQuit: try forceQuit()
    case .restart: try restart()
    case .updateSystem: try updateSystem()
    case .terminate: try terminate()
    case .launchInBackground: try launchInBackground()
    case .showSecondPrompt: try showSecondPrompt()
    case .remind: try perform(.system(.reminds(host.app)))
    case .losePosition: losePosition()
    case .findPosition: findPosition()
    case .turnOnDisplay: try perform(.person(.turnsOnDisplay))
    case .showInCar(let isShown): try perform(.person(.showsInCar(isShown, for: host.app)))
    case .removeLiveActivity: try perform(.person(.removesLiveActivity(host.app)))
    case .addWidget: try perform(.person(.addsWidget(host.app)))
    case .lookAtWidget: try perform(.person(.looksAtWidget(host.app)))
    case .wait: waitForChange()
    }
  }

  /// Lets time pass until the next planned event that changes something for the app, or what it may do.
  ///
  /// A receiver that searches for a position and finds none changes nothing, so the search has a limit.
  private func waitForChange() {
    let before = host.read { Circumstances($0, of: self.host.app) }
    let work = queue.work
    for _ in 0..<Self.instants {
      guard let next = host.nextEvent else { return }
      host.step(until: next)
      settle()
      if queue.work != work || host.read({ Circumstances($0, of: self.host.app) }) != before { return }
    }
  }

  private static var instants: Int { 200 }
}
