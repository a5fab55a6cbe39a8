public import LocationPolicy

/// Everything that decides whether an event of a service reaches an app at a moment.
public struct DeliveryContext: Hashable, Sendable {
  /// The app's grant.
  public var grant: Grant
  /// The accuracy that the app reads.
  public var accuracy: Accuracy = .full
  /// The app's declarations.
  public var app: AppConfiguration
  /// The manager's properties, for the standard service.
  public var manager = ManagerSettings()
  /// The phase of the app's process.
  public var phase: AppPhase
  /// Whether the service was started while the app was in the foreground.
  public var startedInForeground = true
  /// Other circumstances.
  public var aids = Aids()

  /// Circumstances that help or hinder delivery.
  public struct Aids: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Creates an empty set.
    public init() { rawValue = 0 }

    /// Something other than location keeps the app running in the background (DEL-006).
    public static let otherBackgroundExecution = Aids(rawValue: 1 << 0)
    /// A background activity session is held and in effect (BG-023).
    public static let backgroundActivity = Aids(rawValue: 1 << 1)
    /// An explicit Always session is held (AUTH-086).
    public static let alwaysSession = Aids(rawValue: 1 << 2)
    /// A widget of the app was seen in the last minutes (DEL-004).
    public static let widgetSeen = Aids(rawValue: 1 << 3)
    /// A message of the app's foreground watch app is being handled (DEL-002).
    public static let watchMessage = Aids(rawValue: 1 << 4)
    /// Background App Refresh is off (BG-014).
    public static let backgroundAppRefreshOff = Aids(rawValue: 1 << 5)
    /// Location Services is off, or the app is restricted (SET-006, SET-009).
    public static let unavailable = Aids(rawValue: 1 << 6)
    /// The system paused the standard service, and the app has not restarted it since (DEL-080).
    public static let pausedAutomatically = Aids(rawValue: 1 << 7)
    /// A standard session shows the indicator, which keeps the app in use as a whole (DEL-001).
    public static let sessionIndicator = Aids(rawValue: 1 << 8)
    /// A Live Activity of the app is shown and in effect (BG-027).
    public static let liveActivity = Aids(rawValue: 1 << 9)
    /// The app is shown on the car's display (DEL-001).
    public static let carDisplay = Aids(rawValue: 1 << 10)
  }

  /// Creates a context from the values without a default.
  public init(grant: Grant, app: AppConfiguration, phase: AppPhase) {
    self.grant = grant
    self.app = app
    self.phase = phase
  }
}

/// The properties of a location manager that affect the background, with Apple's defaults.
public struct ManagerSettings: Hashable, Sendable {
  /// allowsBackgroundLocationUpdates (BG-004).
  public var allowsBackgroundUpdates = false
  /// showsBackgroundLocationIndicator (BG-008).
  public var showsBackgroundIndicator = false
  /// pausesLocationUpdatesAutomatically (DEL-051).
  public var pausesAutomatically = true
  /// distanceFilter in meters; -1 is none (DEL-050, DEL-061).
  public var distanceFilter = -1.0
  /// desiredAccuracy in meters or one of Apple's constants; smaller is finer (DEL-052).
  public var desiredAccuracy = -1.0
  /// Whether filter and accuracy are known; if they are not, the rule of 16.4 has no answer (BG-020).
  public var knowsFilterAndAccuracy = true
  /// Whether the app also monitors significant changes, which the rule of 16.4 may depend on (OPEN-12).
  public var isBesideSignificantChanges = false

  /// Creates Apple's defaults (DEL-051).
  public init() {}

  /// Creates settings from the two background properties, with Apple's defaults for the rest.
  public init(allowsBackgroundUpdates: Bool, showsBackgroundIndicator: Bool = false) {
    self.allowsBackgroundUpdates = allowsBackgroundUpdates
    self.showsBackgroundIndicator = showsBackgroundIndicator
  }
}
