/// The Swift sources of the Driver, the UI test that plays the person.
enum DriverSources {
  static let driver = #"""
    import CoreLocation
    import XCTest

    /// Plays the journey once, as a person does, and notes what the screen shows after each step.
    ///
    /// The app is opened from the Home screen: an app that a test launches is never suspended.
    final class JourneyTests: XCTestCase {
      private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      private let settings = XCUIApplication(bundleIdentifier: "com.apple.Preferences")
      private let notes = Notes(named: "driver.ndjson")
      private var code: ProbeCode!
      private var probe: XCUIApplication!

      /// How long a prompt is waited for, and how long the app has to answer.
      private static let patience = 4.0

      func testJourney() throws {
        continueAfterFailure = true
        code = try ProbeCode(in: Bundle(for: Self.self))
        probe = XCUIApplication(bundleIdentifier: code.bundle)
        notePhone()
        XCUIDevice.shared.press(.home)
        for (index, step) in code.steps.enumerated() {
          notes.write(["kind": "step", "step": index, "time": Date().timeIntervalSince1970])
          guard take(step, at: index) else {
            notes.write(["kind": "stopped", "step": index, "time": Date().timeIntervalSince1970])
            return XCTFail("step \(index) was not possible: \(step.action) \(step.text)")
          }
          look(after: index)
        }
        notes.write(["kind": "ended", "time": Date().timeIntervalSince1970])
      }

      // What the screen shows

      private func look(after step: Int) {
        let alert = springboard.alerts.firstMatch
        if alert.waitForExistence(timeout: Self.patience) {
          let labels = alert.buttons.allElementsBoundByIndex.map { $0.label }
          notes.note("prompt", "alert", [alert.label] + labels.filter { !$0.hasPrefix("Precise:") })
        } else {
          notes.note("prompt", "none")
        }
        notes.note("process", state)
        signal("read", step)
        pass(1)
      }

      private var state: String {
        switch probe.state {
        case .runningForeground: return "foreground"
        case .runningBackground: return "background"
        case .runningBackgroundSuspended: return "suspended"
        default: return "notRunning"
        }
      }

      private func signal(_ name: String, _ step: Int) {
        CFNotificationCenterPostNotification(
          CFNotificationCenterGetDarwinNotifyCenter(),
          CFNotificationName("\(code.bundle).\(name).\(step)" as CFString), nil, nil, true)
      }

      /// Lets time pass while the test goes on to be in charge.
      private func pass(_ seconds: Double) {
        _ = XCTWaiter.wait(for: [XCTestExpectation(description: "time passes")], timeout: seconds)
      }

      // Steps

      private func take(_ step: ProbeCode.Step, at index: Int) -> Bool {
        switch step.kind {
        case "app": signal("take", index)
        case "wait": pass(step.seconds)
        case "until": return waitUntil(step)
        case "person": return act(step)
        case "system": probe.terminate()
        case "place": return setPlace(step)
        default: askForHands(step.text, seconds: step.seconds)
        }
        return true
      }

      private func waitUntil(_ step: ProbeCode.Step) -> Bool {
        if step.action == "prompt" { return springboard.alerts.firstMatch.waitForExistence(timeout: step.seconds) }
        pass(step.seconds)
        return true
      }

      private func act(_ step: ProbeCode.Step) -> Bool {
        switch step.action {
        case "opens": return openProbe()
        case "goesHome": XCUIDevice.shared.press(.home)
        case "opensSettings": settings.activate()
        case "chooses": return choose(step.argument as? [String] ?? [])
        case "setsPrecise": return turn("Precise Location", on: step.argument as? Bool ?? true)
        case "setsLocationServices": return turnLocationServices(on: step.argument as? Bool ?? true)
        case "answers": return answer(step.argument as? [String] ?? [], isPrecise: step.text != "imprecise")
        case "tapsLocationButton":
          let button = probe.buttons["locationButton"]
          guard button.waitForExistence(timeout: Self.patience) else { return false }
          button.tap()
        default: return false
        }
        return true
      }

      private func openProbe() -> Bool {
        if probe.state == .runningForeground { return true }
        XCUIDevice.shared.press(.home)
        for _ in 0..<6 {
          let icon = springboard.icons["PROBE_NAME"]
          if icon.exists, icon.isHittable {
            icon.tap()
            return probe.wait(for: .runningForeground, timeout: 10)
          }
          springboard.swipeLeft()
        }
        return false
      }

      private func answer(_ labels: [String], isPrecise: Bool) -> Bool {
        let alert = springboard.alerts.firstMatch
        guard alert.waitForExistence(timeout: Self.patience) else { return false }
        let precise = alert.buttons["Precise: On"]
        if !isPrecise, precise.exists { precise.tap() }
        for label in labels {
          for spelling in [label, label.replacingOccurrences(of: "’", with: "'")] where alert.buttons[spelling].exists {
            alert.buttons[spelling].tap()
            return true
          }
        }
        return false
      }

      // Settings: the names of the pages are those of iOS 13 to 18

      private func openLocationServices() -> Bool {
        settings.terminate()
        settings.launch()
        return tap(["Privacy & Security", "Privacy"]) && tap(["Location Services"])
      }

      private func openPage() -> Bool {
        if settings.navigationBars["PROBE_NAME"].exists { return true }
        return openLocationServices() && tap(["PROBE_NAME"])
      }

      private func choose(_ rows: [String]) -> Bool { openPage() && tap(rows) }

      private func turn(_ name: String, on isOn: Bool) -> Bool {
        openPage() && turn(settings.switches[name].firstMatch, on: isOn)
      }

      private func turnLocationServices(on isOn: Bool) -> Bool {
        guard openLocationServices(), turn(settings.switches["Location Services"].firstMatch, on: isOn) else {
          return false
        }
        let confirmation = settings.buttons["Turn Off"].firstMatch
        if !isOn, confirmation.waitForExistence(timeout: 2) { confirmation.tap() }
        return true
      }

      private func turn(_ element: XCUIElement, on isOn: Bool) -> Bool {
        guard element.waitForExistence(timeout: Self.patience) else { return false }
        // The row is as wide as the screen; the switch is at its end.
        if (element.value as? String == "1") != isOn {
          element.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
        }
        return true
      }

      private func tap(_ names: [String]) -> Bool {
        for _ in 0..<6 {
          for name in names {
            let row = settings.staticTexts[name].firstMatch
            if row.exists, row.isHittable {
              row.tap()
              return true
            }
          }
          settings.swipeUp()
        }
        return false
      }

      // Surroundings

      private func setPlace(_ step: ProbeCode.Step) -> Bool {
        guard #available(iOS 16.4, *), let place = step.argument as? [Double], place.count == 2 else {
          askForHands("Set the location of the simulator or phone to \(step.text).", seconds: step.seconds)
          return true
        }
        XCUIDevice.shared.location = XCUILocation(
          location: CLLocation(latitude: place[0], longitude: place[1]))
        return true
      }

      /// Leaves time for what only hands can do.
      private func askForHands(_ instruction: String, seconds: Double) {
        NSLog("BY HAND, within \(Int(seconds)) seconds: \(instruction)")
        pass(seconds)
      }

      // The phone

      private func notePhone() {
        var name = utsname()
        uname(&name)
        let machine = withUnsafeBytes(of: &name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let surroundings = ProcessInfo.processInfo.environment
        let model = surroundings["SIMULATOR_MODEL_IDENTIFIER"]
        notes.write([
          "kind": "phone", "source": model == nil ? "device" : "simulator", "model": model ?? machine,
          "ios": UIDevice.current.systemVersion,
          "build": surroundings["SIMULATOR_RUNTIME_BUILD_VERSION"] ?? Self.build, "time": Date().timeIntervalSince1970,
        ])
      }

      private static var build: String {
        var size = 0
        sysctlbyname("kern.osversion", nil, &size, nil, 0)
        var bytes = [UInt8](repeating: 0, count: size)
        sysctlbyname("kern.osversion", &bytes, &size, nil, 0)
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    """#.replacing("PROBE_NAME", with: Experiment.appName)
}
