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
    /// A function out of which the failure of a plug-in's call goes to other files, and whether this
    /// file calls it, too.
    case leaving(as: Exit, isCalledHere: Bool)
    /// A call of a function of another file, and the failures that it ignores.
    case caller(ignores: Set<Exit>)
    /// A condition that ignores positions less accurate than a threshold.
    case accuracyFilter
    /// A condition on the distance between a position and a place.
    case distanceTest
    /// A look at a position's accuracy, or at Precise Location.
    case accuracyLook

    /// Whether it says something of the code around calls, rather than use location.
    package var isOfFlow: Bool {
      switch self {
      case .leaving, .caller, .accuracyFilter, .distanceTest, .accuracyLook: true
      case .request, .position, .updates, .settings, .background, .answer: false
      }
    }

    /// Whether it fails without permission.
    var mayFail: Bool {
      switch self {
      case .request, .position, .updates: true
      case .settings, .background, .answer, .leaving, .caller, .accuracyFilter, .distanceTest, .accuracyLook:
        false
      }
    }
  }

  /// How a failure leaves a function.
  package enum Exit: Hashable, Sendable {
    /// It is thrown, or rejects the promise that the function returns.
    case error
    /// The function returns false or nothing.
    case result
    /// A hook of React keeps it, and returns it in a field of its result, such as `error`.
    case state
  }

  /// The kind of call.
  package let role: Role
  /// Whether nothing reacts when it fails or is refused, as far as the file decides that; calls
  /// whose result goes elsewhere count as heard.
  package let isUnheard: Bool
  /// Whether nothing reacts when this call alone finds no position, whatever others in the file do.
  package let isFailureUnheard: Bool
  /// Whether a request's answer is lost: the position is only wanted where nothing has to be asked.
  package let isAnswerLost: Bool
  /// Whether updates go on when the screen is gone, because nothing in the file ends any.
  package let isLeftRunning: Bool
  /// Whether more updates begin each time that the person does something, and only the last can be
  /// ended.
  package let isOverwritten: Bool
  /// Whether it only runs while Location Services is off.
  package let isOnlyWithoutServices: Bool
  /// Whether the file looks for what its plug-in calls a refusal on Android only.
  package let missesRefusalForever: Bool

  package init(
    _ role: Role, isUnheard: Bool = false, isFailureUnheard: Bool = false, isAnswerLost: Bool = false,
    isLeftRunning: Bool = false, isOverwritten: Bool = false,
    isOnlyWithoutServices: Bool = false, missesRefusalForever: Bool = false
  ) {
    self.role = role
    self.isUnheard = isUnheard
    self.isFailureUnheard = isFailureUnheard
    self.isAnswerLost = isAnswerLost
    self.isLeftRunning = isLeftRunning
    self.isOverwritten = isOverwritten
    self.isOnlyWithoutServices = isOnlyWithoutServices
    self.missesRefusalForever = missesRefusalForever
  }

  /// Returns whether a name is about location: `getCurrentPosition`, `locationService`.
  package static func isAboutLocation(_ name: String) -> Bool {
    ["ocat", "osition", "ermission"].contains { name.contains($0) }
  }
}
