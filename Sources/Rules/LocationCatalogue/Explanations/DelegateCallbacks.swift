package import LocationPolicy
import LocationTerms
import Phrases

/// The authorization callbacks that an app's delegates implement.
package enum DelegateCallbacks: Hashable, Sendable {
  /// The callbacks of all releases.
  case all
  /// Only these callbacks.
  case only(Set<AuthorizationCallback>)
  /// It is unknown which.
  case unknown

  /// Returns a sentence about the calls if a release calls a callback, and possibly a completion handler.
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

  /// Returns the method that is called; nil if there is none or it is unknown.
  private func called(for callback: AuthorizationCallback) -> String? {
    switch self {
    case .all: return callback.methodName
    case .unknown: return nil
    case .only(let own):
      guard callback.methodName != nil else { return nil }
      if own.contains(callback) { return callback.methodName }
      // If the delegate lacks the new method, the one that it replaced is called (AUTH-005).
      let old = AuthorizationCallback.didChangeAuthorizationStatus
      return own.contains(old) ? old.methodName : nil
    }
  }
}
