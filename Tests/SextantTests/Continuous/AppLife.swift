import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Synchronization

/// A phone and its app from one process to the next: what is stored outlives them, the rest does not.
final class AppLife {
  /// What the app stored; what code of an ended process still stores is not taken.
  final class Storage: Sendable {
    private struct State {
      var records: [ClientStorage.Record: Data] = [:]
      var process = 0
    }

    private let state = Mutex(State())

    subscript(record: ClientStorage.Record) -> Data? {
      get { state.withLock { $0.records[record] } }
      set { state.withLock { $0.records[record] = newValue } }
    }

    /// The storage as the present process sees it.
    var ofProcess: ClientStorage {
      let process = state.withLock { $0.process }
      return ClientStorage(
        load: { self[$0] },
        save: { data, record in
          self.state.withLock { if $0.process == process { $0.records[record] = data } }
        })
    }

    func endProcess() { state.withLock { $0.process += 1 } }
  }

  let storage = Storage()
  let phone: Phone

  init(release: Release) { phone = Phone(release: release, storage: storage.ofProcess) }

  /// The system ends the app's process.
  func end() throws {
    storage.endProcess()
    try phone.perform(.system(.terminates(phone.host.app)))
  }

  /// The system launches the app.
  func launchInBackground() throws -> LocationClient {
    try launch(by: .system(.launchesInBackground(phone.host.app)))
  }

  /// The person opens the app.
  func open() throws -> LocationClient { try launch(by: .person(.opens(phone.host.app))) }

  /// The app is launched and makes its client at once.
  private func launch(by input: Input) throws -> LocationClient {
    try phone.perform(input)
    let (host, storage) = (phone.host, storage.ofProcess)
    let client = host.run { LocationClient(environment: .simulated(on: host, storage: storage)) }
    phone.settle()
    return client
  }
}
