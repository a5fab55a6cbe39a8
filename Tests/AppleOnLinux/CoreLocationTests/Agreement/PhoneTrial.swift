import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import TestSupport

/// A phone on which the calls are made through the real manager, its delegate and the sessions of the Swift API.
final class PhoneTrial {
  let host: DeviceHost
  private let executor = StepExecutor()
  private var manager: CLLocationManager?
  private let delegate = Delegate()
  private var sessions: [CLServiceSession] = []
  private var iterations: [Task<Void, any Error>] = []
  private(set) var completions: [String] = []

  var told: [String] { delegate.told }

  init(policy: AuthorizationPolicy, configuration: AppConfiguration) {
    var bundle = AppBundle(name: "Trial", configuration: configuration)
    bundle.purposeTexts = ["Purpose": "For the trial."]
    host = DeviceHost(release: policy.release, bundle: bundle)
    makeManager()
  }

  private func makeManager() {
    manager = host.run { CLLocationManager() }
    manager?.delegate = delegate
    host.serveMain()
  }

  func call(_ call: AgreementCall) {
    switch call {
    case .requestWhenInUse: manager?.requestWhenInUseAuthorization()
    case .requestAlways: manager?.requestAlwaysAuthorization()
    case .requestFullAccuracy:
      manager?.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Purpose") {
        [self] error in
        completions.append(
          error == nil
            ? "answered"
            : "\((error as? CLError)?.code == .promptDeclined ? "promptDeclined" : "another")")
      }
    case .startUpdates: manager?.startUpdatingLocation()
    case .iterateUpdates:
      let task = DeviceHost.$ofTask.withValue(host) {
        executor.start { for try await _ in CLLocationUpdate.liveUpdates() {} }
      }
      iterations.append(task)
    case .openNoneSession: open(.none)
    case .openWhenInUseSession: open(.whenInUse)
    case .openAlwaysSession: open(.always)
    }
    host.serveMain()
  }

  private func open(_ requirement: CLServiceSession.AuthorizationRequirement) {
    sessions.append(host.run { CLServiceSession(authorization: requirement) })
  }

  func respond(_ response: AgreementResponse) throws {
    switch response {
    case .nothing: break
    case .answer(let choice, let precise):
      try host.person(.answers(choice, precise: precise))
    case .locksAndUnlocks:
      try host.person(.locksPhone)
      try host.person(.unlocksPhone)
    case .leavesAndReturns:
      try host.person(.goesHome)
      try host.person(.opens(host.app))
    case .releasesManager:
      manager = nil
      host.serveMain()
      makeManager()
    }
    executor.drain()
  }

  /// Ends everything that is still running.
  func finish() {
    for task in iterations { task.cancel() }
    executor.drain()
  }

  /// A delegate with the callbacks of all releases, among which the manager chooses.
  private final class Delegate: NSObject, CLLocationManagerDelegate {
    var told: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { note(manager) }

    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {
      note(manager)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

    private func note(_ manager: CLLocationManager) {
      let accuracy = manager.accuracyAuthorization == .fullAccuracy ? "full" : "reduced"
      let status = AuthorizationStatus(rawValue: manager.authorizationStatus.rawValue)
      told.append("\(status.map { "\($0)" } ?? "unknown") \(accuracy)")
    }
  }
}
