import CoreLocation
public import Foundation
public import Sextant

extension LocationClient {
  /// Requests permission to use locations at any time.
  ///
  /// If the release lets an app with When In Use request more, this requests When In Use first and then Always,
  /// so that nothing is granted provisionally (AUTH-065). Call it when the person turns on a feature that needs
  /// Always.
  ///
  /// It is in a separate module because App Store Connect searches everything that an app links for Apple's method,
  /// and demands the usage descriptions for Always from every app that contains it (STORE-002). Import it only in
  /// apps that need Always.
  ///
  /// - Parameter timeLimit: Seconds to wait for each answer; nil waits as long as a prompt is up.
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public func requestAlways(timeLimit: TimeInterval? = nil) async -> AuthorizationOutcome {
    await requestAlways(timeLimit: timeLimit, with: AlwaysRequest { $0.requestAlwaysAuthorization() })
  }
}
