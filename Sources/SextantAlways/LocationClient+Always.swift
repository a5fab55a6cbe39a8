import CoreLocation
public import Foundation
public import Sextant

extension LocationClient {
  /// Asks for the permission to use locations at any time.
  ///
  /// Where the release lets an app that has When In Use ask for more, it asks for When In Use first and for Always
  /// then, so that nothing is granted provisionally (AUTH-065). Call it when the person turns on what needs it.
  ///
  /// It stands in a module of its own because the App Store looks for Apple's method in everything that an app links,
  /// and wants the texts for Always of every app that has it (STORE-002): only apps that need Always import this.
  ///
  /// - Parameter timeLimit: Seconds to wait for each answer; nil waits as long as a prompt is up.
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public func requestAlways(timeLimit: TimeInterval? = nil) async -> AuthorizationOutcome {
    await requestAlways(timeLimit: timeLimit, with: AlwaysRequest { $0.requestAlwaysAuthorization() })
  }
}
