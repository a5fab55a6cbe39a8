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

  /// Returns what is called where a release calls a callback, and beside it a completion handler.
  func phrase(for callback: AuthorizationCallback, completes: Bool) -> Phrase {
    switch (completes, callback.methodName == nil, called(for: callback)) {
    case (true, _, let name?): "\(name) and the completion handler are called, without an error"
    case (true, _, nil): "the completion handler is called, without an error"
    case (false, _, let name?): "\(name) is called"
    case (false, true, nil): "no callback comes"
    case (false, false, nil):
      self == .unknown ? "a callback comes" : "no delegate has the callback for it"
    }
  }

  /// The method that is called; nil where there is none, or where nobody knows.
  private func called(for callback: AuthorizationCallback) -> String? {
    switch self {
    case .all: return callback.methodName
    case .unknown: return nil
    case .only(let own):
      guard callback.methodName != nil else { return nil }
      if own.contains(callback) { return callback.methodName }
      // Where the new one is missing, the one that it replaced is called (AUTH-005).
      let old = AuthorizationCallback.didChangeAuthorizationStatus
      return own.contains(old) ? old.methodName : nil
    }
  }
}
