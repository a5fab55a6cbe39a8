import Foundation
import LocationPolicy

/// The updates of an app that are meant to go on in the background: those that run, and those that a process that
/// ended has left unfinished.
///
/// The record in the storage is the one truth; several clients of an app share it.
final class UpdatesRegistry: Sendable {
  private let environment: LocationEnvironment
  private let early: ManagerHolder<SessionKeeper>
  /// Guards the record of all clients, because each change reads and writes it.
  ///
  /// Recursive, because user defaults tell of a change on the thread that made it, and whoever hears of it may change more.
  private static let recordLock = NSRecursiveLock()
  /// Seconds that sessions wait for updates to take them over.
  ///
  /// An app that is launched into the background runs for about ten; a suspended one could not end them anymore.
  private static let patience = 8.0

  init(environment: LocationEnvironment) {
    self.environment = environment
    early = ManagerHolder(environment: environment)
  }

  deinit { early.release() }

  /// The requests that a process that ended has left unfinished, oldest first.
  var unfinished: [UpdatesRequest] { unfinishedEntries.map(\.request) }

  private var unfinishedEntries: [UpdatesRecord.Entry] {
    Self.recordLock.withLock {
      UpdatesRecord(loading: environment.storage).entries.filter { $0.launch != environment.launch }
    }
  }

  /// Takes up the sessions that unfinished updates held, which is possible in the first seconds of a process only.
  ///
  /// In the foreground there is no haste: the updates themselves begin new ones (AUTH-085).
  func takeUpSessions() {
    guard !environment.isInForeground() else { return }
    let held = unfinishedEntries.map(\.sessions)
    guard held.contains(where: { $0 != HeldSessions() }) else { return }
    let goals = held.compactMap(\.goal)
    let sessions = HeldSessions(
      activity: held.contains(where: \.activity), goal: goals.max { $0.rawValue < $1.rawValue })
    early.make { [system = environment.system] in SessionKeeper(on: system) }
    early.use { $0.apply(sessions) }
    _ = environment.after(Self.patience) { [weak self] in self?.early.release() }
  }

  /// Hands over the sessions that were taken up; only to be called on the location thread.
  func takeEarlySessions() -> SessionKeeper? { early.take() }

  /// Updates begin; returns the name to end them by, or nil when they are not for the background.
  func begin(_ request: UpdatesRequest) -> String? {
    guard request.background != .none else { return nil }
    let entry = UpdatesRecord.Entry(id: UUID().uuidString, launch: environment.launch, request: request)
    change { [launch = environment.launch] record in
      record.removeFirst { $0.launch != launch && $0.request == request }
      record.add(entry)
    }
    return entry.id
  }

  /// Updates hold these sessions now.
  func note(_ sessions: HeldSessions, of id: String?) {
    guard let id else { return }
    change { $0.note(sessions, of: id) }
  }

  /// Updates have ended.
  func end(_ id: String?) {
    guard let id else { return }
    change { $0.remove { $0.id == id } }
  }

  /// Forgets what a process that ended has left.
  func discard() {
    change { [launch = environment.launch] record in record.remove { $0.launch != launch } }
    early.release()
  }

  private func change(_ body: (inout UpdatesRecord) -> Void) {
    Self.recordLock.withLock {
      var record = UpdatesRecord(loading: environment.storage)
      let before = record.entries
      body(&record)
      if record.entries != before { record.save(to: environment.storage) }
    }
  }
}
