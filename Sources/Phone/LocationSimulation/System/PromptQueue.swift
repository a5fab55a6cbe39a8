import LocationPolicy

/// The prompts that are showing or wait their turn, one for each app; the first is the one on screen.
struct PromptQueue: Sendable {
  /// A prompt that is showing or waits.
  struct Place: Sendable {
    let app: AppID
    let prompt: Prompt
    let occasion: PromptOccasion
  }

  private var waiting: [Place] = []

  /// The prompt that is showing.
  var first: Place? { waiting.first }

  /// The apps that the prompts belong to.
  var apps: [AppID] { waiting.map { $0.app } }

  /// Appends an app's prompt.
  mutating func append(_ place: Place) { waiting.append(place) }

  /// Removes the prompt of an app.
  mutating func remove(of app: AppID) { waiting.removeAll { $0.app == app } }
}
