import Dispatch
import Foundation
import Synchronization

/// The wings of the package with their modules and folders, and the dependencies between them, read from `Sources`.
struct SourceTree: Sendable {
  /// A folder of a module; files outside of folders belong to one with the name of the module.
  struct Folder: Hashable, Comparable, Sendable {
    let module: String
    let name: String

    static func < (left: Self, right: Self) -> Bool { (left.module, left.name) < (right.module, right.name) }
  }

  private struct File: Sendable {
    let folder: Folder
    let names: SwiftNames
  }

  /// The modules with Swift files in each wing, sorted.
  let modules: [String: [String]]
  /// The modules of this package that each module imports.
  let imports: [String: Set<String>]
  /// The folders of the same module whose types or members a folder uses.
  let arrows: [Folder: Set<Folder>]

  /// The modules with public declarations.
  let publicModules: Set<String>
  /// The modules with key paths in what Embedded Swift compiles of them.
  let keyPathModules: Set<String>
  /// The modules that import all of Foundation.
  let foundationModules: Set<String>

  /// The wings, sorted.
  var wings: [String] { modules.keys.sorted() }

  /// The other wings from which the modules of a wing import.
  var wingImports: [String: Set<String>] {
    let home = Dictionary(uniqueKeysWithValues: modules.flatMap { wing, names in names.map { ($0, wing) } })
    return modules.reduce(into: [:]) { arrows, wing in
      let imported = wing.value.flatMap { imports[$0] ?? [] }.compactMap { home[$0] }
      arrows[wing.key] = Set(imported).subtracting([wing.key])
    }
  }

  /// Some modules and all that they build on.
  func closure(of modules: Set<String>) -> Set<String> {
    var all = modules
    var new = modules
    while !new.isEmpty {
      new = Set(new.flatMap { imports[$0] ?? [] }).subtracting(all)
      all.formUnion(new)
    }
    return all
  }

  init(at sources: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") }.sorted()
    let files = try Self.read(paths, below: sources)
    modules = zip(paths, files).reduce(into: [:]) { modules, file in
      let wing = String(file.0.prefix { $0 != "/" })
      if modules[wing]?.last != file.1.folder.module {
        modules[wing, default: []].append(file.1.folder.module)
      }
    }
    let byModule = Dictionary(grouping: files, by: \.folder.module)
    publicModules = Set(files.filter(\.names.isPublic).map(\.folder.module))
    keyPathModules = Set(files.filter(\.names.hasEmbeddedKeyPaths).map(\.folder.module))
    foundationModules = Set(files.filter { $0.names.imports.contains("Foundation") }.map(\.folder.module))
    imports = byModule.reduce(into: [:]) { imports, module in
      let imported = module.value.reduce(into: Set<String>()) { $0.formUnion($1.names.imports) }
      // CoreLocation imports a Clang module with its own name.
      imports[module.key] = imported.intersection(byModule.keys).subtracting([module.key])
    }
    let declared = files.reduce(into: [:] as [String: Int]) { counts, file in
      for name in file.names.memberNames { counts[name, default: 0] += 1 }
    }
    arrows = byModule.values.reduce(into: [:]) {
      $0.merge(Self.arrows(between: $1, declared: declared)) { $0.union($1) }
    }
  }

  /// Returns the folders of a module, sorted.
  func folders(of module: String) -> [Folder] { arrows.keys.filter { $0.module == module }.sorted() }

  /// Reads the files on all processors, because parsing them takes some seconds.
  private static func read(_ paths: [String], below sources: URL) throws -> [File] {
    let texts = try paths.map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }
    let read = Mutex([File?](repeating: nil, count: paths.count))
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let parts = paths[index].split(separator: "/").map(String.init)
      let folder = Folder(module: parts[1], name: parts.count > 3 ? parts[2] : parts[1])
      let file = File(folder: folder, names: SwiftNames(of: texts[index]))
      read.withLock { $0[index] = file }
    }
    return read.withLock { $0.compactMap(\.self) }
  }

  /// Returns the dependencies between folders.
  ///
  /// A type that several folders declare, or that the same file declares as a nested type, doesn't count. A member used
  /// without its type counts if no other member or case in all sources has its name.
  private static func arrows(between files: [File], declared: [String: Int]) -> [Folder: Set<Folder>] {
    var types: [String: Set<Folder>] = [:]
    var members: [SwiftNames.Member: Set<Folder>] = [:]
    for file in files {
      for type in file.names.types { types[type, default: []].insert(file.folder) }
      for member in file.names.extensionMembers {
        members[member, default: []].insert(file.folder)
        if declared[member.name] == 1 {
          members[SwiftNames.Member(type: nil, name: member.name), default: []].insert(file.folder)
        }
      }
    }
    return files.reduce(into: [:]) { arrows, file in
      let owners =
        file.names.names.subtracting(file.names.nestedTypes).map { types[$0] }
        + file.names.members.map { members[$0] }
      let named = owners.compactMap { $0?.count == 1 ? $0?.first : nil }
      arrows[file.folder, default: []].formUnion(named.filter { $0 != file.folder })
    }
  }
}
