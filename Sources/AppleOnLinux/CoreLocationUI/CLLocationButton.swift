import LocationHost
package import LocationSimulation

/// A button with which a person gives an app the location once.
///
/// An object without UIKit's `UIControl`: it can be made, set up, archived and tapped, not shown.
@available(iOS 15.0, *)
@MainActor open class CLLocationButton: NSObject, @preconcurrency NSSecureCoding {
  /// The arrow on the button.
  open var icon: CLLocationButtonIcon = .none

  /// The words on the button.
  open var label: CLLocationButtonLabel = .currentLocation

  /// The size of the words in points.
  open var fontSize: CGFloat = 0

  /// The radius of the button's corners in points.
  open var cornerRadius: CGFloat = 0

  /// Creates a button; there is nothing here that a frame could place.
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

  /// Whether archives of it can be read with a check of classes.
  open nonisolated class var supportsSecureCoding: Bool { true }

  /// Has the person of the simulated device tap the button.
  ///
  /// An app hears of it through UIControl, which is not here. Throws where no person could tap it.
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
