import AppProject
import TextReading

/// The file in which a team settles what its checks are like.
enum ConfigurationFile {
  /// Its name where none is given.
  static let name = ".sextant.yml"

  /// Returns the configuration for what is checked: that of the nearest file in its folder or above, up to the root of
  /// the repository; an empty one where there is no file.
  ///
  /// - Throws: All that is wrong with the file.
  static func configuration(for folder: FilePath) throws(CommandFailure) -> CheckConfiguration {
    guard let file = nearest(to: folder) else { return CheckConfiguration(from: folder) }
    return try configuration(in: file)
  }

  /// Returns the configuration that a file holds.
  ///
  /// - Throws: All that is wrong with the file.
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
