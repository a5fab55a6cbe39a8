import LocationHost
package import LocationSimulation

/// A button with which a person gives an app the location once.
///
/// An object without UIKit's `UIControl`: it can be created, configured, archived and tapped, but not shown.
@available(iOS 15.0, *)
@MainActor open class CLLocationButton: NSObject, @preconcurrency NSSecureCoding {
  /// The arrow on the button.
  open var icon: CLLocationButtonIcon = .none

  /// The text on the button.
  open var label: CLLocationButtonLabel = .currentLocation

  /// The size of the text in points.
  open var fontSize: CGFloat = 0

  /// The radius of the button's corners in points.
  open var cornerRadius: CGFloat = 0

  /// Creates a button; the frame has no effect here.
  public init(frame: CGRect) {}

  /// Reads a button from an archive.
  public required init?(coder: NSCoder) {
    icon = CLLocationButtonIcon(rawValue: coder.decodeInteger(forKey: Key.icon)) ?? .none
    label = CLLocationButtonLabel(rawValue: coder.decodeInteger(forKey: Key.label)) ?? .none
    fontSize = CGFloat(coder.decodeDouble(forKey: Key.fontSize))
    cornerRadius = CGFloat(coder.decodeDouble(forKey: Key.cornerRadius))
  }

  /// Writes the button to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(icon.rawValue, forKey: Key.icon)
    coder.encode(label.rawValue, forKey: Key.label)
    coder.encode(Double(fontSize), forKey: Key.fontSize)
    coder.encode(Double(cornerRadius), forKey: Key.cornerRadius)
  }

  /// Whether its archives can be read with secure coding.
  open nonisolated class var supportsSecureCoding: Bool { true }

  /// Has the person of the simulated device tap the button.
  ///
  /// An app would be notified through UIControl, which does not exist here. Throws if no person could tap it.
  package func tap() throws(CallError) {
    try DeviceHost.current.perform(.person(.tapsLocationButton()))
  }

  private enum Key {
    static let icon = "icon"
    static let label = "label"
    static let fontSize = "fontSize"
    static let cornerRadius = "cornerRadius"
  }
}
