import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting

/// Leads phones through histories up to the start of a request.
struct StartMaker {
  let setup: AppSetup
  let driver: SteppedPhone.Driver

  /// Returns all starts that differ in the true state, the client's memory, or the fate of its process.
  func starts() -> [Start] {
    let (device, app) = newDevice()
    var known = Set<Start.Key>()
    var starts: [Start] = []
    for history in GrantHistory.all(for: app, under: setup.policy) {
      let storage = ClientStorage.memory()
      guard let phone = phone(through: history, from: device, app, storage: storage) else { continue }
      for ending in Start.Ending.allCases {
        guard
          let start = start(
            history, ending, after: phone.host.device, app, memory: storage.load(.authorization))
        else {
          continue
        }
        if known.insert(start.key).inserted { starts.append(start) }
      }
    }
    return starts
  }

  /// Returns a phone on which the request can be made.
  func phone(at start: Start, storage: ClientStorage) -> SteppedPhone? {
    switch start.ending {
    case .goesOn:
      let (device, app) = newDevice()
      return phone(through: start.history, from: device, app, storage: storage)
    case .relaunched, .relaunchedWithoutMemory, .lateClient:
      if let memory = start.memory { storage.save(memory, .authorization) }
      let host = DeviceHost(device: start.device, app: start.app)
      return SteppedPhone(host: host, storage: storage, driver: driver)
    }
  }

  private func newDevice() -> (SimulatedDevice, AppID) {
    var device = SimulatedDevice(release: setup.release)
    device.install(AppBundle(name: "Other", identifier: Start.otherApp))
    let app = device.install(setup.bundle)
    let host = DeviceHost(device: device, app: app)
    host.isRecording = false
    return (host.device, app)
  }

  private func phone(
    through history: GrantHistory, from device: SimulatedDevice, _ app: AppID, storage: ClientStorage
  ) -> SteppedPhone? {
    var device = device
    do {
      try device.perform(.person(.opens(app)))
      _ = device.takeMessages()
      let phone = SteppedPhone(
        host: DeviceHost(device: device, app: app), storage: storage, driver: driver)
      for past in history.past { try phone.live(through: past, storage: storage) }
      return phone
    } catch {
      // Part of the history is impossible on the release or for the app.
      return nil
    }
  }

  private func start(
    _ history: GrantHistory, _ ending: Start.Ending, after device: SimulatedDevice, _ app: AppID,
    memory: Data?
  ) -> Start? {
    var device = device
    switch ending {
    case .goesOn, .lateClient: break
    case .relaunched, .relaunchedWithoutMemory:
      do {
        try device.perform(.person(.forceQuits(app)))
        try device.perform(.person(.opens(app)))
      } catch {
        return nil
      }
    }
    _ = device.takeMessages()
    let isKept = ending == .goesOn || ending == .relaunched
    return Start(
      setup: setup, history: history, ending: ending, device: device, app: app, memory: isKept ? memory : nil)
  }
}
