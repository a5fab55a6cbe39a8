import Foundation
import LocationPolicy

/// The updates of an app that are meant to continue in the background: the running ones, and those that an earlier
/// process left unfinished.
///
/// The record in the storage is the single source of truth; several clients of an app share it.
final class UpdatesRegistry: Sendable {
  private let environment: LocationEnvironment
  private let early: ManagerHolder<SessionKeeper>
  /// Guards the record of all clients, because each change reads and writes it.
  ///
  /// Recursive, because user defaults report a change on the thread that made it, and the observer may make further
  /// changes.
  private static let recordLock = NSRecursiveLock()
  /// Seconds for which sessions wait for updates to take them over.
  ///
  /// An app that is launched in the background runs for about ten; once suspended, it could no longer end them.
  private static let patience = 8.0

  init(environment: LocationEnvironment) {
    self.environment = environment
    early = ManagerHolder(environment: environment)
  }

  deinit { early.release() }

  /// The requests that an earlier process left unfinished, oldest first.
  var unfinished: [UpdatesRequest] { unfinishedEntries.map(\.request) }

  private var unfinishedEntries: [UpdatesRecord.Entry] {
    Self.recordLock.withLock {
      UpdatesRecord(loading: environment.storage).entries.filter { $0.launch != environment.launch }
    }
  }

  /// Resumes the sessions of unfinished updates, which is possible only in the first seconds of a process.
  ///
  /// There is no hurry in the foreground: the updates themselves begin new ones (AUTH-085).
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

  /// Hands over the resumed sessions; call it only on the location thread.
  func takeEarlySessions() -> SessionKeeper? { early.take() }

  /// Records that updates begin; returns an identifier for ending them, or nil if they are not for the background.
  func begin(_ request: UpdatesRequest) -> String? {
    guard request.background != .none else { return nil }
    let entry = UpdatesRecord.Entry(id: UUID().uuidString, launch: environment.launch, request: request)
    change { [launch = environment.launch] record in
      record.removeFirst { $0.launch != launch && $0.request == request }
      record.add(entry)
    }
    return entry.id
  }

  /// Records the sessions that updates hold now.
  func note(_ sessions: HeldSessions, of id: String?) {
    guard let id else { return }
    change { $0.note(sessions, of: id) }
  }

  /// Records that updates have ended.
  func end(_ id: String?) {
    guard let id else { return }
    change { $0.remove { $0.id == id } }
  }

  /// Forgets the updates that an earlier process left unfinished.
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
