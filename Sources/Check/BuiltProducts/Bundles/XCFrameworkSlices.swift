import AppProject
import LocationPolicy

/// Selects the slices of XCFrameworks for iPhones; the others are built from the same sources.
struct XCFrameworkSlices {
  /// The folders to ignore.
  private var others: Set<String> = []
  /// The problems with unreadable lists of slices, for which all slices are read.
  private(set) var problems: [InputProblem] = []

  /// Reads the lists of the XCFrameworks in a product.
  init(_ files: any ProductFiles, productName: String) {
    for path in files.paths where path.hasSuffix("Info.plist") {
      let folder = path.dropLast("Info.plist".count)
      guard (folder.isEmpty ? productName : String(folder.dropLast())).hasSuffix(".xcframework") else {
        continue
      }
      do {
        let list = try PropertyListFiles(files).list(at: path).value
        others.formUnion(Self.others(in: list).map { folder + $0 })
      } catch {
        problems.append(error.problem)
      }
    }
  }

  /// Returns whether a file is in a slice to ignore.
  func leavesOut(_ path: String) -> Bool {
    guard !others.isEmpty else { return false }
    return path.indices.contains { path[$0] == "/" && others.contains(String(path[..<$0])) }
  }

  /// Returns the slices other than the one for devices, or for simulators if there is no other.
  private static func others(in list: JSONValue) -> [String] {
    guard case .array(let parts)? = list["AvailableLibraries"] else { return [] }
    let named = parts.compactMap { part -> (name: String, part: JSONValue)? in
      if case .string(let name)? = part["LibraryIdentifier"] { (name, part) } else { nil }
    }
    let forPhones = named.filter { $0.part["SupportedPlatform"] == "ios" }
    let chosen = forPhones.first { $0.part["SupportedPlatformVariant"] == nil } ?? forPhones.first
    return named.map(\.name).filter { $0 != chosen?.name }
  }
}
