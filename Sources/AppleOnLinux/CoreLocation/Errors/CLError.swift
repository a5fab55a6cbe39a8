// The names with an underscore are the standard library's and Foundation's.
// swift-format-ignore-file: NoLeadingUnderscores

/// An error of Core Location.
///
/// A stored NSError, as on Apple's platforms: `catch CLError.denied` and `(error as NSError).code` both work.
public struct CLError: _BridgedStoredNSError {
  /// The codes.
  public typealias Code = __CLErrorCode

  /// The error as a Foundation object.
  public let _nsError: NSError

  /// Creates an error from an NSError of Core Location's domain.
  public init(_nsError error: NSError) {
    precondition(error.domain == kCLErrorDomain, "\(error.domain) is not \(kCLErrorDomain)")
    _nsError = error
  }

  /// Hashes the domain and the code; Foundation's default on Linux recurses endlessly.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_nsError.domain)
    hasher.combine(_nsError.code)
  }

  /// The domain of these errors as NSError.
  public static var _nsErrorDomain: String { kCLErrorDomain }

  /// The domain of these errors as NSError.
  public static var errorDomain: String { kCLErrorDomain }

  /// A region whose events will arrive instead of those of the region that failed.
  public var alternateRegion: CLRegion? { userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion }
}

extension CLError.Code: _ErrorCodeProtocol {
  /// The error that has these codes.
  public typealias _ErrorType = CLError

  /// Returns whether an error has a code, for patterns such as `catch CLError.denied`.
  ///
  /// Also true for an NSError of the domain that was created by hand: a cast to `CLError`, which Foundation's own
  /// pattern uses, finds those only on Apple platforms.
  public static func ~= (match: Self, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == kCLErrorDomain && error.code == match.rawValue
  }
}
