import Foundation
import LocationTracks
import TestSupport

/// The committed initial files for fuzzing.
enum Corpus {
  static func files(of format: TrackFormat) throws -> [URL] {
    let folder = RepositoryFolder.root.appending(path: "Tests/Corpus/\(format.rawValue.lowercased())")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }
}
