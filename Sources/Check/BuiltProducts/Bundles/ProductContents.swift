import AppProject

/// The contents of a product: its bundles, and libraries that aren't bundles.
struct ProductContents {
  /// The bundles with a readable Info.plist, sorted by path.
  private(set) var bundles: [BuiltBundle] = []
  /// The paths of libraries that aren't bundles, sorted.
  let libraries: [String]
  /// The paths of localized Info.plist strings, sorted.
  let translations: [String]
  /// The problems with unreadable Info.plists.
  private(set) var problems: [InputProblem] = []

  /// The maximum number of bundles, and of libraries; the largest apps have some hundreds.
  private static let limit = 2_000

  /// The suffix of a path of localized strings, which follows the language.
  static let translationName = ".lproj/InfoPlist.strings"

  /// Examines the files of a product.
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

  /// Returns whether a path is that of a library; Swift's own, which apps for old systems contain,
  /// are excluded.
  private static func isLibrary(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return (name.hasSuffix(".dylib") && !name.hasPrefix("libswift")) || name.hasSuffix(".a")
  }
}
