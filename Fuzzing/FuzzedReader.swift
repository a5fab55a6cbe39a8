import Foundation
import LocationScenario
import LocationSimulation
import LocationTracks

/// A reader that must survive whatever it is given.
enum FuzzedReader: String, CaseIterable {
  case gpx, nmea, csv, geojson, scenario

  /// Reads bytes and uses what comes out; the point is to return.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .gpx: play(bytes, as: .gpx)
    case .nmea: play(bytes, as: .nmea)
    case .csv: play(bytes, as: .csv)
    case .geojson: play(bytes, as: .geoJSON)
    case .scenario: playScenario(bytes)
    }
  }

  /// Reads a track, checks what every track promises, and plays it.
  private func play(_ bytes: [UInt8], as format: TrackFormat) {
    let file: TrackFile
    do {
      file = try TrackFile(bytes, format: format)
    } catch {
      precondition(!error.description.isEmpty)
      return
    }
    precondition(file.track.segments.allSatisfy { !$0.isEmpty })
    precondition(file.track.points.allSatisfy(\.coordinate.isValid))
    precondition(file.problems.count <= 101 && file.problems.allSatisfy { $0.line >= 1 })
    let playback = Playback(file.track)
    precondition(playback.duration >= 0 && playback.duration.isFinite)
    for part in 0...8 {
      let sample = playback.sample(at: playback.duration * Double(part) / 8)
      precondition(sample?.coordinate.isValid ?? true)
    }
    readBack(file.track)
  }

  /// Reads a scenario without any other file, plays it on a release of its own, and reports it.
  private func playScenario(_ bytes: [UInt8]) {
    let scenario: Scenario
    do {
      scenario = try ScenarioReader().scenario(from: Data(bytes))
    } catch {
      precondition(!error.description.isEmpty)
      return
    }
    guard let release = scenario.releases.last else { return }
    let result = scenario.run(on: release)
    precondition(result.device.trace.count >= 0 && result.timeline.allSatisfy { !$0.text.isEmpty })
    precondition(!ScenarioReport(scenario).json([result]).isEmpty)
  }

  /// What is written must read back the same.
  private func readBack(_ track: Track) {
    guard track.segments.allSatisfy({ $0.count <= 50 }) else { return }
    let table = try? TrackFile(Array(track.csv().utf8), format: .csv).track
    precondition(table?.segments == track.segments)
    let exchange = try? TrackFile(Array(track.gpx().utf8), format: .gpx).track
    precondition(exchange?.segments == track.segments)
  }
}
