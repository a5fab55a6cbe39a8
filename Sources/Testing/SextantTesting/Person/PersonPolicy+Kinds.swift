public import LocationHost
public import LocationPolicy

extension PersonPolicy {
  /// A person who gives these answers in order, and none after the last.
  ///
  /// If a prompt does not offer the answer, it stays.
  public static func answers(_ choices: Choice...) -> PersonPolicy { scripted(choices.map { Answer($0) }) }

  /// A person whose answers come from a closure; nil leaves the prompt unanswered.
  public static func asked(_ answer: @escaping @Sendable (Question) -> Choice?) -> PersonPolicy {
    PersonPolicy { question in answer(question).map { Answer($0) } }
  }

  /// A person who grants everything that a prompt requests, on every release.
  public static let agreeing = preferring(Choice.agreeing)

  /// A person who grants as little as a prompt allows, on every release.
  public static let declining = preferring(Choice.declining)

  /// A person who taps Allow Once if the release has it, and otherwise allows while the app is in use.
  public static let allowingOnce = preferring(
    .allowOnce, .onlyWhileUsingTheApp, .allow, .ok, .keepOnlyWhileUsing)
}
