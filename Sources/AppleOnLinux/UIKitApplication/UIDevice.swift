internal import LocationHost
internal import LocationPolicy
internal import LocationSimulation

/// The simulated phone.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The state of a battery.
  @frozen public enum BatteryState: Int, Sendable {
    /// Not known: the simulated phone has no battery.
    case unknown = 0
    /// The device runs on battery.
    case unplugged = 1
    /// The battery is charging.
    case charging = 2
    /// The battery is full.
    case full = 3
  }

  /// The phone that the caller's code runs on.
  public class var current: UIDevice { shared }

  private static let shared = UIDevice()

  /// The name of the device.
  open var name: String { "iPhone" }
  /// The model of the device.
  open var model: String { "iPhone" }
  /// The model of the device, in the person's language.
  open var localizedModel: String { "iPhone" }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The first version of the release whose rules the phone follows, such as 17.0.
  open var systemVersion: String {
    let name = DeviceHost.current.read { $0.policy.release.name }
    let version = String(name.prefix { $0 != "-" })
    return version.contains(".") ? version : version + ".0"
  }

  /// The identifier of the phone for apps of one vendor; nil, because the simulated phone has none.
  open var identifierForVendor: UUID? { nil }
  /// The kind of device: a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Whether the battery is monitored; it has no effect here.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery: -1, not known.
  open var batteryLevel: Float { -1 }
  /// The state of the battery: not known.
  open var batteryState: BatteryState { .unknown }
}

/// A kind of device.
@frozen public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None in particular.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
