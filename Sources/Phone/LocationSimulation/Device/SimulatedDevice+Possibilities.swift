import LocationPolicy

extension SimulatedDevice {
  /// Returns why an input can't happen at the moment; nil if it can.
  ///
  /// A call that makes Core Location raise an exception is possible; ``perform(_:)`` shows its effect on the process.
  public func refusal(of input: Input) -> Refusal? {
    switch input {
    case .person(let action): return obstacle(to: action)
    case .system(let action): return obstacle(to: action)
    case .call(let call, let app): return obstacle(to: call, by: app)
    case .world:
      var copy = self
      do throws(CallError) { try copy.perform(input) } catch .refused(let refusal) { return refusal } catch {
        return nil
      }
      return nil
    }
  }

  /// Returns whether an input can happen at the moment.
  public func canPerform(_ input: Input) -> Bool { refusal(of: input) == nil }

  /// All actions that the person could currently take with the phone, in a fixed order.
  ///
  /// Actions with unlimited variants, or without influence on the flow of most apps, are omitted: installing, updating
  /// the system, the car's display, and the display of the locked phone.
  public var availablePersonActions: [PersonAction<AppID>] {
    let installed = apps.filter { $0.isInstalled }.map { $0.id }
    let all = promptActions + screenActions + switchActions + installed.flatMap { actions(on: $0) }
    return all.filter { obstacle(to: $0) == nil }
  }

  private var promptActions: [PersonAction<AppID>] {
    guard let (_, prompt) = visiblePrompt else { return [] }
    let choices = prompt.template.choices
    // The Precise toggle makes no difference to a refusal, and a prompt without the toggle has no such answer.
    return choices.map { .answers($0) }
      + choices.filter { $0.effect != .declines }.map { .answers($0, precise: false) }
  }

  private var screenActions: [PersonAction<AppID>] {
    [
      .goesHome, .opensSettings, .locksPhone, .unlocksPhone, .tapsIndicator, .tapsLocationButton(),
      .tapsLocationButton(isLegible: false), .restartsPhone,
    ]
  }

  private var switchActions: [PersonAction<AppID>] {
    PhoneSwitch.allCases.map { .sets($0, to: !switches[$0]) } + [.resetsLocationAndPrivacy]
  }

  private func actions(on app: AppID) -> [PersonAction<AppID>] {
    let isPrecise = self[app].authorization.chosenAccuracy == .full
    return [
      .opens(app), .forceQuits(app), .deletes(app), .setsPrecise(!isPrecise, for: app),
      .setsBackgroundAppRefresh(!self[app].backgroundAppRefresh, for: app), .addsWidget(app),
      .looksAtWidget(app), .removesLiveActivity(app),
    ] + policy.settingsRows.value.rows.map { .chooses($0, for: app) }
  }
}
