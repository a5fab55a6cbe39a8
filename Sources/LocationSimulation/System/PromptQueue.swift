import LocationPolicy

/// The prompts that are up or wait their turn, one for each app; the first is the one on the screen.
struct PromptQueue: Sendable {
  private var waiting: [(app: AppID, prompt: Prompt)] = []

  /// The prompt that is up, and its app.
  var first: (app: AppID, prompt: Prompt)? { waiting.first }

  /// The apps whose prompts these are.
  var apps: [AppID] { waiting.map { $0.app } }

  /// Puts an app's prompt at the end.
  mutating func append(_ prompt: Prompt, of app: AppID) { waiting.append((app, prompt)) }

  /// Removes the prompt of an app.
  mutating func remove(of app: AppID) { waiting.removeAll { $0.app == app } }
}
