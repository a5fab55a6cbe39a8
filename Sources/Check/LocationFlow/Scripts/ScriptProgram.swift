package import SourceFacts

/// The code of an app's scripts, indexed for lookups.
package struct ScriptProgram: Sendable {
  /// A function with its place.
  package struct Function: Hashable, Sendable {
    let type: String
    package let file: String
    package let code: FlowFunction

    /// Whether it is what a file does outside of functions.
    var isFile: Bool { code.name == "#file" }
    /// Whether it draws a component of React.
    var isComponent: Bool { type.isEmpty && code.name.first?.isUppercase ?? false }
    /// Whether it creates objects of its type.
    var isConstructor: Bool { !type.isEmpty && (code.name == type || code.name == "constructor") }

    package static func == (left: Function, right: Function) -> Bool {
      left.file == right.file && left.code.line == right.code.line && left.code.name == right.code.name
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(file)
      hasher.combine(code.line)
      hasher.combine(code.name)
    }
  }

  /// Whether Flutter's geolocator goes on looking while no location is known.
  let isTryingForEver: Bool
  /// The enumerations of the app.
  let enumerations: Set<String>
  private let modulesOfFiles: [String: Set<String>]
  /// The last parts of the modules' paths, by file.
  private let importedNames: [String: Set<String>]
  /// The methods of all types, by their names and those of their files.
  private let methodsByFileName: [String: [String: [Function]]]
  /// The functions of types by name.
  private let methods: [String: [String: Function]]
  /// The functions outside of types by name, of each file and of all.
  private let own: [String: [String: Function]]
  private let loose: [String: [Function]]
  /// The methods of all types by name.
  private let byName: [String: [Function]]
  let properties: [String: [String: FlowProperty]]
  private let ownersOfProperties: [String: [String]]
  /// The files of properties, by the keys of these.
  let filesOfProperties: [String: String]
  /// The files of types.
  private let filesOfTypes: [String: String]
  private let supertypes: [String: [String]]
  /// The functions that are handed to components, by the names of their parameters.
  private(set) var handed: [String: [ScriptValue]] = [:]
  /// The types of the objects that are handed to components, by the names of their parameters.
  private var handedTypes: [String: Set<String>] = [:]
  /// The names in each function.
  private(set) var names: [Function: Set<String>] = [:]
  /// The names in all functions, and of all methods of types.
  private var mentions: Set<String> = []
  /// The names in functions and in the first values of properties, but not in what files do outside of them.
  private var inBodies: Set<String> = []
  /// The names that modules export as their default.
  private let defaults: [String: String]
  /// The names that are read somewhere.
  let reads: ScriptReads
  /// The stores of JavaScript by name.
  private(set) var stores: [String: ScriptStore] = [:]
  /// The actions of Redux by name.
  private(set) var actions: [String: ScriptAction] = [:]
  /// The types of the objects that riverpod's providers keep, by the names of these.
  private(set) var providers: [String: String] = [:]
  /// The components that provide contexts of React, by the names of these.
  private(set) var contexts: [String: Function] = [:]
  /// Where Settings is opened.
  private(set) var settings = ScriptSettings(of: [], [:])
  /// All functions, in the order of the files.
  let functions: [Function]
  private let functionsOfFiles: [String: [Function]]
  /// The files with code that has the name of a type or a function, or draws a component, of any file.
  private var filesOfNames: [String: Set<String>] = [:]
  /// The names at the top of files that keep objects for other files, by file.
  private var kept: [String: [String]] = [:]
  /// The names in code that no iPhone runs.
  private let namesElsewhere: Set<String>

  /// Creates the program of some files with their paths.
  package init(_ files: [(path: String, flow: FlowFile)], isTryingForEver: Bool = true) {
    self.isTryingForEver = isTryingForEver
    namesElsewhere = files.reduce(into: []) { $0.formUnion($1.flow.namesElsewhere) }
    var modules: [String: Set<String>] = [:]
    var methods: [String: [String: Function]] = [:]
    var own: [String: [String: Function]] = [:]
    var loose: [String: [Function]] = [:]
    var byName: [String: [Function]] = [:]
    var properties: [String: [String: FlowProperty]] = [:]
    var supertypes: [String: [String]] = [:]
    var functions: [Function] = []
    var filesOf: [String: String] = [:]
    var filesOfProperties: [String: String] = [:]
    let privates = Self.privateTypes(files)
    for file in files {
      modules[file.path] = file.flow.modules
      for type in file.flow.types {
        let typeName = privates.contains(type.name) ? "\(type.name) \(file.path)" : type.name
        let key = typeName.isEmpty ? file.path : typeName
        filesOf[key] = file.path
        if !typeName.isEmpty { supertypes[typeName, default: []] += type.inherited }
        for property in type.properties {
          properties[key, default: [:]][property.name] = property
          filesOfProperties["\(key) \(property.name)"] = file.path
        }
        for code in type.functions {
          let function = Function(type: typeName, file: file.path, code: code)
          functions.append(function)
          if type.name.isEmpty {
            own[file.path, default: [:]][code.name] = function
            loose[code.name, default: []].append(function)
          } else {
            methods[typeName, default: [:]][code.name] = function
            byName[code.name, default: []].append(function)
          }
        }
      }
    }
    modulesOfFiles = modules
    let enumerations = files.reduce(into: Set<String>()) { $0.formUnion($1.flow.enumerations) }
    self.enumerations = enumerations
    importedNames = modules.mapValues { Set($0.map(Self.fileName)) }
    methodsByFileName = byName.mapValues { Dictionary(grouping: $0) { Self.fileName(of: $0.file) } }
    self.methods = methods
    self.own = own
    self.loose = loose
    self.byName = byName
    self.properties = properties
    ownersOfProperties = properties.reduce(into: [:]) { owners, owner in
      for name in owner.value.keys { owners[name, default: []].append(owner.key) }
    }
    filesOfTypes = filesOf
    self.filesOfProperties = filesOfProperties
    self.supertypes = supertypes
    var values: [(file: String, name: String, value: FlowExpression)] = []
    for file in files {
      let constants = properties[file.path] ?? [:]
      for (name, property) in constants.sorted(by: { $0.key < $1.key }) {
        if let store = ScriptStore(property.initial, file: file.path) { stores[name] = store }
        if let store = ScriptStore(slice: property.initial, file: file.path, constants) {
          stores[ScriptAction.key(of: name, in: file.path)] = store
        }
        if let value = property.initial { values.append((file.path, name, value)) }
        if let type = Self.provided(by: property.initial) { providers[name] = type }
      }
    }
    actions = ScriptAction.all(in: values)
    providers = providers.filter { methods[$0.value] != nil }
    initials = Self.initials(
      properties, stores, functions, supertypes: supertypes, enumerations: enumerations)
    self.functions = functions
    functionsOfFiles = Dictionary(grouping: functions, by: \.file)
    defaults = files.reduce(into: [:]) { $0[$1.path] = $1.flow.aliases["default"] }
    for file in files {
      kept[file.path] = (properties[file.path] ?? [:]).values.filter { property in
        Self.keepsObject(property.initial) { methods[$0] != nil }
      }.map(\.name).sorted()
    }
    reads = ScriptReads(files)
    mentions = reads.names
    let declared = Set(Self.declared(functions)).union(kept.values.joined()).union(
      functions.filter(\.isComponent).map { "<\($0.code.name)>" })
    for (owner, properties) in properties {
      for property in properties.values {
        let names = ScriptHands(
          in: (property.initial.map { [.expression($0)] } ?? []) + (property.getter ?? [])
        ).names
        if property.initial != nil { inBodies.formUnion(names) }
        let types = ScriptHands.names(inType: property.type)
        for name in declared.intersection(names.union(types)) {
          filesOfNames[name, default: []].insert(file(of: owner))
        }
      }
    }
    for function in functions {
      let frame = ScriptFrame(type: function.type, file: function.file)
      let hands = ScriptHands(in: function.code.body)
      names[function] = hands.names
      for context in hands.contexts { contexts[context] = function }
      for name in declared.intersection(hands.names) { filesOfNames[name, default: []].insert(function.file) }
      if !function.isFile { inBodies.formUnion(hands.names) }
      mentions.formUnion(hands.names)
      for (label, value) in hands.found where (handed[label]?.count ?? 0) < Self.handLimit {
        switch value {
        case .closure(let code):
          handed[label, default: []].append(.closure(ScriptClosure(code: code, locals: [:], frame: frame)))
        case .name(let name):
          let named = method(name, of: function.type) ?? self.function(name, in: function.file)
          if let named { handed[label, default: []].append(.function(named)) }
          if case .call(let call)? = properties[function.file]?[name]?.initial,
            case .name(let type) = call.callee, methods[type] != nil
          {
            handedTypes[label, default: []].insert(type)
          }
        default: break
        }
      }
    }
    let asking = Set(
      functions.filter { !(names[$0] ?? []).isDisjoint(with: ScriptPlugIn.names) }.map(\.file))
    contexts = contexts.filter { ScriptCall.isAboutLocation($0.key) || asking.contains($0.value.file) }
    settings = ScriptSettings(of: functions.filter { !isUncalled($0) }, names)
  }

  /// Returns the names of Dart's private types that more than one file has.
  private static func privateTypes(_ files: [(path: String, flow: FlowFile)]) -> Set<String> {
    var seen: Set<String> = []
    var twice: Set<String> = []
    for name in files.flatMap({ Set($0.flow.types.map(\.name)) }) where name.hasPrefix("_") {
      if !seen.insert(name).inserted { twice.insert(name) }
    }
    return twice
  }

  /// Returns whether a function is a hook of React's about location that no code calls: exports name it, but only
  /// components and other hooks may call one.
  func isUncalledHook(_ function: Function) -> Bool {
    function.type.isEmpty && Self.isHookAboutLocation(function.code.name)
      && !inBodies.contains(function.code.name) && defaults[function.file] != function.code.name
  }

  /// Returns whether only code that no iPhone runs names a function.
  ///
  /// What nothing reaches in Dart isn't among the code that a program is made of.
  func isUncalled(_ function: Function) -> Bool {
    namesElsewhere.contains(function.code.name) && !mentions.contains(function.code.name)
  }

  /// Returns whether the app declares a function with a name.
  func declares(_ name: String) -> Bool { byName[name] != nil || loose[name] != nil }

  /// Returns whether code of a file opens Settings, directly or not.
  func opensSettings(in file: String) -> Bool { settings.isOpened(in: file) }

  /// Returns whether code of a file opens Settings, or a screen that shows what the file draws or uses its hooks, its
  /// stores and its objects, directly or through another file.
  func leadsToSettings(from file: String) -> Bool {
    users(of: file, by: names(declaredIn:)).prefix(Self.useLimit).contains { files in
      files.contains(where: opensSettings)
    }
  }

  /// Returns a file with those that name what it declares.
  func files(naming file: String) -> Set<String> {
    allNames(declaredIn: file).reduce(into: [file]) { $0.formUnion(filesOfNames[$1] ?? []) }
  }

  /// Returns the types right above a type, as written.
  func supertypes(of type: String) -> [String] { supertypes[type] ?? [] }

  /// Returns whether a type has another one right above it, as written.
  func inherits(_ type: String, _ other: String) -> Bool { supertypes[type]?.contains(other) ?? false }

  /// Returns whether other types of the app have the members of a type.
  func hasSubtypes(_ type: String) -> Bool { supertypes.values.contains { $0.contains(type) } }

  /// Returns a file with those that use what it declares, directly or through others.
  func files(using file: String) -> Set<String> {
    users(of: file, by: allNames(declaredIn:)).prefix(Self.useLimit + 1).reduce(into: []) { $0.formUnion($1) }
  }

  /// Returns a file, those that have a name that it declares, those that have one of theirs, and so on.
  private func users(
    of file: String, by declared: @escaping (String) -> [String]
  ) -> UnfoldFirstSequence<Set<String>> {
    var found: Set = [file]
    return sequence(first: found) { files in
      let names = files.flatMap(declared)
      let next = names.reduce(into: Set()) { $0.formUnion(filesOfNames[$1] ?? []) }.subtracting(found)
      found.formUnion(next)
      return next.isEmpty ? nil : next
    }
  }

  /// The number of files to follow from a service up to the screen that uses it, both included.
  private static let useLimit = 3

  /// Returns the names by which other files draw what a file declares, or use it if nothing in it is a screen.
  private func names(declaredIn file: String) -> [String] {
    let drawn = (functionsOfFiles[file] ?? []).filter(\.isComponent).map { "<\($0.code.name)>" }
    return hasScreen(in: file) ? drawn : drawn + allNames(declaredIn: file)
  }

  /// Returns the names of the types of a file, and of its functions outside of types.
  private func allNames(declaredIn file: String) -> [String] {
    Self.declared(functionsOfFiles[file] ?? []) + (kept[file] ?? [])
  }

  private static func declared(_ functions: [Function]) -> [String] {
    functions.map { $0.type.isEmpty ? $0.code.name : $0.type }.filter { !["", "#file", "main"].contains($0) }
  }

  /// Returns the files with code that does something with what has a name.
  func files(showing name: String) -> Set<String> {
    (reads.used[name] ?? []).union((reads.usedOfTypes[name] ?? [:]).keys)
  }

  /// Returns the files with code that does something with what has a name and may be a state with a key.
  func files(showing name: String, ofState key: String) -> Set<String> {
    let owner = Self.owner(ofState: key)
    let typed = (reads.usedOfTypes[name] ?? [:]).filter { $1.contains { isKind(owner, of: $0) } }
    return (reads.used[name] ?? []).union(typed.keys)
  }

  /// Returns the files with code that has a name.
  func files(reading name: String) -> Set<String> {
    Set(functions.lazy.filter { names[$0]?.contains(name) ?? false }.map(\.file))
  }

  private static func isHookAboutLocation(_ name: String) -> Bool {
    name.hasPrefix("use") && name.dropFirst(3).first?.isUppercase ?? false && ScriptCall.isAboutLocation(name)
  }

  /// Returns whether a file has hooks of React about location and no screens, so that its states are for other files.
  func isHook(_ file: String) -> Bool {
    (own[file] ?? [:]).keys.contains(where: Self.isHookAboutLocation)
      && !hasScreen(in: file)
  }

  /// Returns whether a file builds or renders a screen.
  func hasScreen(in file: String) -> Bool {
    (functionsOfFiles[file] ?? []).contains {
      $0.isComponent
        || !$0.type.isEmpty && ["build", "render"].contains($0.code.name) && !isNotifier($0.type)
    }
  }

  /// Returns whether any code has a name.
  func isNamed(_ name: String) -> Bool { mentions.contains(name) }

  /// The number of functions under one name of which each may be meant.
  private static let handLimit = 4

  /// Returns the file that declares a type.
  func file(of owner: String) -> String { filesOfTypes[owner] ?? owner }

  /// Returns the file that declares a state, by the key of this.
  func file(ofState key: String) -> String {
    file(of: Self.owner(ofState: key))
  }

  /// Returns the names at the top of a file that keep objects for other files.
  func keptNames(in file: String) -> [String] { kept[file] ?? [] }

  func functions(in file: String) -> [Function] { functionsOfFiles[file] ?? [] }

  func modules(of file: String) -> Set<String> { modulesOfFiles[file] ?? [] }

  /// Returns whether the app declares a type.
  func isType(_ name: String) -> Bool { methods[name] != nil || supertypes[name] != nil }

  /// Returns the types whose members a type has, itself first.
  private func lineage(of type: String) -> [String] {
    var found = [type]
    var index = 0
    while index < found.count, found.count < 8 {
      for name in supertypes[found[index]] ?? [] where isType(name) && !found.contains(name) {
        found.append(name)
      }
      index += 1
    }
    return found
  }

  /// Returns whether a type has the members of another one.
  func isKind(_ type: String, of other: String) -> Bool {
    lineage(of: type).contains { $0 == other || supertypes[$0]?.contains(other) ?? false }
  }

  /// Returns the method of a type.
  func method(_ name: String, of type: String) -> Function? {
    guard !type.isEmpty else { return nil }
    return lineage(of: type).lazy.compactMap { methods[$0]?[name] }.first
  }

  /// Returns the type of the object that a component of React gets under a name; nil if it may be another one.
  func handedType(_ name: String, in file: String) -> String? {
    guard !file.hasSuffix(".dart"), let types = handedTypes[name], types.count == 1 else { return nil }
    return types.first
  }

  /// Returns the function outside of types that a name in a file means.
  func function(_ name: String, in file: String) -> Function? {
    if let found = own[file]?[name] { return found }
    let all = loose[name] ?? []
    return all.count == 1 ? all[0] : nil
  }

  /// Returns the only function with a name, or the only method in the files that a file imports.
  func method(named name: String, in file: String) -> Function? {
    let methods = byName[name] ?? []
    let functions = loose[name] ?? []
    if methods.count + functions.count < 2 { return methods.first ?? functions.first }
    let files = methodsByFileName[name] ?? [:]
    let own = Self.fileName(of: file)
    let imported = importedNames[file] ?? []
    var near = imported.contains(own) ? [] : (files[own] ?? []).filter { $0.file == file }
    for name in imported where near.count < 2 { near += files[name] ?? [] }
    return near.count == 1 ? near[0] : nil
  }

  private static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The first values of properties, by the keys of the states that they are.
  let initials: [String: ScriptValue]

  /// Returns the key of the only property with a name.
  func onlyProperty(_ name: String) -> String? {
    guard let owners = ownersOfProperties[name], owners.count == 1 else { return nil }
    return "\(owners[0]) \(name)"
  }

  /// Returns a property of the widget whose state a type is, if it is an object of a type of the app's.
  func widgetProperty(_ name: String, of type: String) -> (key: String, code: FlowProperty)? {
    guard let types = supertypes[type], types.first?.hasSuffix("State") ?? false else { return nil }
    return types.dropFirst().lazy.compactMap { property(name, of: $0, in: "") }.first { property in
      isType(property.code.type.filter { $0 != "?" })
    }
  }

  /// Returns a property with the key of the state that it is.
  func property(_ name: String, of type: String, in file: String) -> (key: String, code: FlowProperty)? {
    for owner in type.isEmpty ? [file] : lineage(of: type) + [file] {
      if let found = properties[owner]?[name] { return ("\(owner) \(name)", found) }
    }
    return nil
  }
}
