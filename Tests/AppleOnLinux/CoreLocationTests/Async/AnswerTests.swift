import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@MainActor @Suite struct AnswerTests {
  private func reducedPhone() throws -> (host: DeviceHost, manager: CLLocationManager) {
    var bundle = AppBundle(name: "Run")
    bundle.purposeTexts = ["Navigation": "To guide you."]
    let host = DeviceHost(release: .iOS18, bundle: bundle)
    let manager = host.run { CLLocationManager() }
    manager.requestWhenInUseAuthorization()
    try host.person(.answers(.allowWhileUsingApp, precise: false))
    return (host, manager)
  }

  @Test func `waiting for full accuracy ends with the answer`() async throws {
    let (host, manager) = try reducedPhone()
    let task = Task {
      try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Navigation")
    }
    await prompt(on: host)
    try host.person(.answers(.allowOnce))
    try await task.value
    #expect(manager.accuracyAuthorization == .fullAccuracy)
  }

  @Test
  func `waiting for full accuracy that nobody is asked for throws promptDeclined (AUTH-072)`() async throws {
    let (_, manager) = try reducedPhone()
    do {
      try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Unknown")
      Issue.record("no error")
    } catch CLError.promptDeclined {
      #expect(manager.accuracyAuthorization == .reducedAccuracy)
    }
  }

  @Test
  func `waiting for full accuracy ends when the task is canceled, and the prompt stays`() async throws {
    let (host, manager) = try reducedPhone()
    let task = Task {
      try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Navigation")
    }
    await prompt(on: host)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(host.device.visiblePrompt != nil)
  }

  @Test(arguments: [
    (false, CLLocationPushServiceError.Code.missingEntitlement), (true, .missingPushExtension),
  ])
  func
    `KEY-045, ERR-006: an app without the entitlement gets no token for location pushes, with it it lacks the extension`(
      isEntitled: Bool, expected: CLLocationPushServiceError.Code
    ) async
  {
    var configuration = AppConfiguration.complete
    if isEntitled { configuration.traits.insert(.locationPush) }
    let host = DeviceHost(release: .iOS18, bundle: AppBundle(name: "Run", configuration: configuration))
    let manager = host.run { CLLocationManager() }
    do {
      _ = try await manager.startMonitoringLocationPushes()
      Issue.record("no error")
    } catch {
      #expect((error as? CLLocationPushServiceError)?.code == expected)
    }
  }

  /// Runs other main-actor code until a prompt is visible.
  private func prompt(on host: DeviceHost) async {
    while host.device.visiblePrompt == nil { await Task.yield() }
  }
}
