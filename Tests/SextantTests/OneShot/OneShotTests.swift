import CoreLocation
import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import Testing

@Suite(.ownMainQueue) struct OneShotTests {
  static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }
  static let withReducedAccuracy = releases.filter {
    AuthorizationPolicy.policy(for: $0).accuracyChoice.value
  }
  static let withSessions = releases.filter {
    AuthorizationPolicy.policy(for: $0).serviceSessions.value
  }

  // Permission, then a location

  @Test(arguments: releases)
  func `a request asks for the permission, and finds the location after the answer`(release: Release) throws {
    let phone = try Phone.at(release: release)
    let call = phone.find(LocationRequest(accuracy: .nearestTenMeters))
    let prompt = try #require(phone.host.device.visiblePrompt?.prompt)
    let choice = try #require(prompt.template.choices.first { $0 != .dontAllow })
    try phone.person(.answers(choice))
    phone.advance(by: 5)
    #expect(call.words == ["accurateEnough 5"])
    #expect(phone.runningAccuracies == [])
  }

  @Test(arguments: releases)
  func `the time for the permission is not taken from the time for the search`(release: Release) throws {
    let phone = try Phone.at(release: release)
    let call = phone.find(LocationRequest(timeLimit: 5))
    phone.advance(by: 60)
    #expect(call.words == [])
    let prompt = try #require(phone.host.device.visiblePrompt?.prompt)
    try phone.person(.answers(try #require(prompt.template.choices.first { $0 != .dontAllow })))
    phone.advance(by: 2)
    #expect(call.words == ["accurateEnough 5"])
  }

  @Test(arguments: releases)
  func `a person who never answers ends the request by the time limit for that`(release: Release) throws {
    let phone = try Phone.at(release: release)
    let call = phone.find(LocationRequest(permissionTimeLimit: 20))
    phone.advance(by: 19)
    #expect(call.words == [])
    phone.advance(by: 2)
    #expect(call.ends == [.failure(.notAuthorized(.timedOut))])
  }

  @Test(arguments: releases) func `a request that asks for nothing shows no prompt`(release: Release) throws {
    let phone = try Phone.at(release: release)
    let call = phone.find(LocationRequest(asksFor: nil))
    #expect(phone.host.device.visiblePrompt == nil)
    #expect(call.ends == [.failure(.notAuthorized(.notShown(.notAuthorized)))])
  }

  @Test(arguments: releases)
  func `cancelling while the prompt is up ends the request as cancelled`(release: Release) throws {
    let phone = try Phone.at(release: release)
    let call = phone.find()
    call.task?.cancel()
    phone.settle()
    #expect(call.ends == [.failure(.cancelled)])
  }

  // Accuracy and time

  @Test(arguments: releases)
  func `nothing found within the time limit is told as that, and the manager stops`(release: Release) throws {
    let phone = try Phone.allowed(nil, release: release)
    let call = phone.find(LocationRequest(timeLimit: 30))
    phone.advance(by: 29)
    #expect(call.words == [])
    phone.advance(by: 2)
    #expect(call.ends == [.failure(.notFound)])
    #expect(phone.runningAccuracies == [])
  }

  @Test(arguments: releases)
  func `in a tunnel the search waits, and finds the location behind it`(release: Release) throws {
    let phone = try Phone.allowed(release: release)
    try phone.perform(.world(.losesPosition))
    let call = phone.find(LocationRequest(timeLimit: 60))
    phone.advance(by: 30)
    #expect(call.words == [])
    try phone.perform(.world(.findsPosition))
    phone.advance(by: 5)
    #expect(call.words == ["accurateEnough 5"])
  }

  @Test(arguments: releases)
  func `the best so far is the answer at the time limit, with its accuracy`(release: Release) throws {
    let phone = try Phone.allowed(release: release)
    try phone.perform(.world(.accuracy(horizontal: 65, vertical: 30)))
    let call = phone.find(LocationRequest(accuracy: .nearestTenMeters, timeLimit: 10))
    phone.advance(by: 9)
    #expect(call.words == [])
    phone.advance(by: 2)
    #expect(call.words == ["bestAtTimeLimit 65"])
  }

  @Test(arguments: releases)
  func `the search goes on until a location is fine enough`(release: Release) throws {
    let phone = try Phone.allowed(release: release)
    try phone.perform(.world(.accuracy(horizontal: 65, vertical: 30)))
    let call = phone.find(LocationRequest(accuracy: .nearestTenMeters))
    phone.advance(by: 5)
    #expect(call.words == [])
    try phone.perform(.world(.accuracy(horizontal: 8, vertical: 30)))
    phone.advance(by: 2)
    #expect(call.words == ["accurateEnough 8"])
  }

  // Ages

  @Test(arguments: releases)
  func `a location that the system has is taken if it is fresh enough, and not otherwise`(release: Release)
    throws
  {
    for (age, words) in [(5.0, ["cached 5"]), (60, [])] {
      let phone = try Phone.allowed(release: release)
      _ = phone.find()
      phone.advance(by: 3)
      phone.advance(by: age)
      try phone.perform(.world(.losesPosition))
      let call = phone.find(LocationRequest(maximumAge: 10))
      #expect(call.words == words)
    }
  }

  @Test(arguments: releases)
  func `a location that another client was given is taken from what updates begin with`(release: Release)
    throws
  {
    let phone = try Phone.allowed(release: release)
    _ = phone.find()
    phone.advance(by: 3)
    try phone.perform(.world(.losesPosition))
    let host = phone.host
    let other = host.run { LocationClient(environment: .simulated(on: host, storage: .memory())) }
    let call = phone.start { _ in try? await other.location(LocationRequest(maximumAge: 10)).reason }
    phone.advance(by: 0.5)
    #expect(call.ends == [.cached])
  }

  // Reduced accuracy

  @Test(arguments: withReducedAccuracy)
  func `with reduced accuracy the coarse location is the answer at once`(release: Release) throws {
    let phone = try Phone.allowed(release: release, precise: false)
    for wait in [0.0, 400] {
      phone.advance(by: wait)
      let call = phone.find(LocationRequest(accuracy: .nearestTenMeters, maximumAge: 0))
      phone.advance(by: 2)
      #expect(call.ends.count == 1)
      let found = try #require(try call.ends.first?.get())
      #expect(found.reason == .reducedAccuracy)
      #expect(found.achievedAccuracy > 1_000)
    }
  }

  @Test(arguments: withReducedAccuracy)
  func `turning Precise off ends a search by saying so`(release: Release) throws {
    let phone = try Phone.allowed(release: release)
    try phone.perform(.world(.accuracy(horizontal: 65, vertical: 30)))
    let call = phone.find(LocationRequest(accuracy: .nearestTenMeters, timeLimit: 600))
    phone.advance(by: 5)
    try phone.inSettings(.setsPrecise(false, for: phone.host.app))
    phone.advance(by: 5)
    #expect(call.words.map { $0.prefix(15) } == ["reducedAccuracy"])
  }

  @Test(arguments: withReducedAccuracy)
  func `full accuracy for once is asked for after the grant, if that is reduced`(release: Release) throws {
    let bundle = AppBundle(name: "App", purposeTexts: ["Route": "Draws the route."])
    let phone = try Phone.at(release: release, bundle: bundle)
    let call = phone.find(
      LocationRequest(accuracy: .nearestTenMeters, asksFor: .whenInUseWithFullAccuracy(purposeKey: "Route")))
    try phone.person(.answers(.allowWhileUsingApp, precise: false))
    let prompt = try #require(phone.host.device.visiblePrompt?.prompt)
    try phone.person(.answers(try #require(prompt.template.choices.first { $0 != .dontAllow })))
    phone.advance(by: 3)
    #expect(call.words == ["accurateEnough 5"])
  }

  // What takes the location away

  @Test(arguments: releases)
  func `services that are off are told at once, and when they go off during the search`(release: Release)
    throws
  {
    let phone = try Phone.allowed(nil, release: release)
    let call = phone.find()
    try phone.inSettings(.setsLocationServices(false))
    #expect(call.ends == [.failure(.servicesOff)])
    #expect(phone.find().ends == [.failure(.servicesOff)])
    #expect(phone.runningAccuracies == [])
  }

  @Test(arguments: releases) func `a permission that is taken away ends the search`(release: Release) throws {
    let phone = try Phone.allowed(nil, release: release)
    let call = phone.find()
    try phone.inSettings(.chooses(.never, for: phone.host.app))
    #expect(call.ends == [.failure(.authorizationLost)])
    #expect(phone.find().ends == [.failure(.notAuthorized(.notShown(.alreadyDenied)))])
  }

  @Test(arguments: releases)
  func `a restriction ends the search, and keeps the next from beginning`(release: Release) throws {
    let phone = try Phone.allowed(nil, release: release)
    let call = phone.find()
    try phone.inSettings(.setsRestriction(true))
    #expect(call.ends == [.failure(.notAuthorized(.notShown(.restricted)))])
    #expect(phone.find().ends == [.failure(.notAuthorized(.notShown(.restricted)))])
  }

  // The background

  @Test(arguments: releases)
  func `while the app is away nothing is found, and the time limit ends the search`(release: Release) throws {
    let phone = try Phone.allowed(nil, release: release, bundle: .foregroundOnly)
    let call = phone.find(LocationRequest(timeLimit: 30))
    phone.advance(by: 1)
    try phone.person(.goesHome)
    phone.advance(by: 10)
    try phone.perform(.world(.stays(at: TrackSample(.home))))
    phone.advance(by: 10)
    #expect(call.words == [])
    phone.advance(by: 15)
    #expect(call.ends == [.failure(.notFound)])
  }

  @Test(arguments: releases)
  func `a search goes on when the app comes back in time`(release: Release) throws {
    let phone = try Phone.allowed(release: release, bundle: .foregroundOnly)
    try phone.perform(.world(.losesPosition))
    let call = phone.find(LocationRequest(timeLimit: 60))
    try phone.person(.goesHome)
    phone.advance(by: 20)
    try phone.perform(.world(.findsPosition))
    phone.advance(by: 5)
    #expect(call.words == [])
    try phone.person(.opens(phone.host.app))
    phone.advance(by: 5)
    #expect(call.words == ["accurateEnough 5"])
  }

  // Several callers

  @Test(arguments: releases)
  func `several callers share one manager, each with an end of its own`(release: Release) throws {
    let phone = try Phone.allowed(release: release)
    try phone.perform(.world(.accuracy(horizontal: 65, vertical: 30)))
    let coarse = phone.find(LocationRequest(accuracy: .hundredMeters, maximumAge: 0))
    let fine = phone.find(LocationRequest(accuracy: .best, maximumAge: 0, timeLimit: 20))
    let cancelled = phone.find(LocationRequest(accuracy: .bestForNavigation, maximumAge: 0))
    #expect(phone.runningAccuracies == [kCLLocationAccuracyBestForNavigation])
    cancelled.task?.cancel()
    phone.settle()
    #expect(phone.runningAccuracies == [kCLLocationAccuracyBest])
    phone.advance(by: 3)
    #expect(coarse.words == ["accurateEnough 65"])
    #expect(fine.words == [])
    phone.advance(by: 20)
    #expect(fine.words == ["bestAtTimeLimit 65"])
    #expect(cancelled.ends == [.failure(.cancelled)])
    #expect(phone.runningAccuracies == [])
  }

  @Test(arguments: releases)
  func `the manager's accuracy goes down when the finest search has ended`(release: Release) throws {
    let phone = try Phone.allowed(nil, release: release)
    let coarse = phone.find(LocationRequest(accuracy: .kilometer, timeLimit: 60))
    let fine = phone.find(LocationRequest(accuracy: .best, timeLimit: 10))
    #expect(phone.runningAccuracies == [kCLLocationAccuracyBest])
    phone.advance(by: 11)
    #expect(fine.ends.count == 1)
    #expect(phone.runningAccuracies == [kCLLocationAccuracyKilometer])
    phone.advance(by: 60)
    #expect(coarse.ends.count == 1)
    #expect(phone.runningAccuracies == [])
  }

  // Sessions

  @Test(arguments: withSessions)
  func `an app that turned implicit sessions off holds one while it searches`(release: Release) throws {
    var bundle = AppBundle(name: "App")
    bundle.configuration.traits.insert(.explicitServiceSession)
    let phone = try Phone.allowed(nil, release: release, bundle: bundle)
    #expect(phone.sessions == 0)
    let call = phone.find(LocationRequest(timeLimit: 10))
    #expect(phone.sessions == 1)
    phone.advance(by: 11)
    #expect(call.ends == [.failure(.notFound)])
    #expect(phone.sessions == 0)
  }

  @Test(arguments: releases)
  func `no session is held where the app did not turn implicit ones off, or the release has none`(
    release: Release
  ) throws {
    var bundle = AppBundle(name: "App")
    if !Self.withSessions.contains(release) { bundle.configuration.traits.insert(.explicitServiceSession) }
    let phone = try Phone.allowed(nil, release: release, bundle: bundle)
    _ = phone.find()
    #expect(phone.sessions == 0)
  }
}

extension AppBundle {
  /// An app that declares no background mode.
  static let foregroundOnly = AppBundle(
    name: "App", configuration: AppConfiguration(descriptions: .all))
}
