import CoreLocation
import SextantTesting

// Mistakes with continuous updates.
extension FlawedApp {
  private static let recordsAsShown = JourneyExpectation<AppModel>.always(
    "it records when it shows that it does"
  ) { model, phone in
    guard model.isRecording, phone.grant != .denied, phone.grant != .notDetermined else { return true }
    return phone.host.read { device in
      device[phone.host.app].process?.managers.contains { $0.services.standard != nil } ?? false
    }
  }

  static let recording: [FlawedApp] = [
    FlawedApp(
      name: "shows that it records after a relaunch, and doesn't",
      seenIn: "MIS-40", release: .iOS15,
      kinds: [.taps, .answers, .processes, .leaving],
      problem: .broken("it records when it shows that it does"),
      moves: [.tap("Start"), .answer(.allowWhileUsingApp), .forceQuit, .open],
      expectations: [recordsAsShown]
    ) { process, isMended in
      let model = recorder(process)
      if process.kept["isRecording"] != nil {
        model.isRecording = true
        if isMended { model.manager.startUpdatingLocation() }
      }
      return model
    },
    FlawedApp(
      name: "ends a recording at the first kCLErrorLocationUnknown",
      seenIn: "MIS-21", release: .iOS16,
      kinds: [.taps, .answers, .world, .time], problem: .broken("it records when it shows that it does"),
      moves: [.tap("Start"), .answer(.allowWhileUsingApp), .losePosition, .wait],
      expectations: [recordsAsShown]
    ) { process, isMended in
      let model = recorder(process)
      model.onFailure = { code in
        if !isMended || code != .locationUnknown { model.manager.stopUpdatingLocation() }
      }
      return model
    },
    FlawedApp(
      name: "does not begin when it is allowed later in Settings",
      seenIn: "kiliankoe/ParkenDD#41", release: .iOS18,
      kinds: [.taps, .answers, .settings], problem: .broken("it records when it shows that it does"),
      moves: [.tap("Start"), .answer(.dontAllow), .chooseInSettings(.whileUsing)],
      expectations: [recordsAsShown]
    ) { process, isMended in
      let model = recorder(process)
      // Updates that fail for lack of permission are stopped, and must be started again.
      model.onFailure = { if $0 == .denied { model.manager.stopUpdatingLocation() } }
      model.onAuthorization = { status in
        let isAllowed = status == .authorizedWhenInUse || status == .authorizedAlways
        if isMended, isAllowed, model.isRecording { model.manager.startUpdatingLocation() }
      }
      return model
    },
    FlawedApp(
      name: "goes on when the recording has ended",
      seenIn: "MIS-08", release: .iOS17, kinds: [.taps, .answers],
      problem: .runsOn(service: "startUpdatingLocation()"),
      moves: [.tap("Start"), .answer(.allowWhileUsingApp), .tap("Stop")]
    ) { process, isMended in
      let model = recorder(process)
      process.tap("Stop", when: { model.isRecording }) {
        model.isRecording = false
        if isMended { model.manager.stopUpdatingLocation() }
      }
      return model
    },
  ]

  @MainActor
  private static func recorder(_ process: LaunchedApp) -> AppModel {
    let model = AppModel()
    process.isMeantToRun { model.isRecording }
    func start() {
      model.isRecording = true
      process.kept["isRecording"] = "yes"
      model.manager.requestWhenInUseAuthorization()
      model.manager.startUpdatingLocation()
    }
    process.tap("Start", when: { !model.isRecording }, start)
    return model
  }
}
