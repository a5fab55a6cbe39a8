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
    /// A function out of which the failure of a plug-in's call goes to other files, as an error or as
    /// a result; and whether this file calls it, too.
    case leaving(asError: Bool, isCalledHere: Bool)
    /// A call of a function of another file.
    case caller(ignoresErrors: Bool, ignoresResult: Bool)

    /// Whether it only says where the failure of another call goes.
    package var isOfFlow: Bool {
      switch self {
      case .leaving, .caller: true
      case .request, .position, .updates, .settings, .background, .answer: false
      }
    }

    /// Whether it fails without permission.
    var mayFail: Bool {
      switch self {
      case .request, .position, .updates: true
      case .settings, .background, .answer, .leaving, .caller: false
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
  /// Whether more updates begin each time that the person does something, and only the last can be
  /// ended.
  package let isOverwritten: Bool
  /// Whether it only runs while Location Services is off.
  package let isOnlyWithoutServices: Bool

  package init(
    _ role: Role, isUnheard: Bool = false, isLeftRunning: Bool = false, isOverwritten: Bool = false,
    isOnlyWithoutServices: Bool = false
  ) {
    self.role = role
    self.isUnheard = isUnheard
    self.isLeftRunning = isLeftRunning
    self.isOverwritten = isOverwritten
    self.isOnlyWithoutServices = isOnlyWithoutServices
  }

  /// Returns whether a name is about location: `getCurrentPosition`, `locationService`.
  package static func isAboutLocation(_ name: String) -> Bool {
    ["ocat", "osition", "ermission"].contains { name.contains($0) }
  }
}
