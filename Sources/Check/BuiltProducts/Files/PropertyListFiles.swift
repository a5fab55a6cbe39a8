import AppProject
import BinaryReading

/// Reads the property lists in a product.
struct PropertyListFiles {
  /// The maximum size of a property list, in bytes.
  private static let limit = 32 << 20

  private let files: any ProductFiles

  init(_ files: any ProductFiles) { self.files = files }

  /// Returns the property list at a path.
  func list(at path: String) throws(UnreadablePropertyList) -> BuiltPropertyList {
    let bytes: [UInt8]
    do {
      bytes = try files.contents(of: path, limit: Self.limit).bytes
    } catch {
      throw UnreadablePropertyList(
        problem: InputProblem(
          severity: .error, origin: Site(wholeFile: path), message: "Can't read this file: \(error.reason)."))
    }
    return try BuiltPropertyList(bytes, at: path)
  }
}
