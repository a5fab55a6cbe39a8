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

  /// A person who grants everything that a prompt asks for, on every release.
  public static let agreeing = preferring(Choice.agreeing)

  /// A person who grants as little as a prompt allows, on every release.
  public static let declining = preferring(Choice.declining)

  /// A person who taps Allow Once if the release has it, and otherwise allows while the app is in use.
  public static let allowingOnce = preferring(
    .allowOnce, .onlyWhileUsingTheApp, .allow, .ok, .keepOnlyWhileUsing)
}

extension Choice {
  /// The choices that grant what a prompt asks for; the first that the prompt offers counts.
  ///
  /// "Allow Once" comes last, because the prompt for full accuracy has no other button that allows.
  static let agreeing: [Choice] = [
    .changeToAlwaysAllow, .alwaysAllow, .allowWhileUsingApp, .allow, .ok, .onlyWhileUsingTheApp,
    .continue, .allowOnce,
  ]

  /// The choices that grant as little as possible; the first that the prompt offers counts.
  ///
  /// "Only While Using the App" comes last, because the second prompt of iOS 11 and 12 offers nothing less
  /// (AUTH-045).
  static let declining: [Choice] = [
    .dontAllow, .changeToOnlyWhileUsing, .keepOnlyWhileUsing, .cancel, .notNow, .onlyWhileUsingTheApp,
  ]
}
