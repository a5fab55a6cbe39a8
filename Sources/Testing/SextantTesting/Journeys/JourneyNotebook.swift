import LocationPolicy
import LocationSimulation

/// The observations during the journeys of an exploration, apart from the problems at their ends.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class JourneyNotebook {
  private var remarks: [JourneyNote.Remark] = []
  private var noted: [JourneyNote.Remark: JourneyNote] = [:]
  /// The causes of calls that never end, and for which nothing came from outside of the phone although the test
  /// waited.
  var confirmed: Set<JourneyCause> = []
  /// Whether the app's code has called Core Location, apart from preparing for it when it was launched.
  private(set) var hasReachedCoreLocation = false

  /// The notes, in the order in which they were first made.
  var all: [JourneyNote] { remarks.compactMap { noted[$0] } }

  /// Records an observation from a journey.
  func note<App>(_ remark: JourneyNote.Remark, of journey: PlayedJourney<App>) {
    let release = journey.setup.release
    guard var note = noted[remark] else {
      remarks.append(remark)
      noted[remark] = JourneyNote(remark: remark, moves: journey.moves, releases: [release])
      return
    }
    if note.releases.last != release { note.releases.append(release) }
    if journey.moves.count < note.moves.count { note.moves = journey.moves }
    noted[remark] = note
  }

  /// Returns whether a tap's code is known to wait for something outside of the phone.
  func waitsOutside(_ tap: String) -> Bool { noted[.waitsOutside(tap: tap)] != nil }

  /// Records whether the app's code has called Core Location on a journey.
  func noteCalls<App>(on journey: PlayedJourney<App>) {
    guard !hasReachedCoreLocation else { return }
    let tap = zip(journey.moves, journey.starts).first { $0.0.kind == .taps }?.1
    hasReachedCoreLocation = journey.phone.host.read { device in
      device.trace.entries.enumerated().contains { place, entry in
        guard case .input(.call(let call, _)) = entry.event else { return false }
        return !call.isPreparation || tap.map { place >= $0 } ?? false
      }
    }
  }
}

extension AppCall {
  /// Whether the call only prepares for a later use of Core Location.
  fileprivate var isPreparation: Bool {
    switch self {
    case .createManager, .beginBackgroundTask, .endBackgroundTask, .requestLiveActivity, .endLiveActivity,
      .completeExtension, .manager(_, .release), .manager(_, .setDelegate), .manager(_, .set):
      true
    case .manager, .stream, .open: false
    }
  }
}
