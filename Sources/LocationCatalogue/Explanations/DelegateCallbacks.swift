package import LocationPolicy
import LocationTerms
import Phrases

/// Which callbacks for the authorization the delegates of an app have.
package enum DelegateCallbacks: Hashable, Sendable {
  /// Whichever a release calls.
  case all
  /// These, of those that there are.
  case only(Set<AuthorizationCallback>)
  /// Nobody knows.
  case unknown

  /// Returns what is called where a release calls one.
  func phrase(for callback: AuthorizationCallback) -> Phrase {
    guard let name = callback.methodName else { return "no callback comes" }
    switch self {
    case .all: return "\(name) is called"
    case .unknown: return "a callback comes"
    case .only(let own):
      if own.contains(callback) { return "\(name) is called" }
      // Where the new one is missing, the one that it replaced is called (AUTH-005).
      let old = AuthorizationCallback.didChangeAuthorizationStatus
      guard own.contains(old), let name = old.methodName else { return "no delegate has the callback for it" }
      return "\(name) is called"
    }
  }
}
