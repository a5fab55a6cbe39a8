/// The screens that appear when a storyboard is loaded.
struct Storyboard: Hashable, Sendable {
  /// A view controller, or a placeholder for one in another storyboard.
  struct Scene: Hashable, Sendable {
    /// The class, unless it is Apple's own.
    var customClass: String?
    /// The identifiers of the scenes that appear together with this one.
    var contents: [String] = []
    /// The scene in another storyboard that it represents.
    var reference: Reference?
  }

  /// A reference to a scene in a storyboard.
  struct Reference: Hashable, Sendable {
    /// The name of the storyboard; nil for the same one.
    let storyboard: String?
    /// The name of the scene; nil for the initial one.
    let identifier: String?
  }

  /// The identifier of the initial scene.
  var initialScene: String?
  /// The scenes by identifier.
  var scenes: [String: Scene] = [:]
  /// The identifiers of scenes by the names that other storyboards use.
  var sceneNames: [String: String] = [:]

  /// Returns the identifier of the scene with a name; the initial scene for nil.
  func scene(named name: String?) -> String? {
    guard let name else { return initialScene }
    return sceneNames[name]
  }
}
