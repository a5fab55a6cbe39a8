import Foundation

/// The modules of the package with their folders, and which names the types of which, read from `Sources`.
struct SourceTree: Sendable {
  /// A folder of a module; files beside the folders are in one named like the module.
  struct Folder: Hashable, Comparable, Sendable {
    let module: String
    let name: String

    static func < (left: Self, right: Self) -> Bool { (left.module, left.name) < (right.module, right.name) }
  }

  /// One Swift file.
  private struct File {
    let folder: Folder
    let words: SwiftWords
  }

  /// The modules with Swift files, in alphabetical order.
  let modules: [String]
  /// The modules of this package that each module imports.
  let imports: [String: Set<String>]
  /// The folders of the same module whose types a folder names.
  let arrows: [Folder: Set<Folder>]

  init(at sources: URL) throws {
    var files: [File] = []
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path(percentEncoded: false))
      .sorted()
    for module in modules {
      files += try Self.files(of: module, at: sources.appending(path: module))
    }
    let named = Set(files.map(\.folder.module))
    self.modules = modules.filter(named.contains)
    // CoreLocation imports a Clang module of its own name.
    imports = named.reduce(into: [:]) { imports, module in
      let words = files.filter { $0.folder.module == module }.map(\.words.imports)
      imports[module] = words.reduce(into: Set()) { $0.formUnion($1) }.intersection(named).subtracting([
        module
      ])
    }
    var arrows: [Folder: Set<Folder>] = [:]
    for (_, files) in Dictionary(grouping: files, by: \.folder.module) {
      arrows.merge(Self.arrows(between: files)) { $0.union($1) }
    }
    self.arrows = arrows
  }

  /// The folders of a module, in alphabetical order.
  func folders(of module: String) -> [Folder] { arrows.keys.filter { $0.module == module }.sorted() }

  private static func files(of module: String, at root: URL) throws -> [File] {
    let path = root.path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }.map {
      name in
      let parts = name.split(separator: "/")
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      let folder = Folder(module: module, name: parts.count > 1 ? String(parts[0]) : module)
      return File(folder: folder, words: SwiftWords(of: text))
    }
  }

  /// A name that several folders declare says nothing, and neither does one that the same file declares inside of another.
  private static func arrows(between files: [File]) -> [Folder: Set<Folder>] {
    var owners: [String: Set<Folder>] = [:]
    for file in files { for type in file.words.types { owners[type, default: []].insert(file.folder) } }
    return files.reduce(into: [:]) { arrows, file in
      let named = file.words.names.subtracting(file.words.nestedTypes).compactMap { name -> Folder? in
        guard let owners = owners[name], owners.count == 1 else { return nil }
        return owners.first
      }
      arrows[file.folder, default: []].formUnion(named.filter { $0 != file.folder })
    }
  }
}
