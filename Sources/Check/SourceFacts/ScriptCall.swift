/// A call of a plug-in in a script, or a condition on a position.
package struct ScriptCall: Hashable, Sendable {
  /// The kind of call.
  package enum Role: Hashable, Sendable {
    /// Permission is requested.
    case request
    /// A single position is requested.
    case position
    /// Positions are requested until the script ends them.
    case updates
    /// The app's page in Settings is opened.
    case settings
    /// Updates in the background are allowed or started.
    case background
    /// The plug-in is told to request the given authorization.
    case configuration(isAlways: Bool)
    /// A condition that ignores positions less accurate than a threshold.
    case accuracyFilter
    /// A look at a position's accuracy, or at Precise Location.
    case accuracyLook

    /// Whether it is a condition on a position, rather than a use of location.
    package var isCondition: Bool {
      switch self {
      case .accuracyFilter, .accuracyLook: true
      case .request, .position, .updates, .settings, .background, .configuration: false
      }
    }
  }

  /// The texts in the Info.plist with which a plug-in requests Always where it otherwise requests When In Use.
  package enum AlwaysTexts: Hashable, Sendable {
    /// The text of iOS 8 to 10.
    case old
    /// The text of iOS 8 to 10, by permission_handler, whose version decides whether it looks.
    case oldByPermissionHandler
    /// The text of iOS 11 and later.
    case new
  }

  /// The kind of the call or condition.
  package let role: Role
  /// Whether updates go on when the screen is gone, because nothing in the file ends any.
  package let isLeftRunning: Bool
  /// Whether more updates begin each time that the person does something, and only the last can be
  /// ended.
  package let isOverwritten: Bool
  /// Whether it only runs while Location Services is off.
  package let isOnlyWithoutServices: Bool
  /// The texts with which the call requests Always; nil if it never does, or always.
  package let textsForAlways: AlwaysTexts?

  package init(
    _ role: Role, isLeftRunning: Bool = false, isOverwritten: Bool = false,
    isOnlyWithoutServices: Bool = false, textsForAlways: AlwaysTexts? = nil
  ) {
    self.role = role
    self.isLeftRunning = isLeftRunning
    self.isOverwritten = isOverwritten
    self.isOnlyWithoutServices = isOnlyWithoutServices
    self.textsForAlways = textsForAlways
  }

  /// Returns whether a name is about location: `getCurrentPosition`, `locationService`.
  package static func isAboutLocation(_ name: String) -> Bool { words.occurs(in: name) }

  private static let words = WordSearch(["ocat", "osition", "ermission"])
}
