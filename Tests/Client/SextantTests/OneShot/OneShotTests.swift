import CoreLocation
import Foundation
import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct OneShotTests {
  nonisolated static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }
  nonisolated static let withReducedAccuracy = releases.filter {
    AuthorizationPolicy.policy(for: $0).accuracyChoice.value
  }
  nonisolated static let withSessions = releases.filter {
    AuthorizationPolicy.policy(for: $0).serviceSessions.value
  }

  // MARK: - Permission, then a location

  @Test(arguments: releases)
  func `a request asks for the permission, and finds the location after the answer`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let call = phone.find(LocationRequest(accuracy: .nearestTenMeters))
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(call.words == "accurateEnough 5")
    #expect(phone.running.isEmpty)
  }

  @Test(arguments: releases)
  func `the time for the permission is not taken from the time for the search`(release: Release) async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let call = phone.find(LocationRequest(timeLimit: 5))
    try await phone.advance(by: 60)
    #expect(call.isWaiting)
    try phone.agree()
    try await phone.advance(by: 2)
    #expect(call.words == "accurateEnough 5")
  }

  @Test(arguments: releases)
  func `a person who never answers ends the request by the time limit for that`(release: Release) async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let call = phone.find(LocationRequest(permissionTimeLimit: 20))
    try await phone.advance(by: 19)
    #expect(call.isWaiting)
    try await phone.advance(by: 2)
    #expect(call.end == .failure(.notAuthorized(.timedOut)))
  }

  @Test(arguments: releases) func `a request that asks for nothing shows no prompt`(release: Release) throws {
    let phone = TestPhone(release: release, at: .home)
    let call = phone.find(LocationRequest(asksFor: nil))
    #expect(phone.prompt == nil)
    #expect(call.end == .failure(.notAuthorized(.notShown(.notAuthorized))))
  }

  @Test(arguments: releases)
  func `cancelling while the prompt is up ends the request as canceled`(release: Release) throws {
    let phone = TestPhone(release: release, at: .home)
    let call = phone.find()
    call.cancel()
    #expect(call.end == .failure(.cancelled))
  }

  // MARK: - Accuracy and time

  @Test(arguments: releases)
  func `nothing found within the time limit is told as that, and the manager stops`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release)
    phone.losePosition()
    let call = phone.find(LocationRequest(timeLimit: 30))
    try await phone.advance(by: 29)
    #expect(call.isWaiting)
    try await phone.advance(by: 2)
    #expect(call.end == .failure(.notFound))
    #expect(phone.running.isEmpty)
  }

  @Test(arguments: releases)
  func `in a tunnel the search waits, and finds the location behind it`(release: Release) async throws {
    let phone = try TestPhone.allowing(release)
    phone.losePosition()
    let call = phone.find(LocationRequest(timeLimit: 60))
    try await phone.advance(by: 30)
    #expect(call.isWaiting)
    phone.findPosition()
    try await phone.advance(by: 5)
    #expect(call.words == "accurateEnough 5")
  }

  @Test(arguments: releases)
  func `the best so far is the answer at the time limit, with its accuracy`(release: Release) async throws {
    let phone = try TestPhone.allowing(release)
    phone.change(.accuracy(horizontal: 65, vertical: 30))
    let call = phone.find(LocationRequest(accuracy: .nearestTenMeters, timeLimit: 10))
    try await phone.advance(by: 9)
    #expect(call.isWaiting)
    try await phone.advance(by: 2)
    #expect(call.words == "bestAtTimeLimit 65")
  }

  @Test(arguments: releases)
  func `the search goes on until a location is fine enough`(release: Release) async throws {
    let phone = try TestPhone.allowing(release)
    phone.change(.accuracy(horizontal: 65, vertical: 30))
    let call = phone.find(LocationRequest(accuracy: .nearestTenMeters))
    try await phone.advance(by: 5)
    #expect(call.isWaiting)
    phone.change(.accuracy(horizontal: 8, vertical: 30))
    try await phone.advance(by: 2)
    #expect(call.words == "accurateEnough 8")
  }

  // MARK: - Ages

  @Test(arguments: releases)
  func `a location that the system has is taken if it is fresh enough, and not otherwise`(release: Release)
    async throws
  {
    for (age, words) in [(5.0, "cached 5"), (60, nil)] {
      let phone = try TestPhone.allowing(release)
      let client = phone.client()
      _ = phone.find(by: client)
      try await phone.advance(by: 3)
      try await phone.advance(by: age)
      phone.losePosition()
      let call = phone.find(by: client, LocationRequest(maximumAge: 10))
      #expect(call.words == words)
    }
  }

  @Test(arguments: releases)
  func `a location that another client was given is taken from what updates begin with`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    _ = phone.find(by: client)
    try await phone.advance(by: 3)
    phone.losePosition()
    let other = phone.client { $0.storage = .memory() }
    let call = phone.start { try? await other.location(LocationRequest(maximumAge: 10)).reason }
    try await phone.advance(by: 0.5)
    #expect(call.end == .cached)
  }

  // MARK: - Reduced accuracy

  @Test(arguments: withReducedAccuracy)
  func `with reduced accuracy the coarse location is the answer at once`(release: Release) async throws {
    let phone = try TestPhone.allowing(release, precise: false)
    let client = phone.client()
    for wait in [0.0, 400] {
      try await phone.advance(by: wait)
      let call = phone.find(by: client, LocationRequest(accuracy: .nearestTenMeters, maximumAge: 0))
      try await phone.advance(by: 2)
      #expect(!call.isWaiting)
      let found = try #require(try call.end?.get())
      #expect(found.reason == .reducedAccuracy)
      #expect(found.achievedAccuracy > 1_000)
    }
  }

  @Test(arguments: withReducedAccuracy)
  func `turning Precise off ends a search by saying so`(release: Release) async throws {
    let phone = try TestPhone.allowing(release)
    phone.change(.accuracy(horizontal: 65, vertical: 30))
    let call = phone.find(LocationRequest(accuracy: .nearestTenMeters, timeLimit: 600))
    try await phone.advance(by: 5)
    try phone.inSettings { try $0.setPrecise(false) }
    try await phone.advance(by: 5)
    #expect(call.words?.prefix(15) == "reducedAccuracy")
  }

  @Test(arguments: withReducedAccuracy)
  func `full accuracy for once is asked for after the grant, if that is reduced`(release: Release)
    async throws
  {
    let bundle = AppBundle(name: "App", purposeTexts: ["Route": "Draws the route."])
    let phone = TestPhone(release: release, app: bundle, at: .home)
    let call = phone.find(
      LocationRequest(accuracy: .nearestTenMeters, asksFor: .whenInUseWithFullAccuracy(purposeKey: "Route")))
    try phone.answer(.allowWhileUsingApp, precise: false)
    try phone.agree()
    try await phone.advance(by: 3)
    #expect(call.words == "accurateEnough 5")
  }

  // MARK: - Loss of the location

  @Test(arguments: releases)
  func `services that are off are told at once, and when they go off during the search`(release: Release)
    throws
  {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    phone.losePosition()
    let call = phone.find(by: client)
    try phone.inSettings { try $0.setLocationServices(false) }
    #expect(call.end == .failure(.servicesOff))
    #expect(phone.find(by: client).end == .failure(.servicesOff))
    #expect(phone.running.isEmpty)
  }

  @Test(arguments: releases) func `a permission that is taken away ends the search`(release: Release) throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    phone.losePosition()
    let call = phone.find(by: client)
    try phone.chooses(.never)
    #expect(call.end == .failure(.authorizationLost))
    #expect(phone.find(by: client).end == .failure(.notAuthorized(.notShown(.alreadyDenied))))
  }

  @Test(arguments: releases)
  func `a restriction ends the search, and keeps the next from beginning`(release: Release) throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    phone.losePosition()
    let call = phone.find(by: client)
    try phone.inSettings { try $0.setRestriction(true) }
    #expect(call.end == .failure(.notAuthorized(.notShown(.restricted))))
    #expect(phone.find(by: client).end == .failure(.notAuthorized(.notShown(.restricted))))
  }

  // MARK: - The background

  @Test(arguments: releases)
  func `while the app is away nothing is found, and a time limit that ended then ends the search later`(
    release: Release
  ) async throws {
    let phone = try TestPhone.allowing(release, app: .foregroundOnly)
    phone.losePosition()
    let call = phone.find(LocationRequest(timeLimit: 30))
    try await phone.advance(by: 1)
    try phone.goHome()
    try await phone.advance(by: 10)
    phone.findPosition()
    try await phone.advance(by: 10)
    try await phone.advance(by: 15)
    #expect(call.isWaiting)
    try phone.open()
    try await phone.advance(by: 0)
    #expect(call.end == .failure(.notFound))
  }

  @Test(arguments: releases)
  func `a search goes on when the app comes back in time`(release: Release) async throws {
    let phone = try TestPhone.allowing(release, app: .foregroundOnly)
    phone.losePosition()
    let call = phone.find(LocationRequest(timeLimit: 60))
    try phone.goHome()
    try await phone.advance(by: 20)
    phone.findPosition()
    try await phone.advance(by: 5)
    #expect(call.isWaiting)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(call.words == "accurateEnough 5")
  }

  // MARK: - Several callers

  @Test(arguments: releases)
  func `several callers share one manager, each with an end of its own`(release: Release) async throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    phone.change(.accuracy(horizontal: 65, vertical: 30))
    let coarse = phone.find(by: client, LocationRequest(accuracy: .hundredMeters, maximumAge: 0))
    let fine = phone.find(by: client, LocationRequest(accuracy: .best, maximumAge: 0, timeLimit: 20))
    let cancelled = phone.find(by: client, LocationRequest(accuracy: .bestForNavigation, maximumAge: 0))
    #expect(phone.running.map(\.settings.desiredAccuracy) == [kCLLocationAccuracyBestForNavigation])
    cancelled.cancel()
    #expect(phone.running.map(\.settings.desiredAccuracy) == [kCLLocationAccuracyBest])
    try await phone.advance(by: 3)
    #expect(coarse.words == "accurateEnough 65")
    #expect(fine.isWaiting)
    try await phone.advance(by: 20)
    #expect(fine.words == "bestAtTimeLimit 65")
    #expect(cancelled.end == .failure(.cancelled))
    #expect(phone.running.isEmpty)
  }

  @Test(arguments: releases)
  func `the manager's accuracy goes down when the finest search has ended`(release: Release) async throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    phone.losePosition()
    let coarse = phone.find(by: client, LocationRequest(accuracy: .kilometer, timeLimit: 60))
    let fine = phone.find(by: client, LocationRequest(accuracy: .best, timeLimit: 10))
    #expect(phone.running.map(\.settings.desiredAccuracy) == [kCLLocationAccuracyBest])
    try await phone.advance(by: 11)
    #expect(!fine.isWaiting)
    #expect(phone.running.map(\.settings.desiredAccuracy) == [kCLLocationAccuracyKilometer])
    try await phone.advance(by: 60)
    #expect(!coarse.isWaiting)
    #expect(phone.running.isEmpty)
  }

  // MARK: - Sessions

  @Test(arguments: withSessions)
  func `an app that turned implicit sessions off holds one while it searches`(release: Release) async throws {
    var bundle = AppBundle(name: "App")
    bundle.configuration.traits.insert(.explicitServiceSession)
    let phone = try TestPhone.allowing(release, app: bundle)
    phone.losePosition()
    #expect(phone.sessions.count == 0)
    let call = phone.find(LocationRequest(timeLimit: 10))
    #expect(phone.sessions.count == 1)
    try await phone.advance(by: 11)
    #expect(call.end == .failure(.notFound))
    #expect(phone.sessions.count == 0)
  }

  @Test(arguments: releases)
  func `no session is held where the app did not turn implicit ones off, or the release has none`(
    release: Release
  ) throws {
    var bundle = AppBundle(name: "App")
    if !Self.withSessions.contains(release) { bundle.configuration.traits.insert(.explicitServiceSession) }
    let phone = try TestPhone.allowing(release, app: bundle)
    phone.losePosition()
    _ = phone.find()
    #expect(phone.sessions.count == 0)
  }
}
