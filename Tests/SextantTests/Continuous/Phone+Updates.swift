import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import Testing

extension Phone {
  static let start = Coordinate(latitude: 48.137, longitude: 11.575)

  /// The app follows the location in a loop.
  func follow(_ request: UpdatesRequest = UpdatesRequest(), with client: LocationClient? = nil) -> Following {
    let following = Following()
    let client = client ?? self.client
    following.call = start { _ in
      do {
        for try await update in client.updates(request) { following.note(update) }
        return nil
      } catch {
        return error as? LocationFailure
      }
    }
    return following
  }

  /// Lets time pass, in steps in which a loop can take what comes.
  func pass(_ seconds: Int) {
    for start in stride(from: 0, to: seconds, by: 10) { advance(by: Double(min(10, seconds - start))) }
  }

  /// The phone goes north, a good walk's speed.
  func walks(_ speed: Double = 2) throws {
    let end = Phone.start.moved(by: 1_000_000, bearing: 0)
    let track = Track(segments: [[TrackPoint(Phone.start), TrackPoint(end)]])
    try perform(.world(.follows(Playback(track, walkingSpeed: speed))))
  }

  func stands() throws { try perform(.world(.stays(at: TrackSample(Phone.start)))) }

  /// The person chooses a row in Settings and comes back, unless told to stay there.
  func settings(_ row: SettingsRow, comesBack: Bool = true) throws {
    try person(.opensSettings)
    try person(.chooses(row, for: host.app))
    if comesBack { try person(.opens(host.app)) }
  }

  /// The app gets something in the way that it is usually given.
  func grants(_ grant: Grant) throws {
    switch grant {
    case .notDetermined: break
    case .denied: try answers(.dontAllow)
    case .temporary: try answers(.allowOnce)
    case .whenInUse: try settings(release >= .iOS8 ? .whileUsing : .on)
    case .always: try settings(release >= .iOS8 ? .always : .on)
    case .provisionalAlways:
      let manager = try #require(try host.perform(.call(.createManager, by: host.app)))
      try perform(.call(.manager(manager, .requestAlwaysAuthorization), by: host.app))
      try person(.answers(.allowWhileUsingApp))
    }
    let granted = host.device[host.app].authorization.grant
    // iOS 7 has one level, which is Always.
    #expect(granted == grant || release == .iOS7 && granted == .always)
  }

  private func answers(_ choice: Choice) throws {
    let call = start { await $0.requestWhenInUse() }
    try person(.answers(choice))
    #expect(call.ends.count == 1)
  }

  var release: Release { host.device.policy.release }

  /// The managers of the app whose updates were started and not stopped.
  var running: [Manager] {
    host.device[host.app].process?.managers.filter { $0.services.standard != nil } ?? []
  }

  /// What the app holds just now that could keep it from resting.
  var held: [String] {
    let process = host.device[host.app].process
    let managers = running.map { "updates, background \($0.settings.allowsBackgroundUpdates)" }
    let loose = (process?.managers ?? []).filter {
      $0.services.standard == nil && $0.settings.allowsBackgroundUpdates
    }
    return managers + loose.map { _ in "background allowed" } + (process?.streams ?? []).map { "\($0.kind)" }
  }

  var indicator: Indicator { host.device.visibleIndicator?.indicator ?? .none }
}
