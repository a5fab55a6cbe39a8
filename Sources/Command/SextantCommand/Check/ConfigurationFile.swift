import AppProject
import TextReading

/// Reads the configuration file of a team.
enum ConfigurationFile {
  /// The default name of the file.
  static let name = ".sextant.yml"

  /// Returns the configuration for a folder: that of the nearest file, from the folder up to the
  /// root of the repository; the default if there is no file.
  ///
  /// - Throws: All errors in the file.
  static func configuration(for folder: FilePath) throws(CommandFailure) -> CheckConfiguration {
    guard let file = nearest(to: folder) else { return CheckConfiguration(from: folder) }
    return try configuration(in: file)
  }

  /// Reads a configuration file.
  ///
  /// - Throws: All errors in the file.
  static func configuration(in file: FilePath) throws(CommandFailure) -> CheckConfiguration {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = TextEncoding.utf8(try FileBytes.read(file, limit: FileBytes.settingsLimit))
    } catch {
      let advice =
        error == .missing ? "; name one that exists, or leave out --config for the nearest \(name)" : ""
      throw .invalidFile(["\(file): \(error.reason)\(advice)"])
    }
    let parser = ConfigurationParser(bytes, from: file.folder)
    guard parser.flaws.isEmpty else {
      let lines = LineTable(bytes)
      throw .invalidFile(
        parser.flaws.map { flaw in
          let (line, column) = lines.position(at: flaw.offset)
          return "\(file):\(line):\(column): \(flaw.message)"
        })
    }
    return parser.configuration
  }

  private static func nearest(to folder: FilePath) -> FilePath? {
    var folder = folder
    while true {
      let file = folder.appending(name)
      if FileBytes.isFile(file) { return file }
      let repository = folder.appending(".git")
      if FileBytes.isFile(repository) || FileBytes.isFolder(repository) || folder == folder.folder {
        return nil
      }
      folder = folder.folder
    }
  }
}
