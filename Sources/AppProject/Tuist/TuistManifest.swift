import SourceFacts
import TextReading

/// A `Project.swift` of Tuist as far as it is written out; it is not run.
struct TuistManifest {
  /// How often a constant may stand for another, and how deep values may stand in each other.
  static let deepest = 16
  /// The most elements of a list, what constants stand for counted.
  private static let largest = 20_000

  let path: FilePath
  /// The call of `Project(…)`.
  let project: WrittenCall
  /// The file as the inventory spells it.
  let file: String
  /// What could not be read.
  let problems: [SourceProblem]
  private let constants: [String: WrittenValue]
  private let lines: LineTable
  /// What turns offsets in the file into places.
  let places: TextPlaces

  /// Reads the bytes of a manifest that the inventory spells `file`; nil where it makes no project by itself.
  init?(_ bytes: [UInt8], at path: FilePath, file: String) {
    let text = TextEncoding.utf8(bytes)
    let calls = WrittenCalls(of: [], types: ["Project"], in: text)
    guard let project = calls.calls.first(where: { $0["name"] != nil }) else { return nil }
    self.path = path
    self.project = project
    self.file = file
    constants = calls.constants
    problems = calls.problems
    lines = LineTable(text)
    places = TextPlaces(text, file: file)
  }

  /// The folder that paths count from.
  var folder: FilePath { path.folder }
  /// The folders of packages on disk that the project takes in.
  var packages: [FilePath] {
    elements(project["packages"]).compactMap { package in package.call.flatMap { path($0["path"]) } }
  }
  /// The project's name.
  var name: String { text(project["name"]) ?? folder.name }

  /// The project that is made from it.
  var xcodeProject: FilePath { folder.appending(name + ".xcodeproj") }

  /// Returns a value, a constant of the file replaced by what it stands for.
  func resolved(_ value: WrittenValue?) -> WrittenValue? {
    var value = value
    for _ in 0..<Self.deepest {
      guard case .call(let call) = value, call.arguments.isEmpty, let constant = constants[call.name] else {
        break
      }
      value = constant
    }
    return value
  }

  /// Returns a text, where it is written out.
  func text(_ value: WrittenValue?) -> String? { resolved(value)?.string }

  /// Returns a path: a text, or what ".file(path:)", ".relativeToRoot(…)" and the like say; nil of anything else.
  func path(_ value: WrittenValue?, depth: Int = 0) -> FilePath? {
    guard depth < Self.deepest, let value = resolved(value) else { return nil }
    if let text = value.string { return folder.appending(text) }
    guard let call = value.call, let argument = call.arguments.first else { return nil }
    switch call.name {
    case "file", "path", "relativeToManifest", "glob", "folderReference":
      return path(argument.value, depth: depth + 1)
    case "relativeToRoot": return text(argument.value).map { root.appending($0) }
    default: return nil
    }
  }

  /// Returns the elements of a list, lists among them taken apart.
  func elements(_ value: WrittenValue?) -> [WrittenValue] {
    guard let value = resolved(value) else { return [] }
    guard case .array(let elements) = value else { return [value] }
    var found: [WrittenValue] = []
    for element in elements where found.count < Self.largest {
      let element = resolved(element) ?? element
      if case .array(let inner) = element { found += inner } else { found.append(element) }
    }
    return found
  }

  /// The folder that Tuist takes for the root: the nearest above with a folder "Tuist".
  private var root: FilePath {
    var found = folder
    while found.description != "/" {
      if FileBytes.isFolder(found.appending("Tuist")) { return found }
      found = found.folder
    }
    return folder
  }

  /// Returns the place of a position in the file.
  func site(_ position: SourcePosition) -> Site { Site(file: file, position: position) }

  /// Returns the offset of a position in the file.
  func offset(_ position: SourcePosition) -> Int {
    (lines.range(ofLine: position.line)?.lowerBound ?? 0) + position.column - 1
  }
}
