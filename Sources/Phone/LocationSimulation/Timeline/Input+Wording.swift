import LocationTracks
import Phrases

extension WorldChange {
  /// The change, as a clause.
  var wording: Phrase {
    switch self {
    case .stays(let sample): "the phone is at \(TraceFormat.coordinate(sample.coordinate))"
    case .follows(let playback):
      playback.loops
        ? "the phone follows a track of \(TraceFormat.seconds(playback.duration)), over and over"
        : "the phone follows a track of \(TraceFormat.seconds(playback.duration))"
    case .losesPosition: "no position can be found"
    case .findsPosition: "positions can be found again"
    case .accuracy(let horizontal, let vertical):
      "positions are within \(TraceFormat.meters(horizontal)), altitudes within \(TraceFormat.meters(vertical))"
    case .heading(let heading): "the phone points \(TraceFormat.heading(heading))"
    case .compassCalibration(let isNeeded):
      isNeeded ? "the compass needs to be calibrated" : "the compass has been calibrated"
    case .magneticInterference(let isThere):
      isThere ? "magnetic interference begins" : "magnetic interference ends"
    case .beacons(let sightings):
      sightings.isEmpty ? "no beacon is in reach" : "\(sightings.count) beacons are in reach"
    case .bluetooth(let on): on ? "Bluetooth is on" : "Bluetooth is off"
    case .floor(let floor): floor.map { "the phone is on floor \($0)" } ?? "the phone is on no known floor"
    }
  }
}
