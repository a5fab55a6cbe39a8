import AuditReports
import BinaryReading
import Foundation
import JSONRPC
import LocationEvidence
import LocationScenario
import LocationSimulation
import LocationTracks
import TextReading
import YAML

/// A reader that must handle any input.
enum FuzzedReader: String, CaseIterable {
  case gpx, nmea, csv, geojson, scenario, yaml, baseline
  case lines = "json-rpc-lines"
  case headers = "json-rpc-headers"
  case binary = "mach-o"
  case archive = "zip"

  /// The names of all readers, including those of projects and code.
  static let names =
    allCases.map(\.rawValue) + FuzzedProject.allCases.map(\.rawValue) + FuzzedCode.allCases.map(\.rawValue)

  /// Returns the function for the reader with a name; nil if there is none.
  static func read(named name: String) -> (@Sendable ([UInt8]) -> Void)? {
    if let reader = FuzzedReader(rawValue: name) { return { reader.read($0) } }
    if let project = FuzzedProject(rawValue: name) { return { project.read($0) } }
    if let code = FuzzedCode(rawValue: name) { return { code.read($0) } }
    return nil
  }

  /// Reads bytes and uses the result; the test is that it returns.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .gpx: play(bytes, as: .gpx)
    case .nmea: play(bytes, as: .nmea)
    case .csv: play(bytes, as: .csv)
    case .geojson: play(bytes, as: .geoJSON)
    case .scenario: playScenario(bytes)
    case .binary: readBinary(bytes)
    case .archive: readArchive(bytes)
    case .yaml: readDocument(bytes)
    case .baseline: readBaseline(bytes)
    case .lines: readMessages(bytes, framed: .lines)
    case .headers: readMessages(bytes, framed: .headers)
    }
  }

  /// Reads a track, checks the guarantees of every track, and plays it.
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

  /// Reads a scenario without other files, plays it on its own release, and reports it.
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

  /// Splits a stream into messages, in one chunk and in many, and reads each.
  private func readMessages(_ bytes: [UInt8], framed framing: Framing) {
    let whole = Self.items(in: [bytes[...]], framed: framing)
    let pieces = Self.items(in: bytes.indices.map { bytes[$0...$0] }, framed: framing)
    precondition(whole == pieces)
    for case .message(let data) in whole {
      switch IncomingMessage(data) {
      case .request(_, let call), .notification(let call):
        _ = try? call.parameters(as: [String: String].self)
      case .response: break
      case .flaw(_, let error): precondition(!error.message.isEmpty)
      }
    }
  }

  private static func items(in pieces: [ArraySlice<UInt8>], framed framing: Framing) -> [MessageReader.Item] {
    var reader = MessageReader(framing, limit: 1 << 14)
    var items: [MessageReader.Item] = []
    for piece in pieces {
      reader.add(piece)
      while let item = reader.next() { items.append(item) }
    }
    return items + [reader.finish()].compactMap(\.self)
  }

  /// Reads everything that is ever read from a binary.
  private func readBinary(_ bytes: [UInt8]) {
    do {
      for part in try BinaryFile.parts(of: ByteSlice(bytes)) {
        let uses = part.image.uses(of: ["requestAlwaysAuthorization", "init"])
        precondition(uses.count <= 2)
        precondition(part.image.imports(beginningWith: ["_OBJC_CLASS_$_"]).allSatisfy { !$0.isEmpty })
        if let signature = part.image.signature { try readSignature(signature) }
      }
    } catch {
      precondition(!error.reason.isEmpty)
    }
  }

  private func readSignature(_ bytes: ByteSlice) throws(BinaryError) {
    guard let encoded = try CodeSignature(bytes).encodedEntitlements else { return }
    _ = try EncodedValue(entitlements: encoded)
  }

  /// Reads all files of an archive.
  private func readArchive(_ bytes: [UInt8]) {
    let archive: ZipArchive
    do {
      archive = try ZipArchive(ByteSlice(bytes))
    } catch {
      precondition(!error.reason.isEmpty)
      return
    }
    for path in archive.paths {
      precondition(!path.split(separator: "/").contains(".."))
      do {
        let contents = try archive.contents(of: path, limit: 1 << 24)
        precondition(contents.count <= 1 << 24)
      } catch {
        precondition(!error.reason.isEmpty)
      }
    }
  }

  /// Reads a document, whose values and errors must be within its bounds.
  private func readDocument(_ bytes: [UInt8]) {
    do {
      let document = try YAMLParser.parse(bytes)
      precondition(0...bytes.count ~= document.offset)
    } catch {
      precondition(0...bytes.count ~= error.offset && !error.reason.isEmpty)
    }
  }

  /// Reads a baseline, which must be unchanged after writing and reading.
  private func readBaseline(_ bytes: [UInt8]) {
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: Data(bytes)) else { return }
    let text = try? baseline.text
    precondition((try? JSONDecoder().decode(Baseline.self, from: Data((text ?? "").utf8))) == baseline)
  }

  /// Checks that a track is unchanged after writing and reading.
  private func readBack(_ track: Track) {
    guard track.segments.allSatisfy({ $0.count <= 50 }) else { return }
    let table = try? TrackFile(Array(track.csv().utf8), format: .csv).track
    precondition(table?.segments == track.segments)
    let exchange = try? TrackFile(Array(track.gpx().utf8), format: .gpx).track
    precondition(exchange?.segments == track.segments)
  }
}
