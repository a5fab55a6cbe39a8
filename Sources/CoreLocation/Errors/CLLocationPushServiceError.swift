// The names with an underscore are the standard library's and Foundation's.
// swift-format-ignore-file: NoLeadingUnderscores

/// Why location pushes cannot be had.
@available(iOS 15.0, *)
public struct CLLocationPushServiceError: _BridgedStoredNSError {
  /// The codes.
  public typealias Code = __CLLocationPushServiceErrorCode

  /// The error in Foundation's shape.
  public let _nsError: NSError

  /// Creates an error around one of the domain of location pushes.
  public init(_nsError error: NSError) {
    let domain = CLLocationPushServiceErrorDomain
    precondition(error.domain == domain, "\(error.domain) is not \(domain)")
    _nsError = error
  }

  /// The domain that these errors have as NSError.
  public static var _nsErrorDomain: String { CLLocationPushServiceErrorDomain }

  /// The domain that these errors have as NSError.
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
}
