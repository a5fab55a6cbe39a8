import CoreLocation
import SextantTesting

// Mistakes with single locations.
extension FlawedApp {
  static let locations: [FlawedApp] = [
    FlawedApp(
      name: "looks for a location without ever asking",
      seenIn: "MIS-05", release: .iOS14, kinds: [.taps, .answers],
      problem: .neverEnds(tap: "Locate"), moves: [.tap("Locate")]
    ) { process, isMended in
      locating(process) { model, _ in
        if isMended { model.manager.requestWhenInUseAuthorization() }
        model.manager.startUpdatingLocation()
      }
    },
    FlawedApp(
      name: "starts the compass and waits for locations",
      seenIn: "MIS-49", release: .iOS15, kinds: [.taps, .answers],
      problem: .neverEnds(tap: "Locate"), moves: [.tap("Locate"), .answer(.allowWhileUsingApp)]
    ) { process, isMended in
      locating(process) { model, _ in
        model.manager.requestWhenInUseAuthorization()
        if isMended { model.manager.startUpdatingLocation() } else { model.manager.startUpdatingHeading() }
      }
    },
    FlawedApp(
      name: "waits for a fine location while Precise is off",
      seenIn: "MIS-31; intuit/LocationManager#132", release: .iOS16, kinds: [.taps, .answers],
      problem: .neverEnds(tap: "Locate"),
      moves: [.tap("Locate"), .answer(.allowWhileUsingApp, precise: false)]
    ) { process, isMended in
      locating(process, isGoodEnough: { isMended || $0.horizontalAccuracy <= 100 }) { model, _ in
        model.manager.requestWhenInUseAuthorization()
        model.manager.startUpdatingLocation()
      }
    },
    FlawedApp(
      name: "does not stop what it has started",
      seenIn: "MIS-08", release: .iOS17, kinds: [.taps, .answers],
      problem: .runsOn(service: "startUpdatingLocation()"),
      moves: [.tap("Locate"), .answer(.allowWhileUsingApp)]
    ) { process, isMended in
      locating(process, stops: isMended) { model, _ in
        model.manager.requestWhenInUseAuthorization()
        model.manager.startUpdatingLocation()
      }
    },
    FlawedApp(
      name: "takes kCLErrorLocationUnknown of requestLocation() for a hiccup",
      seenIn: "Baseflow/flutter-geolocator swallows it", release: .iOS18,
      kinds: [.taps, .answers, .world, .time], problem: .neverEnds(tap: "Locate"),
      moves: [.tap("Allow"), .answer(.allowWhileUsingApp), .tap("Locate"), .losePosition, .wait]
    ) { process, isMended in
      let model = AppModel()
      let found = Waiter<Void>()
      model.onLocations = { _ in found.wake(()) }
      model.onFailure = { if isMended || $0 != .locationUnknown { found.wake(()) } }
      process.tap("Allow", when: { model.manager.authorizationStatus == .notDetermined }) {
        model.manager.requestWhenInUseAuthorization()
      }
      process.tap("Locate", when: { model.manager.authorizationStatus == .authorizedWhenInUse }) {
        await found.wait { model.manager.requestLocation() }
      }
      return model
    },
    FlawedApp(
      name: "lets the second caller take the place of the first",
      seenIn: "Baseflow/flutter-geolocator, a second requestPosition", release: .iOS14,
      kinds: [.taps, .answers],
      problem: .neverEnds(tap: "Locate"),
      moves: [.tap("Locate"), .answer(.allowWhileUsingApp), .tap("Locate")]
    ) { process, isMended in
      locating(process, replacing: !isMended) { model, _ in
        model.manager.requestWhenInUseAuthorization()
        model.manager.startUpdatingLocation()
      }
    },
    FlawedApp(
      name: "forgets who waits when the search is called off",
      seenIn: "malcommac/SwiftLocation#382", release: .iOS15, kinds: [.taps, .answers],
      problem: .neverEnds(tap: "Locate"),
      moves: [.tap("Locate"), .answer(.allowWhileUsingApp), .tap("Cancel")]
    ) { process, isMended in
      let model = AppModel()
      let found = Waiter<Void>()
      model.onLocations = { _ in
        model.manager.stopUpdatingLocation()
        found.wake(())
      }
      model.onFailure = { error in
        guard error == .denied else { return }
        model.manager.stopUpdatingLocation()
        found.wake(())
      }
      process.tap("Locate") {
        await found.wait {
          model.manager.requestWhenInUseAuthorization()
          model.manager.startUpdatingLocation()
        }
      }
      process.tap("Cancel", when: { found.count > 0 }) {
        model.manager.stopUpdatingLocation()
        if isMended { found.wake(()) } else { found.forget() }
      }
      return model
    },
    FlawedApp(
      name: "asks for full accuracy, and waits for a change, where it is full",
      seenIn: "MIS-33", release: .iOS14,
      kinds: [.taps, .answers], problem: .neverEnds(tap: "Precise"),
      moves: [.tap("Allow"), .answer(.allowWhileUsingApp), .tap("Precise")]
    ) { process, isMended in
      let model = AppModel()
      let change = Waiter<Void>()
      model.onAuthorization = { _ in
        if model.manager.accuracyAuthorization == .fullAccuracy { change.wake(()) }
      }
      process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
      process.tap("Precise", when: { model.manager.authorizationStatus == .authorizedWhenInUse }) {
        guard !isMended else {
          return try await model.manager.requestTemporaryFullAccuracyAuthorization(
            withPurposeKey: InfoPlist.purposeKey)
        }
        await change.wait {
          model.manager.requestTemporaryFullAccuracyAuthorization(
            withPurposeKey: InfoPlist.purposeKey, completion: nil)
        }
      }
      return model
    },
    FlawedApp(
      name: "asks with a purpose key that the Info.plist lacks, and waits for a change",
      seenIn: "MIS-32", release: .iOS17,
      kinds: [.taps, .answers], problem: .neverEnds(tap: "Precise"),
      moves: [.tap("Allow"), .answer(.allowWhileUsingApp, precise: false), .tap("Precise")],
      infoPlist: .complete(purposeKeys: "Door")
    ) { process, isMended in
      let model = AppModel()
      let change = Waiter<Void>()
      model.onAuthorization = { _ in
        if model.manager.accuracyAuthorization == .fullAccuracy { change.wake(()) }
      }
      process.tap("Allow") { model.manager.requestWhenInUseAuthorization() }
      process.tap("Precise", when: { model.manager.accuracyAuthorization == .reducedAccuracy }) {
        await change.wait {
          model.manager.requestTemporaryFullAccuracyAuthorization(
            withPurposeKey: isMended ? "Door" : "Dor"
          ) { error in
            // The completion is called on the main thread, like all callbacks of a manager that was created there.
            MainActor.assumeIsolated { if isMended { change.wake(()) } }
          }
        }
      }
      return model
    },
    FlawedApp(
      name: "sets the flag for the background without the mode",
      seenIn: "MIS-06; skedgo/GeoMonitor", release: .iOS13, kinds: .all,
      problem: .crashed(.backgroundUpdatesWithoutMode), moves: [.tap("Record")],
      infoPlist: ["NSLocationWhenInUseUsageDescription": "To draw your run."]
    ) { process, isMended in
      let model = AppModel()
      process.tap("Record") {
        model.manager.stopUpdatingLocation()
        if !isMended { model.manager.allowsBackgroundLocationUpdates = true }
      }
      return model
    },
  ]

  /// Returns an app that requests one location and stops.
  @MainActor
  private static func locating(
    _ process: LaunchedApp, isGoodEnough: @escaping @MainActor (CLLocation) -> Bool = { _ in true },
    stops: Bool = true, replacing: Bool = false, start: @escaping @MainActor (AppModel, LaunchedApp) -> Void
  ) -> AppModel {
    let model = AppModel()
    let found = Waiter<Void>()
    func end() {
      if stops { model.manager.stopUpdatingLocation() }
      model.manager.stopUpdatingHeading()
      found.wake(())
    }
    model.onLocations = { if let last = $0.last, isGoodEnough(last) { end() } }
    model.onFailure = { if $0 == .denied { end() } }
    process.tap("Locate") { await found.wait(replacing: replacing) { start(model, process) } }
    return model
  }
}
