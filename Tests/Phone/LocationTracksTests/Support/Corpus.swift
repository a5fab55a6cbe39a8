import Foundation
import LocationTracks

/// The committed initial files for fuzzing.
enum Corpus {
  static func files(of format: TrackFormat) throws -> [URL] {
    let name = format.rawValue.lowercased()
    guard let folder = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Corpus") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }
}
