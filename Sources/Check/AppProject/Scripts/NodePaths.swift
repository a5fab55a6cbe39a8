/// The scripts of an app by the paths with which its code names them.
///
/// A path that isn't relative may begin with a name that only the settings of a bundler explain. So what is left
/// without its beginning counts as well, and such a path means each file that it may mean.
struct NodePaths: Sendable {
  private let byPath: [String: [FilePath]]
  /// The paths in `byPath` by their last names, without those of files that stand for their folder.
  private let byName: [String: [String]]
  /// All files, by the text of their paths, so that those of a folder are beside each other.
  private let files: [(text: String, path: FilePath)]
  /// The modules of others, which aren't looked for among the files.
  private let modules: Set<String>

  init(_ files: [FilePath], besides modules: Set<String> = []) {
    var found: [String: [FilePath]] = [:]
    for file in files { found[Self.key(of: file), default: []].append(file) }
    byPath = found.mapValues { files in
      let best = files.map(Self.rank).min()
      return files.filter { Self.rank($0) == best }
    }
    byName = found.keys.sorted().reduce(into: [:]) { names, path in
      names[Self.lastName(of: Self.place(path)), default: []].append(path)
    }
    self.files = files.map { (text: $0.description, path: $0) }.sorted {
      $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
    }
    self.modules = modules
  }

  /// Returns the files that a path may mean; none if it leads to nothing that is known.
  func files(named text: String, in file: FilePath, isImport: Bool) -> [FilePath] {
    let text = text.prefix { $0 != "#" && $0 != "?" }
    if let pattern = text.firstIndex(where: { $0 == "*" || $0 == "$" }) {
      guard text.hasPrefix("./") || text.hasPrefix("../") else { return [] }
      return below(file.folder.appending(String(text[..<pattern].prefixToLastSlash)))
    }
    if text.hasPrefix("/") { return absolute(text) }
    guard text.hasPrefix(".") else { return isImport || text.contains("/") ? named(text, isImport) : [] }
    let path = file.folder.appending(String(text))
    let found = self.file(at: path)
    if isImport { return found ?? below(path) }
    return (found ?? []) + (text.contains { $0 != "." && $0 != "/" } ? below(path) : [])
  }

  /// Returns the files at a path without an extension, or those that stand for the folder there.
  func file(at path: FilePath) -> [FilePath]? {
    let key = Self.key(of: path)
    return byPath[key] ?? byPath[key + "/index"]
  }

  /// Returns the files that may be at a path from the folder that a server shows.
  private func absolute(_ text: Substring) -> [FilePath] { ending(with: text.lowercased()) }

  private func named(_ text: Substring, _ isImport: Bool) -> [FilePath] {
    let parts = text.split(separator: "/")
    guard let first = parts.first else { return [] }
    let module = first.hasPrefix("@") ? parts.prefix(2).joined(separator: "/") : String(first)
    guard !modules.contains(module) else { return [] }
    let whole = ending(with: "/" + text.lowercased())
    guard whole.isEmpty, isImport else { return whole }
    let rest = text.dropFirst(first.count)
    if !rest.isEmpty { return ending(with: rest.lowercased()) }
    // An alias such as "@components".
    return ending(with: "/" + first.drop { !$0.isLetter }.lowercased())
  }

  private func ending(with end: String) -> [FilePath] {
    let key = Self.withoutExtension(end)
    return (byName[Self.lastName(of: key)] ?? []).filter {
      Self.place($0).hasSuffix(key) || $0.hasSuffix(key)
    }
    .flatMap { byPath[$0] ?? [] }
  }

  /// Returns the files below a folder, by binary search: most paths to no script, such as those of pictures, ask for them.
  private func below(_ folder: FilePath) -> [FilePath] {
    let start = folder.description.hasSuffix("/") ? folder.description : folder.description + "/"
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore = files[middle].text.utf8.lexicographicallyPrecedes(start.utf8)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return files[low...].prefix { $0.text.utf8.starts(with: start.utf8) }.map(\.path)
  }

  /// The extensions of scripts, and of files with scripts in them.
  static let extensions: Set<String> = ["js", "jsx", "ts", "tsx", "mjs", "vue", "svelte"]

  /// Returns how early a bundler for iPhones takes a file among those that differ by platform.
  private static func rank(_ file: FilePath) -> Int {
    let ends = [".ios": 0, ".native": 1, ".d": 3]
    return ends.first { file.stem.hasSuffix($0.key) }?.value ?? 2
  }

  /// Returns the path by which others name a file; case is ignored, as a Mac does.
  private static func key(of file: FilePath) -> String { withoutExtension(file.description.lowercased()) }

  private static func withoutExtension(_ path: String) -> String {
    var path = path[...]
    if let dot = path.lastIndex(of: "."), extensions.contains(String(path[path.index(after: dot)...])) {
      path = path[..<dot]
    }
    for suffix in [".ios", ".native", ".d"] where path.hasSuffix(suffix) {
      path = path.dropLast(suffix.count)
    }
    return String(path)
  }

  /// Returns the folder for which a file stands, or else the path itself.
  private static func place(_ path: String) -> String {
    path.hasSuffix("/index") ? String(path.dropLast("/index".count)) : path
  }

  private static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }
}

extension Substring {
  /// The text up to its last slash.
  fileprivate var prefixToLastSlash: Substring { lastIndex(of: "/").map { self[...$0] } ?? "" }
}
