// The names with an underscore are the standard library's and Foundation's.
// swift-format-ignore-file: NoLeadingUnderscores

/// The reason why location pushes are not available (ERR-006).
@available(iOS 15.0, *)
public struct CLLocationPushServiceError: _BridgedStoredNSError {
  /// The codes.
  public typealias Code = __CLLocationPushServiceErrorCode

  /// The error as a Foundation object.
  public let _nsError: NSError

  /// Creates an error from an NSError of the domain of location pushes.
  public init(_nsError error: NSError) {
    let domain = CLLocationPushServiceErrorDomain
    precondition(error.domain == domain, "\(error.domain) is not \(domain)")
    _nsError = error
  }

  /// Hashes the domain and the code; Foundation's default on Linux recurses endlessly.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_nsError.domain)
    hasher.combine(_nsError.code)
  }

  /// The domain of these errors as NSError.
  public static var _nsErrorDomain: String { CLLocationPushServiceErrorDomain }

  /// The domain of these errors as NSError.
  public static var errorDomain: String { CLLocationPushServiceErrorDomain }

  /// Not known.
  public static var unknown: CLLocationPushServiceError.Code { .unknown }

  /// The app has no Location Push Service Extension.
  public static var missingPushExtension: CLLocationPushServiceError.Code { .missingPushExtension }

  /// The app's entitlements name no push environment.
  public static var missingPushServerEnvironment: CLLocationPushServiceError.Code {
    .missingPushServerEnvironment
  }

  /// The app lacks the entitlement that Apple gives on request.
  public static var missingEntitlement: CLLocationPushServiceError.Code { .missingEntitlement }

  /// The platform has no location pushes.
  public static var unsupportedPlatform: CLLocationPushServiceError.Code { .unsupportedPlatform }
}

extension CLLocationPushServiceError.Code: _ErrorCodeProtocol {
  /// The error that has these codes.
  public typealias _ErrorType = CLLocationPushServiceError

  /// Returns whether an error has a code, for patterns; also true of an NSError of the domain that was created by
  /// hand.
  public static func ~= (match: Self, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == CLLocationPushServiceErrorDomain && error.code == match.rawValue
  }
}
