import LocationHost
package import LocationSimulation

/// A button with which a person gives an app the location once.
///
/// A value without SwiftUI's `View`: it can be created and tapped, but not shown.
@available(iOS 15.0, *)
@MainActor @preconcurrency public struct LocationButton: Sendable {
  private let title: Title?
  private let action: LocationButtonAction

  /// Creates a button with a text, and the action after a tap.
  nonisolated public init(_ title: LocationButton.Title? = .currentLocation, action: @escaping () -> Void) {
    self.title = title
    self.action = LocationButtonAction(call: action)
  }

  /// Has the person of the simulated device tap the button, and runs the app's action.
  ///
  /// The very first tap asks for confirmation; later ones give the app the location once, immediately (AUTH-073,
  /// AUTH-074). Throws, and does nothing, if no person could tap it.
  package func tap() throws(CallError) {
    try DeviceHost.current.perform(.person(.tapsLocationButton()))
    action.call()
  }
}

@available(iOS 15.0, *)
extension LocationButton {
  /// The text on a location button.
  public struct Title: Hashable, Sendable {
    let label: CLLocationButtonLabel

    /// Current Location.
    public static let currentLocation = LocationButton.Title(label: .currentLocation)

    /// Send Current Location.
    public static let sendCurrentLocation = LocationButton.Title(label: .sendCurrentLocation)

    /// Send My Current Location.
    public static let sendMyCurrentLocation = LocationButton.Title(label: .sendMyCurrentLocation)

    /// Share Current Location.
    public static let shareCurrentLocation = LocationButton.Title(label: .shareCurrentLocation)

    /// Share My Current Location.
    public static let shareMyCurrentLocation = LocationButton.Title(label: .shareMyCurrentLocation)
  }
}

/// The action of an app after a tap.
// Apple's initializer takes any closure outside the main actor and calls it on the main actor. The compiler can't
// check that.
struct LocationButtonAction: @unchecked Sendable {
  let call: () -> Void
}
