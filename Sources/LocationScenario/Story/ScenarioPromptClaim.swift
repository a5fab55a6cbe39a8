import LocationPolicy

/// What a prompt on the screen is to look like; what is nil may be anything.
struct ScenarioPromptClaim: Sendable {
  var title: String?
  var buttons: [String]?
  /// The usage description or purpose text below the title.
  var text: String?
  var hasMap: Bool?
  var hasPreciseToggle: Bool?
}
