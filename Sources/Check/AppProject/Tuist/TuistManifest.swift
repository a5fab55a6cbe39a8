import SourceFacts
import TextReading

/// A `Project.swift` of Tuist as far as it is written out; it is not run.
struct TuistManifest {
  /// How often a constant may stand for another, and how deep values may stand in each other.
  static let deepest = 16
  /// The most elements of a list, what constants stand for counted.
  private static let largest = 20_000

  let path: FilePath
  /// The call of `Project(…)`, as the manifest writes it or its helpers return it.
  let project: WrittenCall
  /// The file as the inventory spells it.
  let file: String
  /// What could not be read.
  let problems: [SourceProblem]
  /// What turns offsets in the manifest and its helpers into places.
  let places: TextPlaces
  private let program: WrittenProgram
  private let texts: TuistTexts

  /// What a manifest comes to.
  enum Outcome {
    case project(TuistManifest)
    /// A project that helpers make in a way that can't be followed, of which at most the name is known.
    case unread(name: String?)
    /// No project.
    case nothing
  }

  /// Reads the bytes of a manifest that the inventory spells `file`, with the helpers that it may call.
  static func read(_ bytes: [UInt8], at path: FilePath, file: String, helpers: TuistHelpers) -> Outcome {
    let text = TextEncoding.utf8(bytes)
    let calls = WrittenCalls(of: [], types: ["Project"], in: text, after: helpers.texts.lineCount)
    // The manifest's own functions and constants come before those of its helpers.
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

  /// Whether a call may make a project by a helper.
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

  /// Returns a value, a constant replaced by what it stands for.
  func resolved(_ value: WrittenValue?) -> WrittenValue? { program.resolved(value) }

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
    var found: [WrittenValue] = []
    // A list in place of recursion, the last first.
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

  /// The folder that Tuist takes for the root.
  private var root: FilePath { Self.root(of: folder) }

  /// Returns the nearest folder above with a folder "Tuist", or the folder itself where there is none.
  static func root(of folder: FilePath) -> FilePath {
    var found = folder
    while found.description != "/" {
      if FileBytes.isFolder(found.appending("Tuist")) { return found }
      found = found.folder
    }
    return folder
  }

  /// Returns the place of a position, in the manifest or a helper.
  func site(_ position: SourcePosition) -> Site { places.origin(at: offset(position)) }

  /// Returns the offset of a position.
  func offset(_ position: SourcePosition) -> Int { texts.offset(position) }
}
