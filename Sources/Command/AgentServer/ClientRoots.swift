import Dispatch
import JSONRPC
import LeanFoundation
import Synchronization

/// The folders that a client has given for reading, as far as it has.
final class ClientRoots: Sendable {
  /// How long a call waits for a client that was asked.
  private static let patience = DispatchTimeInterval.seconds(5)

  private struct State {
    /// Whether the client says that it has roots.
    var areOffered = false
    var given: [String]?
  }

  private let state = Mutex(State())
  private let open = DispatchGroup()

  /// Notes whether the client has roots to ask for.
  func offer(_ isOffered: Bool) { state.withLock { $0.areOffered = isOffered } }

  /// Asks the client for its roots, if it has any.
  func ask(over connection: Connection) {
    guard state.withLock({ $0.areOffered }) else { return }
    open.enter()
    connection.request("roots/list", [String: String]()) { message in
      self.state.withLock { $0.given = message.map(Self.folders) }
      self.open.leave()
    }
  }

  /// The folders; nil where the client doesn't say.
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
