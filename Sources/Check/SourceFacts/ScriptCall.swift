/// What a script does with the answer of a plug-in.
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
    /// Updates in the background are allowed.
    case background
    /// A condition on the answer.
    case answer

    /// Whether it fails without permission.
    var mayFail: Bool {
      switch self {
      case .request, .position, .updates: true
      case .settings, .background, .answer: false
      }
    }
  }

  /// The kind of call.
  package let role: Role
  /// Whether nothing reacts when it fails or is refused, as far as the file decides that; calls
  /// whose result goes elsewhere count as heard.
  package let isUnheard: Bool
  /// Whether updates go on when the screen is gone, because nothing in the file ends any.
  package let isLeftRunning: Bool
  /// Whether it only runs while Location Services is off.
  package let isOnlyWithoutServices: Bool

  package init(
    _ role: Role, isUnheard: Bool = false, isLeftRunning: Bool = false, isOnlyWithoutServices: Bool = false
  ) {
    self.role = role
    self.isUnheard = isUnheard
    self.isLeftRunning = isLeftRunning
    self.isOnlyWithoutServices = isOnlyWithoutServices
  }
}
