import LeanFoundation

/// The files of a Flutter app that its entry points import, directly or not; Dart compiles no others.
struct DartImports {
  /// The files that are reached, in order; all if no file has an entry point, or if one can't be read.
  let reached: [FilePath]

  /// Follows the imports of an app's files.
  ///
  /// - Parameters:
  ///   - files: All files of the app's library, in order.
  ///   - package: The name of the app's own package.
  ///   - library: The folder with the library.
  init(of files: [FilePath], package: String?, in library: FilePath) {
    let known = Set(files)
    var imports: [FilePath: [FilePath]] = [:]
    var open: [FilePath] = []
    for file in files {
      let text = (try? FileBytes.read(file, limit: FileBytes.sourceLimit)).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard let text else {
        reached = files
        return
      }
      imports[file] = Self.names(in: text).compactMap { name in
        if name.hasPrefix("package:") {
          guard let package, name.hasPrefix("package:\(package)/") else { return nil }
          return library.appending(String(name.dropFirst("package:\(package)/".count)))
        }
        return name.hasPrefix("dart:") ? nil : file.folder.appending(name)
      }
      if Self.hasEntryPoint(text) { open.append(file) }
    }
    guard !open.isEmpty else {
      reached = files
      return
    }
    var found = Set(open)
    while let file = open.popLast() {
      for next in imports[file] ?? [] where known.contains(next) && found.insert(next).inserted {
        open.append(next)
      }
    }
    reached = files.filter(found.contains)
  }

  /// Returns the texts of all import, export and part directives, also those of their conditions.
  private static func names(in text: String) -> [String] {
    var names: [String] = []
    var isDirective = false
    for line in text.split(whereSeparator: \.isNewline) {
      let content = line.drop { $0 == " " || $0 == "\t" }
      if ["import ", "export ", "part "].contains(where: content.hasPrefix) { isDirective = true }
      guard isDirective else { continue }
      let parts = content.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
      names += stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
      if content.contains(";") { isDirective = false }
    }
    return names
  }

  /// Returns whether a file has a function with which an app or an isolate of it starts.
  private static func hasEntryPoint(_ text: String) -> Bool {
    if text.contains("vm:entry-point") { return true }
    return text.split(whereSeparator: \.isNewline).contains { line in
      guard line.first?.isLetter ?? false else { return false }
      return line.split(separator: " ").prefix(3).contains { $0.hasPrefix("main(") }
    }
  }
}
