import LocationHost
public import LocationPolicy
public import LocationSimulation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// Performs an input on the phone, and lets the app react to it; throws a refusal if it is impossible at the
  /// moment.
  public func perform(_ input: Input) throws {
    try host.perform(input)
    settle()
  }

  /// The prompt that is showing; nil if there is none, or the phone is locked.
  public var prompt: PromptLooks? { host.read(\.visiblePromptLooks) }

  /// Has the person tap a button of the prompt that is showing, after turning off the Precise toggle if requested.
  public func answer(_ choice: Choice, precise: Bool = true) throws {
    try perform(.person(.answers(choice, precise: precise)))
  }

  /// Has the person grant what the prompt on screen requests, independent of its button's name on the
  /// release.
  ///
  /// The Precise toggle is turned off first if `precise` is false. Throws a refusal if no prompt is showing,
  /// or it requests nothing.
  public func agree(precise: Bool = true) throws {
    try answer(offered(of: Choice.agreeing), precise: precise)
  }

  /// Has the person grant as little as the prompt on screen allows, independent of its button's name on the
  /// release.
  ///
  /// Throws a refusal if no prompt is showing.
  public func decline() throws { try answer(offered(of: Choice.declining)) }

  /// Returns the first of several choices that the prompt offers; if it offers none, one that will be refused.
  private func offered(of choices: [Choice]) -> Choice {
    let offered = host.read { $0.visiblePrompt?.prompt.template.choices }
    return choices.first { offered?.contains($0) ?? false } ?? choices[0]
  }

  /// Has the person open the app, or return to it.
  public func open() throws { try perform(.person(.opens(host.app))) }

  /// Has the person leave for the Home screen.
  public func goHome() throws { try perform(.person(.goesHome)) }

  /// Has the person lock the phone.
  public func lock() throws { try perform(.person(.locksPhone)) }

  /// Has the person unlock the phone, which shows the previous screen again.
  public func unlock() throws { try perform(.person(.unlocksPhone)) }

  /// Has the person open Settings and choose a row on the app's location page, and stay there.
  public func chooseInSettings(_ row: SettingsRow) throws {
    try inSettings(.chooses(row, for: host.app))
  }

  /// Has the person open Settings and move the app's Precise Location switch, and stay there.
  public func setPrecise(_ isOn: Bool) throws { try inSettings(.setsPrecise(isOn, for: host.app)) }

  /// Has the person open Settings and move a switch that applies to all apps, and stay there.
  public func set(_ which: PhoneSwitch, to isOn: Bool) throws { try inSettings(.sets(which, to: isOn)) }

  /// Has the person open Settings and move the Location Services switch, and stay there.
  public func setLocationServices(_ isOn: Bool) throws { try set(.locationServices, to: isOn) }

  /// Has the person open Settings and turn a restriction of Location Services on or off, and stay there (SET-009).
  public func setRestriction(_ isOn: Bool) throws { try set(.restriction, to: isOn) }

  /// Has the person open Settings and reset Location & Privacy, and stay there.
  public func resetLocationAndPrivacy() throws { try inSettings(.resetsLocationAndPrivacy) }

  /// Has the person turn the phone off and on again; afterwards it is locked, and the app has no process.
  public func restart() throws { try perform(.person(.restartsPhone)) }

  /// Has the person update iOS, which restarts the phone; to the next release unless another is named.
  ///
  /// Throws a refusal if the phone already runs that release, or a later one (SET-011, SET-012, SET-013).
  public func updateSystem(to later: Release? = nil) throws {
    try perform(.person(.updatesSystem(to: later ?? release.next ?? release)))
  }

  private func inSettings(_ action: PersonAction<AppID>) throws {
    if host.read({ $0.screen != .settings }) { try perform(.person(.opensSettings)) }
    try perform(.person(action))
  }
}
