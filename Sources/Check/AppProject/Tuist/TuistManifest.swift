import SourceFacts
import TextReading

/// The contents of a Tuist manifest, `Project.swift`, as far as they can be read without running
/// it.
struct TuistManifest {
  /// The maximum depth of nested values, and of constants that refer to others.
  static let deepest = 16
  /// The maximum number of elements in an array, including those of constants.
  private static let largest = 20_000

  let path: FilePath
  /// The call of `Project(…)`, in the manifest or as its helpers return it.
  let project: WrittenCall
  /// The path of the file in the inventory.
  let file: String
  /// The problems in reading it.
  let problems: [SourceProblem]
  /// The conversion of offsets in the manifest and its helpers to places.
  let places: TextPlaces
  private let program: WrittenProgram
  private let texts: TuistTexts

  /// The result of reading a manifest.
  enum Outcome {
    case project(TuistManifest)
    /// A project that helpers create in a way that can't be evaluated; its name may be known.
    case unread(name: String?)
    /// The file declares no project.
    case nothing
  }

  /// Parses a manifest that has the path `file` in the inventory, with the helpers that it may
  /// call.
  static func read(_ bytes: [UInt8], at path: FilePath, file: String, helpers: TuistHelpers) -> Outcome {
    let text = TextEncoding.utf8(bytes)
    let calls = WrittenCalls(of: [], types: ["Project"], in: text, after: helpers.texts.lineCount)
    // The manifest's own functions and constants take precedence over those of helpers.
    let program = WrittenProgram(
      functions: calls.functions + helpers.functions,
      constants: calls.constants.merging(helpers.constants) { own, _ in own })
    let written = calls.constants["project"]?.call ?? calls.calls.first { $0["name"] != nil }
    guard let written = written ?? calls.constants.values.lazy.compactMap(\.call).first(where: isMade) else {
      return .nothing
    }
    guard let project = program.value(.call(written)).call, isProject(project) else {
      return .unread(name: written["name"].flatMap { program.resolved($0)?.string })
    }
    return .project(
      TuistManifest(
        project, of: calls, at: path, file: file, program: program, texts: helpers.texts.adding(text, file)))
  }

  /// Returns whether a call may create a project by a helper.
  private static func isMade(_ call: WrittenCall) -> Bool { call.base == "Project" }

  private static func isProject(_ call: WrittenCall) -> Bool {
    (call.name == "Project" || call.name == "init") && call["name"] != nil
  }

  private init(
    _ project: WrittenCall, of calls: WrittenCalls, at path: FilePath, file: String, program: WrittenProgram,
    texts: (texts: TuistTexts, places: TextPlaces)
  ) {
    self.path = path
    self.project = project
    self.file = file
    self.program = program
    self.texts = texts.texts
    places = texts.places
    problems = calls.problems
  }

  /// The folder to which its paths are relative.
  var folder: FilePath { path.folder }
  /// The folders of local packages that the project uses.
  var packages: [FilePath] {
    elements(project["packages"]).compactMap { package in package.call.flatMap { path($0["path"]) } }
  }
  var name: String { text(project["name"]) ?? folder.name }

  /// The path of the generated project.
  var xcodeProject: FilePath { folder.appending(name + ".xcodeproj") }

  /// Returns a value, with constants replaced.
  func resolved(_ value: WrittenValue?) -> WrittenValue? { program.resolved(value) }

  /// Returns a text, if it is a literal.
  func text(_ value: WrittenValue?) -> String? { resolved(value)?.string }

  /// Returns the path for a text, or for a call such as ".file(path:)" or ".relativeToRoot(…)"; nil
  /// for anything else.
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

  /// Returns the elements of an array, with nested arrays flattened.
  func elements(_ value: WrittenValue?) -> [WrittenValue] {
    var found: [WrittenValue] = []
    // A stack replaces recursion.
    var pending = [value].compactMap { $0.map { ($0, 0) } }
    while let (next, depth) = pending.popLast(), found.count + pending.count < Self.largest {
      let element = resolved(next) ?? next
      if case .array(let inner) = element, depth < Self.deepest {
        pending += inner.reversed().map { ($0, depth + 1) }
      } else {
        found.append(element)
      }
    }
    return found
  }

  /// The root folder according to Tuist.
  private var root: FilePath { Self.root(of: folder) }

  /// Returns the nearest parent folder that contains a folder "Tuist"; the folder itself if there
  /// is none.
  static func root(of folder: FilePath) -> FilePath {
    var found = folder
    while found.description != "/" {
      if FileBytes.isFolder(found.appending("Tuist")) { return found }
      found = found.folder
    }
    return folder
  }

  /// Returns the place of a position in the manifest or a helper.
  func site(_ position: SourcePosition) -> Site { places.origin(at: offset(position)) }

  /// Returns the offset of a position.
  func offset(_ position: SourcePosition) -> Int { texts.offset(position) }
}
