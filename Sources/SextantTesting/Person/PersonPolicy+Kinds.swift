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
  public static let agreeing = preferring(Choice.agreeing)

  /// A person who gives as little as a prompt lets, on every release.
  public static let declining = preferring(Choice.declining)

  /// A person who allows once where the release knows that, and while the app is in use before.
  public static let allowingOnce = preferring(
    .allowOnce, .onlyWhileUsingTheApp, .allow, .ok, .keepOnlyWhileUsing)
}

extension Choice {
  /// What gives a prompt what it asks for; of several the first that a prompt offers.
  ///
  /// "Allow Once" comes last: the prompt for full accuracy has nothing else that allows.
  static let agreeing: [Choice] = [
    .changeToAlwaysAllow, .alwaysAllow, .allowWhileUsingApp, .allow, .ok, .onlyWhileUsingTheApp, .confirm,
    .allowOnce,
  ]

  /// What gives a prompt as little as it lets; of several the first that a prompt offers.
  ///
  /// "Only While Using the App" comes last: the second prompt of iOS 11 and 12 has nothing less (AUTH-045).
  static let declining: [Choice] = [
    .dontAllow, .changeToOnlyWhileUsing, .keepOnlyWhileUsing, .cancel, .decline, .onlyWhileUsingTheApp,
  ]
}
