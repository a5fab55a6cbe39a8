/// What a storyboard says of the screens that show when it is loaded.
struct Storyboard: Hashable, Sendable {
  /// One view controller, or a placeholder for one of another storyboard.
  struct Scene: Hashable, Sendable {
    /// The class, where it is not Apple's own.
    var customClass: String?
    /// The identifiers of the scenes that show at once when this one does.
    var contents: [String] = []
    /// The scene of a storyboard that it stands for.
    var reference: Reference?
  }

  /// A scene of a storyboard, by name.
  struct Reference: Hashable, Sendable {
    /// The storyboard; nil for the one that refers.
    let storyboard: String?
    /// The scene's name; nil for the storyboard's first.
    let identifier: String?
  }

  /// The identifier of the scene that shows first.
  var initialScene: String?
  /// The scenes by identifier.
  var scenes: [String: Scene] = [:]
  /// The identifiers of the scenes by the names that other storyboards use.
  var sceneNames: [String: String] = [:]

  /// Returns the identifier of the scene of a name, or of the first scene without one.
  func scene(named name: String?) -> String? {
    guard let name else { return initialScene }
    return sceneNames[name]
  }
}
