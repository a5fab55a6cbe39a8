@available(iOS 15.0, *)
extension LocationButton {
  /// The words on a location button.
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
