import LocationPolicy
import Testing

/// The rules are a small state, and a value for each release that is a revision of the previous one.
@Suite struct PolicyShapeTests {
  @Test func `a state fits in sixteen bytes`() {
    #expect(MemoryLayout<AuthorizationState>.size <= 16)
  }

  /// A single text among its values would add reference counting to every copy, which halves the speed of decisions.
  @Test func `a policy is copied as plain bytes`() {
    #expect(_isPOD(AuthorizationPolicy.self) && _isPOD(AuthorizationState.self))
  }

  @Test func `there is one policy per release, in order`() {
    #expect(Policies.known.map(\.release) == Release.allCases)
    for release in Release.allCases { #expect(AuthorizationPolicy.policy(for: release).release == release) }
  }

  @Test func `every release changes these rules of the one before`() {
    let changes = zip(Policies.known, Policies.known.dropFirst()).map { before, after in
      ([after.release.name + ":"] + Self.differences(before, after)).joined(separator: " ")
    }
    let expected = """
      8: alwaysDescriptions alwaysPrompt backgroundAppRefreshGates backgroundIndicator \
      backgroundSwitch escalation escalationPrompt firstAlwaysRequest forceQuitRelaunch \
      implicitPrompt missingDescription relaunchingServices reminder requestInBackground \
      requestMethods services settingsRows whenInUseDescriptions whenInUsePrompt whenInUseServices
      9: backgroundIndicator backgroundSwitch reminder services watchMessages whenInUseServices
      10:
      11: alwaysDescriptions alwaysPrompt backgroundIndicator changeWakesSuspendedApp design escalation \
      escalationPrompt firstAlwaysRequest missingDescription settingsRows singleAlwaysRequest \
      statusArrow whenInUsePrompt
      12: airborneActivity
      13.0-13.3: alwaysPrompt deferredUpdates escalation escalationPrompt firstAlwaysRequest \
      provisionalPrompt reminder settingsRows whenInUsePrompt whenInUseServices
      13.4-13.7: alwaysPrompt escalation escalationPrompt provisionalPrompt whenInUsePrompt
      14: accuracyChoice alwaysPrompt appClips callback firstAlwaysRequest temporaryFullAccuracy \
      whenInUsePrompt widgets
      15: approximateTitle locationButton relaunchingServices settingsRows
      16.0-16.3: controlCenterAttribution design privacyPage servicesEnabledWarnsOnMainThread
      16.4-16.7: filterRule
      17: asyncUpdates backgroundActivitySession liveActivity relaunchingServices services whenInUseServices
      18: asyncNeedsAlwaysSession asyncUpdates requestInBackground serviceSessions
      26: design forceQuitRelaunch isKnownByHeadersOnly
      """
    #expect(changes == expected.split(separator: "\n").map(String.init))
  }

  /// Returns the names of the properties that differ between two policies, sorted.
  private static func differences(_ before: AuthorizationPolicy, _ after: AuthorizationPolicy) -> [String] {
    zip(Mirror(reflecting: before).children, Mirror(reflecting: after).children).compactMap { old, new in
      guard let name = new.label, name != "release", "\(old.value)" != "\(new.value)" else { return nil }
      return name
    }.sorted()
  }
}
