import SourceFacts

/// The code of an app in JavaScript or TypeScript that nothing reaches from the files with which it begins.
///
/// What a file does outside of declarations runs as soon as any other imports it.
struct ScriptReach: Sendable {
  private let scripts: [FilePath]
  private let entries: Set<FilePath>
  private let paths: NodePaths

  init(of scripts: [FilePath], from entries: Set<FilePath>) {
    self.scripts = scripts
    self.entries = entries
    paths = NodePaths(scripts)
  }

  /// Returns the texts of the scripts with spaces in place of what nothing reaches; the texts themselves if it isn't
  /// known where the app begins.
  func running(_ texts: [[UInt8]]) -> [[UInt8]] {
    guard !entries.isEmpty else { return texts }
    let read = zip(scripts, texts).map { ($0, $1) }.tracedMap { path, text in
      ScriptParts(of: text, isPage: path.pathExtension == "vue")
    }
    let chunks = zip(scripts, read).map(chunks)
    let declared = CodeReach.declared(in: chunks.flatMap(\.self))
    let files = zip(zip(scripts, texts), zip(chunks, read)).map { ($0, $1) }.tracedMap { file, known in
      self.file(file.0, in: known.0, known.1, declared)
    }
    return zip(texts, CodeReach.bytesNeverRun(in: files)).map(CodeReach.blanked)
  }

  /// Returns the parts of a file, with names that no others have for what it exports as its default.
  private func chunks(of file: FilePath, in parts: ScriptParts) -> [CodeChunk] {
    parts.all.map { part in
      let isStart = part.isStart || part.isExported && entries.contains(file)
      let names = part.isDefault ? part.names + [Self.standard(of: file)] : part.names
      return CodeChunk(names: names, kind: isStart ? .start : .named, owner: nil, bytes: part.bytes)
    }
  }

  private func file(
    _ path: FilePath, in chunks: [CodeChunk], _ parts: ScriptParts, _ declared: Set<String>
  ) -> CodeReach.File {
    let wanted = declared.union(parts.imports.keys)
    var names = CodeReach.names(in: chunks, among: wanted, of: parts.plain)
    for index in chunks.indices {
      var paths = parts.all[index].paths
      for name in names[index] {
        switch parts.imports[name] {
        case .file(let path): paths.append(path)
        case .name(let other): names[index].insert(other)
        case nil: break
        }
      }
      names[index].formUnion(parts.all[index].uses)
      for named in paths { names[index].formUnion(standards(named: named, in: path, isImport: true)) }
      for named in parts.all[index].otherPaths {
        names[index].formUnion(standards(named: named, in: path, isImport: false))
      }
    }
    return CodeReach.File(chunks: chunks, names: names)
  }

  /// Returns the names of what the files export as their default that a path may mean.
  private func standards(named path: String, in file: FilePath, isImport: Bool) -> [String] {
    paths.files(named: path, in: file, isImport: isImport).map(Self.standard)
  }

  private static func standard(of file: FilePath) -> String { "default of \(file)" }
}
