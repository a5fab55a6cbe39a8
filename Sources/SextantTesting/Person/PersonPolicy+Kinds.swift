public import LocationHost
public import LocationPolicy

extension PersonPolicy {
  /// A person who gives some answers one after the other, and none after the last.
  ///
  /// An answer that the prompt does not offer leaves it where it is.
  public static func answers(_ choices: Choice...) -> PersonPolicy { scripted(choices.map { Answer($0) }) }

  /// A person who is asked for each answer; nil leaves the prompt where it is.
  public static func asked(_ answer: @escaping @Sendable (Question) -> Choice?) -> PersonPolicy {
    PersonPolicy { question in answer(question).map { Answer($0) } }
  }

  /// A person who gives whatever a prompt asks for, on every release.
  public static let agreeing = preferring(
    .changeToAlwaysAllow, .alwaysAllow, .allowWhileUsingApp, .allow, .ok, .onlyWhileUsingTheApp, .confirm)

  /// A person who gives as little as a prompt lets, on every release.
  public static let declining = preferring(
    .dontAllow, .changeToOnlyWhileUsing, .keepOnlyWhileUsing, .cancel, .decline)

  /// A person who allows once where the release knows that, and while the app is in use before.
  public static let allowingOnce = preferring(
    .allowOnce, .onlyWhileUsingTheApp, .allow, .ok, .keepOnlyWhileUsing)
}
