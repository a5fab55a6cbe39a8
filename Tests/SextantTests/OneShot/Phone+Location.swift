import CoreLocation
import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant

/// How a request for a location ended.
typealias LocationEnd = Result<FoundLocation, LocationFailure>

extension Phone {
  /// A phone at a place, with the app's permission as the person answers the first prompt.
  static func at(
    _ place: Coordinate? = .home, release: Release, bundle: AppBundle = AppBundle(name: "App"),
    answer: Choice? = nil, precise: Bool = true
  ) throws -> Phone {
    let phone = Phone(release: release, bundle: bundle)
    if let place { try phone.perform(.world(.stays(at: TrackSample(place)))) }
    if let answer {
      _ = phone.start { await $0.requestWhenInUse() }
      try phone.person(.answers(answer, precise: precise))
    }
    return phone
  }

  /// A phone whose app may use locations while it is in use.
  static func allowed(
    _ place: Coordinate? = .home, release: Release, bundle: AppBundle = AppBundle(name: "App"),
    precise: Bool = true
  ) throws -> Phone {
    let choices = AuthorizationPolicy.policy(for: release).whenInUsePrompt.value.choices
    let answer = choices.first { $0 != .dontAllow && $0 != .allowOnce }
    return try at(place, release: release, bundle: bundle, answer: answer, precise: precise)
  }

  /// The app asks for a location.
  func find(_ request: LocationRequest = LocationRequest()) -> Call<LocationEnd> {
    start { client in
      do throws(LocationFailure) {
        return .success(try await client.location(request))
      } catch {
        return .failure(error)
      }
    }
  }

  /// The person does something in Settings, and comes back to the app.
  func inSettings(_ action: PersonAction) throws {
    try person(.opensSettings)
    try person(action)
    try person(.opens(host.app))
  }

  /// The managers of the app that run updates, with the accuracy that each aims for.
  var runningAccuracies: [Double] {
    host.read { device in
      (device[self.host.app].process?.managers ?? []).filter { $0.services.standard != nil }
        .map(\.settings.desiredAccuracy)
    }
  }

  /// How many objects of the Swift API the app holds, such as service sessions.
  var sessions: Int { host.read { device in device[self.host.app].process?.streams.count ?? 0 } }
}

extension Coordinate {
  static let home = Coordinate(latitude: 48.137, longitude: 11.575)
}

extension Call where Output == LocationEnd {
  /// How it ended, in words: the reason and the accuracy, or the failure.
  var words: [String] {
    ends.map { end in
      switch end {
      case .success(let found): "\(found.reason) \(Int(found.achievedAccuracy.rounded()))"
      case .failure(let failure): "\(failure)"
      }
    }
  }
}
