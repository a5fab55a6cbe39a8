import Dispatch
import JSONRPC
import LeanFoundation
import Synchronization

/// The folders that a client declares as its roots.
final class ClientRoots: Sendable {
  /// The time that a call waits for the client's answer.
  private static let patience = DispatchTimeInterval.seconds(5)

  private struct State {
    /// Whether the client supports roots.
    var areOffered = false
    var given: [String]?
  }

  private let state = Mutex(State())
  private let open = DispatchGroup()

  /// Records whether the client supports roots.
  func offer(_ isOffered: Bool) { state.withLock { $0.areOffered = isOffered } }

  /// Requests the client's roots, if it supports them.
  func ask(over connection: Connection) {
    guard state.withLock({ $0.areOffered }) else { return }
    open.enter()
    connection.request("roots/list", [String: String]()) { message in
      self.state.withLock { $0.given = message.map(Self.folders) }
      self.open.leave()
    }
  }

  /// The folders; nil if the client declares none.
  var folders: [String]? {
    guard open.wait(timeout: .now() + Self.patience) == .success else { return nil }
    return state.withLock { $0.given }
  }

  private struct Answer: Decodable {
    let result: Roots
    struct Roots: Decodable { let roots: [Root] }
    struct Root: Decodable { let uri: String }
  }

  private static func folders(in message: Data) -> [String] {
    let roots = (try? JSONDecoder().decode(Answer.self, from: message))?.result.roots ?? []
    return roots.compactMap { root in
      URL(string: root.uri).flatMap { $0.isFileURL ? $0.path(percentEncoded: false) : nil }
    }
  }
}
