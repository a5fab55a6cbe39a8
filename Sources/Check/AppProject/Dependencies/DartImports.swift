import LeanFoundation
import SourceFacts

/// The files of a Flutter app that its entry points use, directly or not; Dart puts no code of others into the app.
///
/// A file that is imported counts if the other one names anything that it declares.
struct DartImports {
  /// The files that are reached, in order; all if no file has an entry point, or if one can't be read.
  let reached: [FilePath]

  private let sources: [FilePath: DartSource]

  /// Follows the imports of an app's files.
  ///
  /// - Parameters:
  ///   - files: All files of the libraries, in order.
  ///   - libraries: The folders with the libraries of the app's own packages, by the names of the packages.
  init(of files: [FilePath], in libraries: [String: FilePath]) {
    var sources: [FilePath: DartSource] = [:]
    for file in files {
      guard let text = try? FileBytes.read(file, limit: FileBytes.sourceLimit) else {
        self.init(reached: files, sources: [:])
        return
      }
      sources[file] = DartSource(text) { name in
        if name.hasPrefix("package:") {
          let path = name.dropFirst("package:".count)
          let package = path.prefix { $0 != "/" }
          return libraries[String(package)]?.appending(String(path.dropFirst(package.count + 1)))
        }
        if name.hasPrefix("dart:") { return nil }
        guard name.hasPrefix("/") else { return file.folder.appending(name) }
        // It begins at the library's folder, as in the code that FlutterFlow writes.
        let library = libraries.values.first { file.description.hasPrefix("\($0.description)/") }
        return library?.appending(String(name.dropFirst()))
      }
    }
    let main = files.first { $0.name == "main.dart" && libraries.values.contains($0.folder) }
    let declared = main.flatMap { sources[$0]?.names }?.subtracting(["main"]) ?? []
    let entries = files.filter { file in
      guard let source = sources[file], source.isEntryPoint else { return false }
      // A copy that declares the same isn't what is built.
      return file == main || declared.isDisjoint(with: source.names ?? [])
    }
    let all = DartImports(reached: files, sources: sources)
    let found = entries.isEmpty ? Set(files) : all.used(by: entries)
    self.init(reached: files.filter(found.contains), sources: sources)
  }

  private init(reached: [FilePath], sources: [FilePath: DartSource]) {
    self.reached = reached
    self.sources = sources
  }

  private func used(by entries: [FilePath]) -> Set<FilePath> {
    var found = Set(entries)
    var open = entries
    while let file = open.popLast() {
      guard let source = sources[file] else { continue }
      var next = source.exports + source.parts
      var owners: [String: [FilePath]] = [:]
      for other in source.imports where sources[other] != nil && !found.contains(other) {
        guard let names = names(of: other) else {
          next.append(other)
          continue
        }
        for name in names { owners[name, default: []].append(other) }
      }
      if !owners.isEmpty {
        for part in [file] + source.parts { next += mentioned(owners, in: part) }
      }
      for other in next where sources[other] != nil && found.insert(other).inserted { open.append(other) }
    }
    return found
  }

  /// Returns the names by which others can use a file with its parts; nil if they aren't all known.
  private func names(of file: FilePath) -> Set<String>? {
    guard let source = sources[file], source.exports.isEmpty, let own = source.names else { return nil }
    var names = own
    for part in source.parts {
      guard let more = sources[part]?.names else { return nil }
      names.formUnion(more)
    }
    return names.isEmpty ? nil : names
  }

  /// Returns the files that declare what the code of a file names; all if it can't be read again.
  private func mentioned(_ owners: [String: [FilePath]], in file: FilePath) -> [FilePath] {
    guard sources[file] != nil, let text = try? FileBytes.read(file, limit: FileBytes.sourceLimit) else {
      return owners.values.flatMap { $0 }
    }
    var found: [FilePath] = []
    CodeWords.visit(Set(owners.keys), in: DartSource.code(of: text)) { found += owners[$0.text] ?? [] }
    return found
  }
}
