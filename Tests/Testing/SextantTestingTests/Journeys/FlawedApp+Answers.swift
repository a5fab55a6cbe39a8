import CoreLocation
import SextantTesting

// Mistakes with the results of permission requests.
extension FlawedApp {
  static let answers: [FlawedApp] = [
    FlawedApp(
      name: "takes the first callback for the answer",
      seenIn: "MIS-14; malcommac/SwiftLocation#380", release: .iOS14, kinds: [.taps, .answers],
      problem: .shows(.notDetermined, .authorizedWhenInUse),
      moves: [.tap("Allow"), .answer(.allowWhileUsingApp)],
      expectations: [.shows { $0.shown }]
    ) { process, isMended in
      let model = AppModel()
      let answer = Waiter<CLAuthorizationStatus>()
      model.onAuthorization = { status in
        if isMended { model.show(status) }
        if !isMended || status != .notDetermined { answer.wake(status) }
      }
      process.tap("Allow") {
        model.show(await answer.wait { model.manager.requestWhenInUseAuthorization() })
      }
      return model
    },
    FlawedApp(
      name: "takes the status after 0.3 seconds for the answer",
      seenIn: "AsyncSwift/AsyncLocationKit waits 0.3 s for the prompt; himbeles/LocationProvider#6",
      release: .iOS15,
      kinds: [.taps, .answers, .time], problem: .shows(.notDetermined, .authorizedWhenInUse),
      moves: [.tap("Allow"), .wait, .answer(.allowWhileUsingApp)],
      expectations: [.shows { $0.shown }]
    ) { process, isMended in
      let model = AppModel()
      if isMended { model.onAuthorization = { model.show($0) } }
      process.tap("Allow") {
        model.manager.requestWhenInUseAuthorization()
        // On the phone's clock; no real time passes.
        try await Task.sleep(for: .milliseconds(300))
        model.show(model.manager.authorizationStatus)
      }
      return model
    },
    FlawedApp(
      name: "awaits a callback after Keep Only While Using",
      seenIn: "MIS-11; malcommac/SwiftLocation", release: .iOS16,
      kinds: [.taps, .answers], problem: .neverEnds(tap: "Always"),
      moves: [
        .tap("Allow"), .answer(.allowWhileUsingApp), .tap("Always"), .answer(.keepOnlyWhileUsing),
      ]
    ) { process, isMended in
      let model = AppModel()
      let answer = Waiter<Void>()
      model.onAuthorization = { if $0 == .authorizedAlways { answer.wake(()) } }
      // The consequence of Allow Once is another mistake, which this app doesn't have.
      process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
      process.tap(
        "Always",
        when: { process.phone.grant == .whenInUse }
      ) {
        guard !isMended else { return model.manager.requestAlwaysAuthorization() }
        await answer.wait { model.manager.requestAlwaysAuthorization() }
      }
      return model
    },
    FlawedApp(
      name: "awaits an answer that Allow Once keeps from coming",
      seenIn: "MIS-12; AsyncSwift/AsyncLocationKit#30", release: .iOS16,
      kinds: [.taps, .answers], problem: .neverEnds(tap: "Always"),
      moves: [.tap("Allow"), .answer(.allowOnce), .tap("Always")]
    ) { process, isMended in
      let model = AppModel()
      let answer = Waiter<Void>()
      model.onAuthorization = { if $0 == .authorizedAlways { answer.wake(()) } }
      process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
      process.tap("Always", when: { model.manager.authorizationStatus == .authorizedWhenInUse }) {
        guard !isMended else { return model.manager.requestAlwaysAuthorization() }
        await answer.wait { model.manager.requestAlwaysAuthorization() }
      }
      return model
    },
    FlawedApp(
      name: "waits for an answer after the app was left",
      seenIn: "expo/expo#27917", release: .iOS17,
      kinds: [.taps, .answers, .leaving], problem: .neverEnds(tap: "Allow"),
      moves: [.tap("Allow"), .goHome]
    ) { process, isMended in
      let model = AppModel()
      let answer = Waiter<Void>()
      model.onAuthorization = { if $0 != .notDetermined { answer.wake(()) } }
      process.tap("Allow") {
        guard model.manager.authorizationStatus == .notDetermined else { return }
        guard !isMended else { return model.manager.requestWhenInUseAuthorization() }
        await answer.wait { model.manager.requestWhenInUseAuthorization() }
      }
      return model
    },
    FlawedApp(
      name: "takes a question that went unanswered for one that is still up",
      seenIn: "Baseflow/flutter-geolocator, PermissionRequestInProgress", release: .iOS18,
      kinds: [.taps, .answers, .leaving], problem: .broken("it asks as long as nothing is decided"),
      moves: [.tap("Allow"), .goHome, .open, .tap("Allow")],
      expectations: [.always("it asks as long as nothing is decided") { model, _ in !model.hasFailed }]
    ) { process, isMended in
      let model = AppModel()
      var isAsking = false
      model.onAuthorization = { if $0 != .notDetermined { isAsking = false } }
      process.tap("Allow") {
        guard model.manager.authorizationStatus == .notDetermined else { return }
        if isAsking, !isMended {
          model.hasFailed = true
          return
        }
        isAsking = true
        model.manager.requestWhenInUseAuthorization()
      }
      return model
    },
    FlawedApp(
      name: "awaits an answer of something that is gone",
      seenIn: "malcommac/SwiftLocation, a guard that returns without resuming", release: .iOS18,
      kinds: [.taps, .answers],
      problem: .neverEnds(tap: "Allow"), moves: [.tap("Sign out"), .tap("Allow")]
    ) { process, isMended in
      let model = AppModel()
      let answer = Waiter<Void>()
      var locator: AppModel? = model
      model.onAuthorization = { if $0 != .notDetermined { answer.wake(()) } }
      process.tap("Sign out") { locator = nil }
      process.tap("Allow") {
        await answer.wait {
          if let locator, locator.manager.authorizationStatus == .notDetermined {
            locator.manager.requestWhenInUseAuthorization()
          } else if isMended || locator != nil {
            answer.wake(())
          }
        }
      }
      return model
    },
    FlawedApp(
      name: "asks again after a no, and waits",
      seenIn: "dpa99c/cordova-diagnostic-plugin#348", release: .iOS14, kinds: [.taps, .answers],
      problem: .neverEnds(tap: "Allow"),
      moves: [.tap("Allow"), .answer(.dontAllow), .tap("Allow")]
    ) { process, isMended in
      let model = AppModel()
      let answer = Waiter<Void>()
      var isGranted: Bool { model.manager.authorizationStatus == .authorizedWhenInUse }
      model.onAuthorization = { if $0 != .notDetermined { answer.wake(()) } }
      process.tap("Allow") {
        let mayAsk = isMended ? model.manager.authorizationStatus == .notDetermined : !isGranted
        if mayAsk { await answer.wait { model.manager.requestWhenInUseAuthorization() } }
      }
      return model
    },
    FlawedApp(
      name: "asks while Location Services is off, and waits",
      seenIn: "dpa99c/cordova-diagnostic-plugin#183", release: .iOS15,
      kinds: [.taps, .answers, .switches, .leaving], problem: .neverEnds(tap: "Allow"),
      moves: [.setLocationServices(false), .open, .tap("Allow"), .answer(.settings)]
    ) { process, isMended in
      let model = AppModel()
      let answer = Waiter<Void>()
      model.onAuthorization = { if $0 == .authorizedWhenInUse { answer.wake(()) } }
      process.tap("Allow") {
        let isOff = model.manager.authorizationStatus == .denied
        if isOff, !isMended { await answer.wait { model.manager.requestWhenInUseAuthorization() } }
      }
      return model
    },
    FlawedApp(
      name: "asks by a manager that nobody keeps",
      seenIn: "MIS-18; sparrowcode/PermissionsKit#341", release: .iOS14, kinds: [.taps, .answers],
      problem: .neverEnds(tap: "Allow"), moves: [.tap("Allow")]
    ) { process, isMended in
      let model = AppModel()
      let answer = Waiter<Void>()
      model.onAuthorization = { if $0 != .notDetermined { answer.wake(()) } }
      process.tap("Allow") {
        await answer.wait {
          let manager = isMended ? model.manager : model.makeManager()
          if manager.authorizationStatus == .notDetermined {
            manager.requestWhenInUseAuthorization()
          } else {
            answer.wake(())
          }
        }
      }
      return model
    },
    FlawedApp(
      name: "asks as soon as it is launched",
      seenIn: "MIS-42; stadiamaps/ferrostar asks in an initializer", release: .iOS13, kinds: .all,
      problem: .asksByItself, moves: []
    ) { process, isMended in
      let model = AppModel()
      if !isMended { model.manager.requestWhenInUseAuthorization() }
      return model
    },
    FlawedApp(
      name: "asks from the callback whenever nothing is decided",
      seenIn: "MIS-16", release: .iOS15,
      kinds: [.taps, .answers, .leaving, .time], problem: .asksByItself,
      moves: [.tap("Allow"), .answer(.allowOnce), .goHome, .wait, .wait, .open]
    ) { process, isMended in
      let model = AppModel()
      if !isMended {
        model.onAuthorization = { status in
          if status == .notDetermined { model.manager.requestWhenInUseAuthorization() }
        }
      }
      process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
      return model
    },
    FlawedApp(
      name: "takes Always for a no, for it looks for When In Use",
      seenIn: "sparrowcode/PermissionsKit, the status of When In Use", release: .iOS17,
      kinds: [.taps, .answers], problem: .shows(.denied, .authorizedAlways),
      moves: [.tap("Allow"), .answer(.allowWhileUsingApp)], expectations: [.shows { $0.shown }]
    ) { process, isMended in
      let model = AppModel()
      model.onAuthorization = { status in
        if isMended || status == .notDetermined || status == .authorizedWhenInUse {
          model.show(status)
        } else {
          model.show(.denied)
        }
      }
      process.tap("Allow") { model.manager.requestAlwaysAuthorization() }
      return model
    },
    FlawedApp(
      name: "takes provisional Always for good",
      seenIn: "MIS-13", release: .iOS15, kinds: [.taps, .answers, .system],
      problem: .shows(.authorizedAlways, .authorizedWhenInUse),
      moves: [
        .tap("Allow"), .answer(.allowWhileUsingApp), .showSecondPrompt, .answer(.keepOnlyWhileUsing),
      ],
      expectations: [.shows { $0.shown }]
    ) { process, isMended in
      let model = AppModel()
      model.onAuthorization = { status in
        if isMended || model.shown != .authorizedAlways { model.show(status) }
      }
      process.tap("Allow") { model.manager.requestAlwaysAuthorization() }
      return model
    },
    FlawedApp(
      name: "keeps that it was allowed, and believes it after Allow Once",
      seenIn: "MIS-15", release: .iOS14,
      kinds: [.taps, .answers, .processes, .leaving], problem: .shows(.authorizedWhenInUse, .notDetermined),
      moves: [.tap("Allow"), .answer(.allowOnce), .forceQuit, .open],
      expectations: [.shows { $0.shown }]
    ) { process, isMended in
      let model = AppModel()
      model.onAuthorization = { status in
        if status == .authorizedWhenInUse { process.kept["isAllowed"] = "yes" }
        model.show(status)
      }
      if isMended {
        _ = model.manager
      } else if process.kept["isAllowed"] != nil {
        model.show(.authorizedWhenInUse)
      }
      process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
      return model
    },
    FlawedApp(
      name: "keeps that it has asked, and takes that for a no",
      seenIn: "MIS-15; zoontek/react-native-permissions#379", release: .iOS16,
      kinds: [.taps, .answers, .processes, .leaving], problem: .shows(.denied, .notDetermined),
      moves: [.tap("Allow"), .forceQuit, .open],
      expectations: [.shows { $0.shown }]
    ) { process, isMended in
      let model = AppModel()
      model.onAuthorization = { status in
        let isTakenForNo = !isMended && status == .notDetermined && process.kept["hasAsked"] != nil
        model.show(isTakenForNo ? .denied : status)
      }
      _ = model.manager
      process.tap("Allow") {
        model.manager.requestWhenInUseAuthorization()
        process.kept["hasAsked"] = "yes"
      }
      return model
    },
  ]
}
