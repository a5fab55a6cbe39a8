package import AppProject
package import LocationFlow
package import LocationPolicy
package import SourceFacts

/// All code in the process of a target: its own and that of the libraries it links.
package struct ProcessCode: Sendable {
  /// The types of the process.
  package let types: TypeIndex
  /// The policies by which the code is judged.
  package let policies: Policies
  /// The uses of Apple's API by name, except in mocks and previews.
  private var uses: [String: [CodeUse]]
  /// The target's own calls of plug-ins in Dart, JavaScript and TypeScript, sorted by place.
  package private(set) var scriptCalls: [CodeUse]
  /// The conditions on accuracy and distances in the target's own scripts.
  package let scriptConditions: [CodeUse]
  /// Whether its own scripts are an app of React Native's, rather than pages in a web view.
  let usesReactNative: Bool
  /// What the target's own scripts do in each situation; nothing until they are followed.
  package private(set) var scriptReactions = ScriptReactions(of: ScriptProgram([]))
  /// Who calls what, in all languages; nothing until scripts are followed.
  package private(set) var graph = CodeGraph([])
  /// The places in the code of the target's own scripts that stand in for the person's position; none until they are
  /// followed.
  package private(set) var scriptPlaces = ScriptPlaces(of: ScriptProgram([]))
  /// The same of its code in Swift and Objective-C.
  package private(set) var nativePlaces = ScriptPlaces(of: ScriptProgram([]))
  /// What becomes of refusals and failures; nil until scripts are followed.
  private(set) var tellings: Tellings?
  private let ownFiles: Set<String>
  /// The files that were read, of the target and its libraries.
  private let allFiles: Set<String>
  /// The statuses with which each authorization request can be reached.
  private(set) var statusesAtRequests: [CodeUse: Set<StatusCondition.Status>] = [:]
  /// The requests in linked libraries to which the target's own code never leads, those that no release has where they
  /// are, and those of types of which nothing makes an object.
  package private(set) var requestsNeverMade: Set<CodeUse> = []
  /// The types of which nothing makes an object, among those with requests or other location API.
  private var typesNeverMade: Set<String> = []
  /// The files with such types, and whether they have no others.
  private var filesNeverRun: [String: Bool] = [:]
  /// The code of the types in Swift and Objective-C, in the order of the files.
  package let parts: [NamedType]
  /// Their functions with bodies.
  package let functions: [NamedFunction]
  /// The names of kept answers that files without location API mention.
  let mentions: Set<String>
  /// The files in Swift and Objective-C with an address in Settings in them.
  let settingsFiles: Set<String>
  /// The reaction tables of the types; empty if no rule needs them.
  package var reactions: [ReactionTable] = []
  /// What a person can start; empty if no rule needs it.
  package var actions: [PersonAction] = []
  /// The states that stay if no location comes; empty if no rule needs them.
  package var raisedStates: [RaisedState] = []
  /// The callbacks that do nothing when the person allows it; none if no rule needs them.
  package var idleCallbacks = IdleCallbacks()
  /// Whether requests by Flutter's permission_handler show nothing, because it is built without
  /// location.
  let lacksPermissionHandler: Bool
  /// Whether a source of the target itself was not read.
  private let hasUnreadSources: Bool
  /// The code that nothing else in the sources and interfaces of the target names.
  let unnamed: UnnamedCode
  /// The files of libraries that a package manager brings.
  private let installedFiles: Set<String>
  /// The files of modules with an unread source.
  private let filesBesideUnread: Set<String>
  /// The unread sources and libraries, sources first, which may contain what was not found.
  package let unread: [String]

  /// Collects the code of a target.
  package init(of target: AppTarget, in graph: TargetGraph, under policies: Policies) {
    self.policies = policies
    let libraries = graph.libraries(of: target)
    let asksAlone = target.geolocator?.asksByItself ?? false
    let own = target.sources.compactMap { file in
      file.facts.map { (path: file.path, facts: asksAlone ? $0.askingByGeolocator : $0) }
    }
    let compiled = Set(own.map(\.path))
    ownFiles =
      target.kind == .app || target.kind == .appClip ? compiled : compiled.subtracting(graph.appFiles)
    var shared: [(path: String, facts: FileFacts)] = []
    var seen = compiled
    for file in libraries.flatMap(\.sources) where seen.insert(file.path).inserted {
      if let facts = file.facts { shared.append((file.path, facts)) }
    }
    allFiles = seen
    // Built products contain only shipped code, regardless of names.
    let files = (own + shared).filter { target.isBuilt || !TestDouble.isFile($0.path) }
    types = TypeIndex(files)
    parts = files.flatMap { file in
      file.facts.flow?.types.map { NamedType(file: file.path, code: $0) } ?? []
    }
    functions = parts.flatMap(\.functions)
    mentions = files.reduce(into: []) { $0.formUnion($1.facts.mentions) }
    settingsFiles = Set(
      files.filter { !$0.facts.mentions.isDisjoint(with: SettingsAddress.names) }.map(\.path))
    lacksPermissionHandler = target.lacksPermissionHandlersLocation
    unnamed = target.unnamed
    hasUnreadSources = target.sources.isEmpty || !target.unreadSources.isEmpty
    installedFiles = Set(libraries.filter(\.isDependency).flatMap(\.sources).map(\.path))
    filesBesideUnread = Set(
      ([target] + libraries).filter { !$0.unreadSources.isEmpty }.flatMap(\.sources).map(\.path))
    unread = (target.sources.isEmpty ? ["the app's sources"] : []) + graph.unreadCode(of: target)
    let facts = files.lazy.flatMap(\.facts.facts)
    uses = Self.uses(
      in: files, filter: AppleUseFilter(types: types, facts: facts),
      parameters: ParameterValues(of: target.kind == .framework ? [] : Array(facts), in: types),
      areBinaries: target.isBuilt
    ) { [ownFiles] in !ownFiles.contains($0) }
    scriptCalls = uses.values.joined().filter { $0.fact.script != nil && !$0.isShared }.sorted()
    usesReactNative = own.contains { file in
      file.facts.script?.modules.contains { $0.hasPrefix("react-native") || $0.hasPrefix("@react-native") }
        ?? false
    }
    scriptConditions = own.flatMap { file in
      file.facts.facts.filter { $0.script?.role.isCondition ?? false }.map {
        CodeUse(fact: $0, file: file.path, isShared: false, isByClient: false)
      }
    }.sorted()
    let requests = uses(of: .whenInUseRequest, .alwaysRequest, .serviceSession)
    if target.kind == .app, !hasUnreadSources {
      typesNeverMade = Self.typesNeverNamed(target.unnamed, in: parts, types)
      // Without the beginning of the app, its types are all that was given.
      if parts.contains(where: { isStartedBySystem($0.code.name) }) {
        typesNeverMade.formUnion(Self.typesNeverMade(with: requests, in: parts, types))
      }
      filesNeverRun = Self.files(of: typesNeverMade, in: parts, uses.values.joined())
    }
    guard !requests.isEmpty, !target.isBuilt else { return }
    var statuses = RequestStatuses(types)
    for request in requests { statusesAtRequests[request] = statuses.statuses(at: request) }
    requestsNeverMade = Set(
      requests.filter { $0.isWhereMissing || typesNeverMade.contains($0.fact.enclosingType ?? "") })
    let libraryRequests = requests.filter(\.isShared)
    guard !libraryRequests.isEmpty else { return }
    let reached = ReachedCode(from: ownFiles, in: types)
    requestsNeverMade.formUnion(libraryRequests.filter { !reached.contains($0) })
  }

  /// Follows the scripts of its target, which only rules need, because it takes time.
  package mutating func followScripts(of target: AppTarget) {
    let program = ScriptProgram(
      target.sources.filter { !TestDouble.isFile($0.path) }.compactMap { file in
        file.facts?.script.map { (path: file.path, flow: $0) }
      }, isTryingForEver: target.geolocator?.keepsTrying ?? true)
    scriptReactions = ScriptReactions(of: program)
    scriptCalls.removeAll {
      scriptReactions.isNeverRun($0.place)
    }
    tellings = Tellings(in: self, isLibrary: target.kind == .framework)
    scriptPlaces = ScriptPlaces(of: program)
    let onlyLookingUp = filesThatOnlyLookUp
    let native = parts.filter {
      !isInstalled($0.file) && !$0.code.isProtocol && !onlyLookingUp.contains($0.file)
    }
    let files = Dictionary(grouping: native, by: \.file).sorted { $0.key < $1.key }
    nativePlaces = ScriptPlaces(
      of: ScriptProgram(
        files.map { (path: $0.key, flow: FlowFile(types: $0.value.map(\.code), aliases: [:])) }),
      isNative: true)
    guard !uses(of: .whenInUseRequest, .alwaysRequest, .serviceSession, .liveUpdates).isEmpty else { return }
    let scripts = target.sources.filter { !TestDouble.isFile($0.path) }.flatMap { file in
      file.facts?.script?.types.map { (file: file.path, type: $0) } ?? []
    }
    graph = CodeGraph(parts.map { (file: $0.file, type: $0.code) } + scripts)
  }

  private static func uses(
    in files: [(path: String, facts: FileFacts)], filter: AppleUseFilter,
    parameters: ParameterValues, areBinaries: Bool, isShared: (String) -> Bool
  ) -> [String: [CodeUse]] {
    var uses: [String: [CodeUse]] = [:]
    for (path, facts) in files {
      for fact in facts.facts
      where !TestDouble.isType(fact.enclosingType) && filter.isApple(fact)
        && !(fact.script?.role.isCondition ?? false)
      {
        let isUnpassed = parameters.arePassedByNobody(to: fact)
        func add(_ fact: SourceFact, isByClient: Bool) {
          uses[fact.name, default: []].append(
            CodeUse(
              fact: fact, file: path, isShared: isShared(path), isByClient: isByClient,
              isInBinary: areBinaries, isNamingUnpassedParameter: isUnpassed))
        }
        add(parameters.resolving(fact), isByClient: false)
        for fact in ClientLibraryCall.appleUses(of: fact) { add(fact, isByClient: true) }
      }
    }
    return uses.mapValues { $0.sorted() }
  }

  /// Returns the code of a single file.
  package func limited(to file: String) -> ProcessCode {
    var code = self
    code.uses = uses.mapValues { $0.filter { $0.file == file } }
    code.scriptCalls = scriptCalls.filter { $0.file == file }
    return code
  }

  /// All uses of location API, the target's own first, then by place.
  package var all: [CodeUse] { uses.values.joined().sorted() }

  /// The files that name location API, sorted.
  package var files: [String] { Set(uses.values.joined().map(\.file)).sorted() }

  /// Whether the app uses the client library.
  package var usesClient: Bool { uses.values.contains { $0.contains(where: \.isByClient) } }

  /// Whether any code of the process uses location API.
  package var namesLocation: Bool { uses.values.contains { $0.contains { $0.fact.kind != .moduleImport } } }

  /// Returns the uses of a name, the target's own first, then by place.
  package func uses(_ name: String, _ kind: SourceFact.Kind = .call) -> [CodeUse] {
    (uses[name] ?? []).filter { $0.fact.kind == kind }
  }

  /// Returns the uses of services, the target's own first, then by place.
  package func uses(of services: LocationUse...) -> [CodeUse] {
    RequirementTable.all.filter { services.contains($0.use) }.flatMap(uses(of:)).sorted()
  }

  /// Returns the uses of a row of the table of requirements, the target's own first, then by place.
  package func uses(of row: Requirement) -> [CodeUse] {
    (uses[row.name] ?? []).filter { row.isMet(by: $0.fact) }
  }

  /// Whether any of the services is used.
  package func uses(anyOf services: LocationUse...) -> Bool {
    services.contains { !uses(of: $0).isEmpty }
  }

  /// Returns the uses of location API at a place.
  func uses(at site: Site) -> [CodeUse] { uses.values.flatMap { $0.filter { $0.site == site } } }

  /// Returns the function around a place.
  package func function(at site: Site) -> NamedFunction? {
    functions.filter { $0.file == site.file && $0.code.line <= site.line }.max { $0.code.line < $1.code.line }
  }

  /// Returns whether types of the module that contains a file may have unread parts; other files
  /// stand for the target itself.
  package func mayGoOn(beside file: String) -> Bool {
    filesBesideUnread.contains(file) || (hasUnreadSources && !allFiles.contains(file))
  }

  /// Returns whether code at a place is that of a type of which nothing makes an object.
  package func neverRuns(at site: Site) -> Bool {
    guard let isWhole = filesNeverRun[site.file] else { return false }
    return isWhole
      || (uses(at: site).first?.fact.enclosingType ?? function(at: site)?.type).map(typesNeverMade.contains)
        ?? false
  }

  /// Returns whether a file belongs to a library that a package manager brings.
  package func isInstalled(_ file: String) -> Bool { installedFiles.contains(file) }

  /// Returns whether a file belongs to a linked library, or to both an app and its extension.
  package func isShared(_ file: String) -> Bool { !ownFiles.contains(file) }
}
