import AppProject

/// What a product holds: bundles, and libraries outside of any bundle's Info.plist.
struct ProductContents {
  /// The bundles whose Info.plist can be read, sorted by path.
  private(set) var bundles: [BuiltBundle] = []
  /// The paths of libraries that are no bundles, sorted.
  let libraries: [String]
  /// The paths of the Info.plists' strings in all languages, sorted.
  let translations: [String]
  /// The Info.plists that can't be read.
  private(set) var problems: [InputProblem] = []

  /// The most bundles, and the most libraries, that are read; the largest apps have some hundreds.
  private static let limit = 2_000

  /// How the path of strings in a language ends, behind the language.
  static let translationName = ".lproj/InfoPlist.strings"

  /// Looks through the files of a product.
  init(_ files: any ProductFiles, productName: String) {
    let slices = XCFrameworkSlices(files, productName: productName)
    problems = slices.problems
    let paths = files.paths.filter { !slices.leavesOut($0) }
    let allLibraries = paths.filter(Self.isLibrary)
    libraries = Array(allLibraries.prefix(Self.limit))
    translations = paths.filter { $0.hasSuffix(Self.translationName) }
    let allBundles = paths.compactMap { BundlePath(ofInfoPlist: $0, productName: productName) }.sorted()
    if max(allBundles.count, allLibraries.count) > Self.limit {
      problems.append(
        InputProblem(
          severity: .error, origin: Site(wholeFile: productName),
          message:
            "There are more than \(Self.limit) bundles or libraries; only as many were read. Check them apart."
        ))
    }
    for path in allBundles.prefix(Self.limit) {
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
