import LocationPolicy

/// The prompts that are up or wait their turn, one for each app; the first is the one on the screen.
struct PromptQueue: Sendable {
  /// A prompt that is up or waits.
  struct Place: Sendable {
    let app: AppID
    let prompt: Prompt
    let occasion: PromptOccasion
  }

  private var waiting: [Place] = []

  /// The prompt that is up.
  var first: Place? { waiting.first }

  /// The apps whose prompts these are.
  var apps: [AppID] { waiting.map { $0.app } }

  /// Puts an app's prompt at the end.
  mutating func append(_ place: Place) { waiting.append(place) }

  /// Removes the prompt of an app.
  mutating func remove(of app: AppID) { waiting.removeAll { $0.app == app } }
}
