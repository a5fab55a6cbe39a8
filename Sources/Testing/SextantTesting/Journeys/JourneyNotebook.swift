import LocationPolicy
import LocationSimulation

/// What the journeys of an exploration have shown, apart from what is wrong at their ends.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class JourneyNotebook {
  private var remarks: [JourneyNote.Remark] = []
  private var noted: [JourneyNote.Remark: JourneyNote] = [:]
  /// The causes of calls that never end for which nothing came from outside of the phone, although that was waited for.
  var confirmed: Set<JourneyCause> = []
  /// Whether the app's code has called Core Location, apart from preparing for it when it was launched.
  private(set) var hasReachedCoreLocation = false

  /// The notes, in the order in which they were made first.
  var all: [JourneyNote] { remarks.compactMap { noted[$0] } }

  /// Makes a note of what a journey showed.
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

  /// Whether what a tap begins is known to wait for something outside of the phone.
  func waitsOutside(_ tap: String) -> Bool { noted[.waitsOutside(tap: tap)] != nil }

  /// Notes whether the app's code has called Core Location on a journey.
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
  /// Whether the app only gets ready for what it may want from Core Location later.
  fileprivate var isPreparation: Bool {
    switch self {
    case .createManager, .beginBackgroundTask, .endBackgroundTask, .manager(_, .release),
      .manager(_, .setDelegate), .manager(_, .set):
      true
    case .manager, .stream, .open: false
    }
  }
}
