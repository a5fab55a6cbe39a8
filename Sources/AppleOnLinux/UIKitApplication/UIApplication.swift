internal import LocationHost
internal import LocationSimulation

/// The app that runs on the simulated phone: its state, and its way to Settings.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// What an app may be doing.
  @frozen public enum State: Int, Sendable {
    /// It is in the foreground, and nothing covers it.
    case active = 0
    /// It is in the foreground, and something covers it, such as a prompt.
    case inactive = 1
    /// It is in the background.
    case background = 2
  }

  /// The app of this process.
  public static let shared = UIApplication()

  /// Who is told what happens to the app; only what the notifications tell is told here.
  open weak var delegate: (any UIApplicationDelegate)?

  /// What the app is doing, as the simulated phone has it.
  open var applicationState: State {
    let host = DeviceHost.current
    return host.isAppActive ? .active : host.isAppInForeground ? .inactive : .background
  }

  /// Whether the app may be woken up in the background, as Settings of the simulated phone say.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    let host = DeviceHost.current
    return host.read { $0[host.app].backgroundAppRefresh } ? .available : .denied
  }

  /// Whether the display stays lit; nothing comes of it here.
  open var isIdleTimerDisabled = false

  /// Whether an address can be opened: the app's page in Settings alone.
  open func canOpenURL(_ url: URL) -> Bool { url.absoluteString == Self.openSettingsURLString }

  /// Opens the app's page in Settings, so that the app goes to the background; no other address can be opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = canOpenURL(url) && showSettings()
    guard let completion else { return }
    DeviceHost.current.onMainThread { MainActor.assumeIsolated { completion(isOpen) } }
  }

  /// Opens the app's page in Settings, and says whether it is open.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    canOpenURL(url) && showSettings()
  }

  /// Has the phone show Settings; false when it can't, such as with a prompt up.
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

  /// What opening an address may be told.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only if an app opens it and not the browser.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For a location event.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// To open an address.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}

/// Whether an app may be woken up in the background.
@frozen public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Nobody on this phone may allow it.
  case restricted = 0
  /// The person has turned it off.
  case denied = 1
  /// It may.
  case available = 2
}

/// Who is told what happens to an app.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// Something that could take events; there are none here.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() { super.init() }
}
