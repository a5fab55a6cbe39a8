import AppProject
import BinaryReading

/// What a product holds: bundles, and libraries outside of any bundle's Info.plist.
struct ProductContents {
  /// The bundles whose Info.plist can be read, sorted by path.
  private(set) var bundles: [BuiltBundle] = []
  /// The paths of libraries that are no bundles, sorted.
  let libraries: [String]
  /// The Info.plists that can't be read.
  private(set) var problems: [InputProblem] = []

  /// Looks through the files of a product.
  init(_ files: any ProductFiles, productName: String) {
    libraries = files.paths.filter(Self.isLibrary)
    let paths = files.paths.compactMap { BundlePath(ofInfoPlist: $0, productName: productName) }.sorted()
    for path in paths {
      do {
        let list = try PropertyListFiles(files).list(at: path.appending("Info.plist"))
        bundles.append(BuiltBundle(path, list: list))
      } catch {
        problems.append(error.problem)
      }
    }
  }

  /// Swift's own libraries, which apps for old systems carry along, are Apple's.
  private static func isLibrary(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return (name.hasSuffix(".dylib") && !name.hasPrefix("libswift")) || name.hasSuffix(".a")
  }
}

/// Reads the property lists among the files of a product.
struct PropertyListFiles {
  private let files: any ProductFiles

  init(_ files: any ProductFiles) { self.files = files }

  /// Returns the property list of a path.
  func list(at path: String) throws(UnreadablePropertyList) -> BuiltPropertyList {
    let bytes: [UInt8]
    do {
      bytes = try files.contents(of: path).bytes
    } catch {
      throw UnreadablePropertyList(
        problem: InputProblem(
          severity: .error, origin: Site(wholeFile: path), message: "Can't read this file: \(error.reason)."))
    }
    return try BuiltPropertyList(bytes, at: path)
  }
}
