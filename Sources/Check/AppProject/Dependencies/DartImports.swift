import LeanFoundation
import SourceFacts
import TextReading

/// The files of a Flutter app that its entry points import, directly or not; Dart compiles no others.
struct DartImports {
  /// The files that are reached, in order; all if no file has an entry point, or if one can't be read.
  let reached: [FilePath]

  /// Follows the imports of an app's files.
  ///
  /// - Parameters:
  ///   - files: All files of the libraries, in order.
  ///   - libraries: The folders with the libraries of the app's own packages, by the names of the packages.
  init(of files: [FilePath], in libraries: [String: FilePath]) {
    let known = Set(files)
    var imports: [FilePath: [FilePath]] = [:]
    var open: [FilePath] = []
    for file in files {
      guard let text = try? FileBytes.read(file, limit: FileBytes.sourceLimit) else {
        reached = files
        return
      }
      imports[file] = Self.names(in: text).compactMap { name in
        if name.hasPrefix("package:") {
          let path = name.dropFirst("package:".count)
          let package = path.prefix { $0 != "/" }
          return libraries[String(package)]?.appending(String(path.dropFirst(package.count + 1)))
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
  private static func names(in text: [UInt8]) -> [String] {
    var names: [String] = []
    var isDirective = false
    for line in lines(of: text) {
      let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if directives.contains(where: content.starts) { isDirective = true }
      guard isDirective else { continue }
      let parts = content.split(omittingEmptySubsequences: false) {
        $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"")
      }
      names += stride(from: 1, to: parts.count, by: 2).map { String(decoding: parts[$0], as: UTF8.self) }
      if content.contains(UInt8(ascii: ";")) { isDirective = false }
    }
    return names
  }

  private static let directives = ["import ", "export ", "part "].map { Array($0.utf8) }

  /// Returns whether a file has a function with which an app or an isolate of it starts.
  private static func hasEntryPoint(_ text: [UInt8]) -> Bool {
    if mark.occurs(in: text) { return true }
    guard main.occurs(in: text) else { return false }
    return lines(of: text).contains { line in
      guard let first = line.first?.lowercased, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else {
        return false
      }
      return line.split(separator: UInt8(ascii: " ")).prefix(3).contains { $0.starts(with: "main(".utf8) }
    }
  }

  private static let mark = ByteSearch("vm:entry-point")
  private static let main = ByteSearch("main(")

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split { $0 == .newline || $0 == .carriageReturn }
  }
}
