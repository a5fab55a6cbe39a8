/// A prompt that the system shows for one app.
public struct Prompt: Hashable, Sendable {
  /// Title, buttons, text and looks.
  public let template: PromptTemplate
  /// What made the system show it.
  public let cause: PromptCause

  /// Creates a prompt.
  public init(_ template: PromptTemplate, cause: PromptCause) {
    self.template = template
    self.cause = cause
  }
}
