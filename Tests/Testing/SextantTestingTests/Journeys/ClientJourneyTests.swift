import Foundation
import Sextant
import SextantAlways
import SextantTesting
import Testing

/// An app that only makes one request of the client library when tapped.
struct ClientRequest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let goesOn: Bool
  let action: @MainActor @Sendable (LocationClient) async throws -> Void

  init(
    _ name: String, goesOn: Bool = false,
    _ action: @escaping @MainActor @Sendable (LocationClient) async throws -> Void
  ) {
    testDescription = name
    self.goesOn = goesOn
    self.action = action
  }

  @MainActor
  func launch(_ process: LaunchedApp) {
    let client = LocationClient()
    process.tap(testDescription, goesOn: goesOn) { try await action(client) }
  }

  static let location = ClientRequest("location") { _ = try await $0.location() }

  static let all = [
    location,
    ClientRequest("a rough location") { _ = try await $0.location(LocationRequest(accuracy: .reduced)) },
    ClientRequest("When In Use") { _ = await $0.requestWhenInUse() },
    ClientRequest("Always") { _ = await $0.requestAlways() },
    ClientRequest("full accuracy") { client in
      _ = await client.requestWhenInUse()
      _ = await client.requestFullAccuracy(purpose: InfoPlist.purposeKey)
    },
    ClientRequest("updates", goesOn: true) { for try await _ in $0.updates() {} },
    ClientRequest("updates in the background", goesOn: true) { client in
      for try await _ in client.updates(UpdatesRequest(background: .continues())) {}
    },
    ClientRequest("headings", goesOn: true) { for try await _ in $0.headings() {} },
  ]

  /// The number of moves in a journey, according to SEXTANT_JOURNEYS; nil if that is not set.
  static let length = ProcessInfo.processInfo.environment["SEXTANT_JOURNEYS"].flatMap { Int($0) }
}

/// Every journey through each request of the client library.
///
/// `swift test` plays two moves on the newest release. `Scripts/journeys` plays more on all releases, and up to seven
/// moves that don't affect Settings or the app's process.
@MainActor
@Suite struct ClientJourneyTests {
  @Test(arguments: ClientRequest.all)
  func `no journey through a request goes wrong`(request: ClientRequest) async throws {
    let isDeep = ClientRequest.length != nil
    try await play(
      request, upTo: ClientRequest.length ?? 2, on: isDeep ? .allReleases : [.newest], moves: .all)
  }

  @Test(.enabled(if: ClientRequest.length != nil), arguments: ClientRequest.all)
  func `no journey of seven taps, answers, absences and waits goes wrong`(request: ClientRequest) async throws
  {
    try await play(request, upTo: 7, on: .allReleases, moves: [.taps, .answers, .leaving, .time])
  }

  @Test(arguments: Release.all())
  func `a time limit that comes due while the app is suspended ends its updates once it runs`(
    release: Release
  )
    async throws
  {
    try await journey(
      [.tap("location"), .answer(.allowWhileUsingApp), .goHome, .losePosition, .wait, .wait], on: release,
      app: ClientRequest.location.launch)
  }

  private func play(
    _ request: ClientRequest, upTo length: Int, on releases: [Release], moves: JourneyMoves
  ) async throws {
    var report: JourneyReport?
    let time = try await ContinuousClock().measure {
      report = try await everyJourney(
        upTo: length, on: releases, moves: moves, atMost: .max, app: request.launch)
    }
    guard ClientRequest.length != nil, let report else { return }
    let journeys = report.coverage.flatMap(\.journeys).reduce(0, +)
    print("\(request.testDescription): \(journeys) journeys in \(time)\n\(report)")
  }
}
