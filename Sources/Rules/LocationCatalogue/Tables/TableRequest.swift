import LocationPolicy

/// A request of an app in a state, under one condition.
struct TableRequest {
  /// The request; nil creates a session that requires no authorization.
  let request: AppRequest?
  let start: TableState
  var given = Given.nothing

  /// The difference from an app in the foreground with a complete Info.plist.
  enum Given: CaseIterable {
    case nothing, inBackground, alwaysAskedBefore, explicitSessionsRequired, noPurposeKey, fullAccuracy,
      buttonCovered, buttonConfirmedBefore
  }

  /// All requests of apps, in the order of the table.
  static let requests: [AppRequest?] = AppRequest.allCases + [nil]

  var name: String { request?.rawValue ?? "session-none" }

  /// The app's state before the request.
  var before: AuthorizationState {
    let state = start.state.varied(accuracy: request == .fullAccuracy ? .reduced : nil)
    return switch given {
    case .nothing, .explicitSessionsRequired, .noPurposeKey, .buttonCovered: state
    case .inBackground: state.varied(phase: .background)
    case .alwaysAskedBefore: state.varied(adding: .alwaysRequestSpent)
    case .fullAccuracy: state.varied(accuracy: .full)
    case .buttonConfirmedBefore: state.varied(adding: .locationButtonApproved)
    }
  }

  private var app: AppConfiguration {
    var app = AppConfiguration.complete
    if given == .explicitSessionsRequired { app.traits.insert(.explicitServiceSession) }
    return app
  }

  /// Makes the request, and returns the decision and the state after it.
  func result(
    without description: UsageDescriptions = [], under policy: AuthorizationPolicy
  ) -> (decision: Decision, after: AuthorizationState) {
    var state = before
    var app = self.app
    app.descriptions.remove(description)
    let decision: Decision
    switch (request, given) {
    case (.fullAccuracy, .noPurposeKey):
      decision = state.requestFullAccuracy(purposeKeyExists: false, of: app, under: policy)
    case (.locationButton, .buttonCovered):
      decision = state.tapLocationButton(isLegible: false, of: app, under: policy)
    case (.secondPrompt, _):
      _ = state.holdEvent(under: policy)
      decision = state.showSecondPrompt(under: policy)
    case (let request?, _): decision = request.perform(on: &state, of: app, under: policy)
    case (nil, _): decision = state.openSession(.none, of: app, under: policy)
    }
    return (decision, state)
  }

  /// Returns the Info.plist keys without which the request does nothing, determined by omitting one at a
  /// time.
  func neededKeys(under policy: AuthorizationPolicy) -> [String] {
    UsageDescriptions.all.keys.filter { key in
      guard let one = UsageDescriptions(key) else { return false }
      return result(without: one, under: policy).decision.outcome == .ignored(.missingDescription)
    }.map(\.rawValue)
  }
}
