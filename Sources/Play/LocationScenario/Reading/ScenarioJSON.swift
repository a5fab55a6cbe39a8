package import LeanFoundation
package import LocationPolicy
import LocationSimulation
import TextReading

/// A parser of the JSON of a scenario file.
package enum ScenarioJSON {
  /// The maximum size of a file, in bytes.
  static let sizeLimit = 4 * 1_048_576

  /// Returns the value in a file.
  package static func value(of data: Data) throws(ScenarioError) -> JSONValue {
    guard data.count <= sizeLimit else {
      throw ScenarioError("", "the file is larger than \(sizeLimit / 1_048_576) MB")
    }
    let bytes = [UInt8](data)
    do throws(JSONCursor.Fault) {
      return try JSONValue(parsing: bytes)
    } catch {
      let (line, column) = LineTable(bytes).position(at: error.offset)
      throw ScenarioError("", "the JSON can't be read at line \(line), column \(column): \(error.message)")
    }
  }
}
