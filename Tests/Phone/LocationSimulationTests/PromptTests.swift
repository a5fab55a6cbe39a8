import LocationPolicy
import LocationSimulation
import Testing

@Suite struct PromptTests {
  @Test(arguments: Release.allCases.filter { AuthorizationPolicy.policy(for: $0).requestMethods.value })
  func `a request in the foreground shows the release's prompt, and an answer grants what the rules say`(
    release: Release
  ) throws {
    var device = SimulatedDevice(release: release)
    let app = device.install(AppBundle(name: "Run"))
    try device.perform(.person(.opens(app)))
    let manager = try #require(try device.perform(.call(.createManager, by: app)))
    try device.perform(.call(.manager(manager, .setDelegate(.all)), by: app))
    try device.perform(.call(.manager(manager, .requestWhenInUseAuthorization), by: app))
    let prompt = try #require(device.visiblePrompt)
    #expect(prompt.prompt.template == device.policy.whenInUsePrompt.value)
    let choice = try #require(prompt.prompt.template.choices.first { $0 != .dontAllow })
    try device.perform(.person(.answers(choice)))
    #expect(device.visiblePrompt == nil)
    #expect(device[app].authorization.status == .authorizedWhenInUse)
    let callbacks = device.takeMessages().filter { $0.client == manager }.map(\.content)
    #expect(
      callbacks == [
        .authorization(device.policy.callback.value, .notDetermined),
        .authorization(device.policy.callback.value, .authorizedWhenInUse),
      ])
  }

  @Test(arguments: [true, false])
  func `a prompt goes with its manager, and with the foreground`(byRelease: Bool) throws {
    var device = SimulatedDevice(release: .iOS18)
    let app = device.install(AppBundle(name: "Run"))
    try device.perform(.person(.opens(app)))
    let manager = try #require(try device.perform(.call(.createManager, by: app)))
    try device.perform(.call(.manager(manager, .requestWhenInUseAuthorization), by: app))
    #expect(device.visiblePrompt != nil)
    if byRelease {
      try device.perform(.call(.manager(manager, .release), by: app))
    } else {
      try device.perform(.person(.locksPhone))
      try device.perform(.person(.unlocksPhone))
    }
    #expect(device.visiblePrompt == nil)
    #expect(device[app].authorization.grant == .notDetermined)
  }

  @Test
  func `Allow Once ends some time after the app was left, and the app is told when it runs again`() throws {
    var device = SimulatedDevice(release: .iOS15)
    let app = device.install(AppBundle(name: "Run"))
    try device.perform(.person(.opens(app)))
    let manager = try #require(try device.perform(.call(.createManager, by: app)))
    try device.perform(.call(.manager(manager, .setDelegate(.all)), by: app))
    try device.perform(.call(.manager(manager, .requestWhenInUseAuthorization), by: app))
    try device.perform(.person(.answers(.allowOnce)))
    try device.perform(.person(.goesHome))
    device.advance(by: 6)
    #expect(device[app].phase == .suspended)
    #expect(device[app].authorization.grant == .temporary)
    device.advance(by: 10)
    #expect(device[app].authorization.grant == .notDetermined)
    _ = device.takeMessages()
    try device.perform(.person(.opens(app)))
    #expect(
      device.takeMessages().map(\.content) == [
        .authorization(.locationManagerDidChangeAuthorization, .notDetermined), .enteredForeground,
      ])
  }
}
