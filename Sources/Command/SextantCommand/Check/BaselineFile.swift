import AppProject
import AuditReports
import LeanFoundation
import LocationEvidence

/// Reads and writes baseline files.
enum BaselineFile {
  /// Reads a baseline.
  static func read(_ file: FilePath) throws(CommandFailure) -> Baseline {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(file, limit: FileBytes.propertyListLimit)
    } catch {
      throw .invalidFile(["\(file): \(error.reason); 'sextant check --write-baseline \(file)' writes one"])
    }
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: Data(bytes)) else {
      throw .invalidFile([
        "\(file): this is not a baseline; 'sextant check --write-baseline \(file)' writes it again"
      ])
    }
    guard baseline.schema == Baseline.newestSchema else {
      throw .invalidFile([
        "\(file): this baseline has the form \(baseline.schema), and this version of sextant reads form "
          + "\(Baseline.newestSchema); 'sextant check --write-baseline \(file)' writes it again"
      ])
    }
    return baseline
  }

  /// Writes a baseline, replacing the file.
  static func write(_ baseline: Baseline, to file: FilePath) throws(CommandFailure) {
    do {
      try Data(try baseline.text.utf8).write(to: URL(filePath: file.description), options: .atomic)
    } catch {
      throw .invalidFile(["\(file): the baseline can't be written: \(error.systemReason)"])
    }
  }
}
