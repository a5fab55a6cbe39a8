import SourceFacts
import TextReading

/// The functions and constants in `ProjectDescriptionHelpers` that a project's manifests share.
struct TuistHelpers {
  private static let mostFiles = 200

  private(set) var functions: [WrittenFunction] = []
  private(set) var constants: [String: WrittenValue] = [:]
  /// The concatenated files.
  private(set) var texts = TuistTexts()

  /// Reads the helpers for the root folder of a Tuist project.
  init(below root: FilePath, readBy files: InputFiles) {
    let plugIns = (FolderListing.entries(of: root.appending("Plugins")) ?? []).map {
      root.appending("Plugins").appending($0.name)
    }
    var walk = FolderWalk(followsLinks: false) { _ in true }
    var found: [FilePath] = []
    for folder in ([root.appending("Tuist")] + plugIns).map({ $0.appending("ProjectDescriptionHelpers") })
    where FileBytes.isFolder(folder) {
      walk.visit(folder) { path, isFolder in
        if !isFolder, path.pathExtension == "swift" { found.append(path) }
      }
    }
    for path in found.sorted().prefix(Self.mostFiles) {
      guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning) else { continue }
      let text = TextEncoding.utf8(bytes)
      let calls = WrittenCalls(of: [], types: ["Project"], in: text, after: texts.lineCount)
      functions += calls.functions
      constants.merge(calls.constants) { first, _ in first }
      texts.append(text, file: files.problems.relative(path))
    }
  }
}

/// Caches the helpers of each root, which many manifests share.
final class TuistHelperFiles {
  private var known: [FilePath: TuistHelpers] = [:]

  /// Returns the helpers for a root.
  func helpers(below root: FilePath, readBy files: InputFiles) -> TuistHelpers {
    if let helpers = known[root] { return helpers }
    let helpers = TuistHelpers(below: root, readBy: files)
    known[root] = helpers
    return helpers
  }
}

/// Several files with consecutive line numbers.
struct TuistTexts {
  private struct Text {
    let firstLine: Int
    let start: Int
    let lines: LineTable
  }

  private var texts: [Text] = []
  private var places: TextPlaces?
  /// The total number of lines.
  private(set) var lineCount = 0

  mutating func append(_ text: [UInt8], file: String) {
    let start = places?.end ?? 0
    if places == nil {
      places = TextPlaces(text, file: file)
    } else {
      places?.append(text, file: file)
    }
    texts.append(Text(firstLine: lineCount + 1, start: start, lines: LineTable(text)))
    lineCount += text.count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// Returns the texts with another file, and a conversion of offsets to places.
  func adding(_ text: [UInt8], _ file: String) -> (texts: TuistTexts, places: TextPlaces) {
    var all = self
    all.append(text, file: file)
    return (all, all.places ?? TextPlaces(text, file: file))
  }

  /// Returns the offset of a position.
  func offset(_ position: SourcePosition) -> Int {
    guard let text = texts.last(where: { $0.firstLine <= position.line }) else { return 0 }
    let line = text.lines.range(ofLine: position.line - text.firstLine + 1)
    return text.start + (line?.lowerBound ?? 0) + position.column - 1
  }
}
