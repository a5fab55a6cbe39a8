/// The appearance of a prompt for a particular app, in English unless another language is chosen.
///
/// All code that shows a prompt or names its buttons uses this: everything that depends on the app, the release or
/// the occasion is decided only here.
public struct PromptLooks: Hashable, Sendable {
  /// The title, with the app's name in it.
  public private(set) var title: String
  /// The text below the title, the app's own or the system's; nil if there is none.
  public private(set) var text: String?
  /// The labels of the buttons: two from left to right, more from top to bottom.
  public private(set) var buttons: [String]
  /// The text of the Precise toggle before the person moves it; nil if there is no toggle (AUTH-048).
  package private(set) var toggle: String?
  /// Whether it shows a map.
  public let hasMap: Bool
  /// Whether it has a Precise toggle, which apps of reduced default accuracy don't get (AUTH-048, KEY-033).
  public let hasPreciseToggle: Bool
  /// The source of its texts; of several sources, the least certain.
  public let source: WordSource
  /// The app's name.
  package let appName: String
  /// The title in the system's words.
  package let titleWords: SystemWords
  /// The text in the system's words; nil if it is the app's own.
  package let textWords: SystemWords?
  /// The buttons in the system's words.
  package let buttonWords: [SystemWords]

  /// Inserts an app's name and texts into a prompt; `ownText` returns the app's text for a key.
  public init(
    _ template: PromptTemplate, appName: String, of app: AppConfiguration = .complete,
    under policy: AuthorizationPolicy, occasion: PromptOccasion = .none,
    ownText: (LocationKey) -> String? = { _ in nil }
  ) {
    let isReduced = app.traits.contains(.defaultAccuracyReduced) && policy.accuracyChoice.value
    let approximate = isReduced && policy.approximateTitle.value ? template.approximateTitle : nil
    self.appName = appName
    titleWords = approximate ?? template.title(of: occasion)
    buttonWords = template.choices.map { $0.words(of: app, under: policy) }
    title = titleWords.english(naming: appName)
    buttons = buttonWords.map { $0.english }
    hasMap = template.hasMap
    hasPreciseToggle = template.hasPreciseToggle(for: app)
    toggle = hasPreciseToggle ? SystemWords.precise(true).english : nil
    if case .system(let words) = template.text { textWords = words } else { textWords = nil }
    text = textWords?.english ?? template.text.key(under: policy).flatMap(ownText)
    source = buttonWords.reduce(titleWords.source) { max($0, $1.source) }
  }

  /// Returns the prompt in other words, which a function returns for the system's; the app's own text is
  /// unchanged.
  package func said(by words: (SystemWords) -> String) -> PromptLooks {
    var looks = self
    looks.title = words(titleWords)
    looks.text = textWords.map(words) ?? text
    looks.buttons = buttonWords.map(words)
    looks.toggle = toggle.map { _ in words(.precise(true)) }
    return looks
  }
}

extension PromptTemplate {
  /// Returns whether the prompt has a Precise toggle, which apps of reduced default accuracy don't get (AUTH-048,
  /// KEY-033).
  public func hasPreciseToggle(for app: AppConfiguration) -> Bool {
    self == .first14 && !app.traits.contains(.defaultAccuracyReduced)
  }
}

extension PromptText {
  /// Returns the Info.plist key whose text is shown; nil if the text is the system's or there is none.
  public func key(under policy: AuthorizationPolicy) -> LocationKey? {
    switch self {
    case .description(let key): key
    case .purposeKey: .temporaryPurposes
    case .alwaysDescriptionOfRelease: policy.alwaysDescriptions.value.keys.last
    case .system, .none: nil
    }
  }
}

extension Choice {
  /// Returns the label of the button in a prompt of an app (AUTH-055).
  public func words(of app: AppConfiguration, under policy: AuthorizationPolicy) -> SystemWords {
    words(inAppClip: app.traits.contains(.appClip) && policy.appClips.value)
  }
}
