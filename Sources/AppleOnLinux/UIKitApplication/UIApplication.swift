internal import LocationHost
internal import LocationSimulation

/// The app that runs on the simulated phone: its state, and its access to Settings.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of an app.
  @frozen public enum State: Int, Sendable {
    /// The app is in the foreground, and nothing covers it.
    case active = 0
    /// The app is in the foreground, and something covers it, such as a prompt.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// The app of this process.
  public static let shared = UIApplication()

  /// The delegate of the app; notified only of what the notifications report.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The state of the app on the simulated phone.
  open var applicationState: State {
    let host = DeviceHost.current
    return host.isAppActive ? .active : host.isAppInForeground ? .inactive : .background
  }

  /// Whether the app may be woken in the background, according to Settings on the simulated phone.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    let host = DeviceHost.current
    return host.read { $0[host.app].backgroundAppRefresh } ? .available : .denied
  }

  /// Whether files with complete protection can be read: not while the phone, which has a passcode, is locked.
  open var isProtectedDataAvailable: Bool { DeviceHost.current.read { !$0.isLocked } }

  /// Whether the display stays on; it has no effect here.
  open var isIdleTimerDisabled = false

  /// Returns whether an address can be opened: only the app's page in Settings.
  open func canOpenURL(_ url: URL) -> Bool { url.absoluteString == Self.openSettingsURLString }

  /// Opens the app's page in Settings, which moves the app to the background; no other address can be opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = canOpenURL(url) && showSettings()
    guard let completion else { return }
    DeviceHost.current.onMainThread { MainActor.assumeIsolated { completion(isOpen) } }
  }

  /// Opens the app's page in Settings, and returns whether it opened.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    canOpenURL(url) && showSettings()
  }

  /// Makes the phone show Settings; returns false if it can't, for example while a prompt is showing.
  private func showSettings() -> Bool {
    do {
      try DeviceHost.current.person(.opensSettings)
      return true
    } catch {
      return false
    }
  }

  /// The address of the app's page in Settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// An option for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Open a universal link only if an app handles it, not in the browser.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The reason why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A location event.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// An address to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}

/// Whether an app may be woken in the background.
@frozen public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// A restriction prevents it.
  case restricted = 0
  /// The person has turned it off.
  case denied = 1
  /// It is allowed.
  case available = 2
}

/// An object that receives the events of an app.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// An object that could handle events; there are none here.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() { super.init() }
}
