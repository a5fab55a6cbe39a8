import LocationDelivery
import LocationPolicy

/// The two components of the article "Location on iOS" as a model: their requests and reports, on a simulated phone.
struct LocationOnIOSComponent {
  enum Kind: CaseIterable {
    /// OnceGetLocationMgr of section 1.
    case once
    /// ConstantlyGetLocationMgr of section 2.
    case continuous
  }

  /// LocationResult.
  enum Result: Hashable {
    case success
    case serviceDisable
    case permissionDenied
    case failed
    case cancel
  }

  let kind: Kind
  var phone: ArticlePhone
  private(set) var isUpdating = false
  /// Whether resultClosure is set.
  private(set) var isListening = false
  private(set) var results: [Result] = []
  private var hasManager = false
  /// Whether a callback waits for the suspended app to run again.
  private var callbackWaits = false

  init(_ kind: Kind, on phone: ArticlePhone) {
    self.kind = kind
    self.phone = phone
  }

  /// The settings of the component's manager.
  var manager: ManagerSettings {
    switch kind {
    case .once: ManagerSettings()
    case .continuous: ManagerSettings(allowsBackgroundUpdates: true, showsBackgroundIndicator: true)
    }
  }

  /// The exception at the setup of the manager; nil if there is none.
  var exception: LocationException? {
    if case .raises(let exception) = phone.arrival(in: .foreground, manager: manager).arrival {
      return exception
    }
    return nil
  }

  mutating func startLocation() {
    isListening = true
    let isNew = !hasManager
    hasManager = true
    startUpdating()
    // The callback of the new manager comes on the run loop, after the call that created it.
    if isNew, phone.createManager().callback != .none { authorizationChanged() }
  }

  mutating func stopLocation() {
    isUpdating = false
    report(.cancel)
  }

  mutating func answer(_ choice: Choice) {
    if phone.answer(choice).callback != .none { authorizationChanged() }
  }

  /// Ends use of the app, which is suspended; callbacks wait until it runs again.
  mutating func endUse() {
    if phone.endUse().callback != .none { callbackWaits = true }
  }

  mutating func enter(_ phase: AppPhase) {
    phone.enter(phase)
    if phase.isRunning, callbackWaits {
      callbackWaits = false
      authorizationChanged()
    }
  }

  /// Delivers a location to the app.
  mutating func receive() {
    guard isUpdating else { return }
    switch phone.arrival(in: phone.state.phase, manager: manager).arrival {
    case .delivered, .deliveredReduced:
      if kind == .once { isUpdating = false }
      report(.success)
    case .fails(let code): fail(code)
    case .wakes, .relaunches, .waitsForApp, .held, .nothing, .ended, .raises, .notAvailable: break
    }
  }

  /// didFailWithError, which neither component examines.
  mutating func fail(_ code: LocationErrorCode) {
    if kind == .once { isUpdating = false }
    report(.failed)
  }

  /// locationManagerDidChangeAuthorization.
  private mutating func authorizationChanged() { startUpdating() }

  private mutating func startUpdating() {
    if isUpdating { return }
    switch phone.status {
    case .notDetermined: phone.requestWhenInUse()
    case .denied, .restricted:
      report(phone.state.memory.contains(.servicesOff) ? .serviceDisable : .permissionDenied)
    case .authorizedAlways, .authorizedWhenInUse:
      isUpdating = true
      phone.start()
    }
  }

  private mutating func report(_ result: Result) {
    guard isListening else { return }
    results.append(result)
    if kind == .once { isListening = false }
  }
}
