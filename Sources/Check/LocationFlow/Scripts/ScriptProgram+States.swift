import SourceFacts

/// Where code reads the states of the app's types, stores and hooks.
extension ScriptProgram {
  /// Returns a property of the type or the file whose state has a key.
  func property(_ name: String, besides key: String) -> (key: String, code: FlowProperty)? {
    let owner = Self.owner(ofState: key)
    return properties[owner]?[name].map { ("\(owner) \(name)", $0) }
  }

  /// Returns the names under which code reads a state: its own, and those of getters that hand it out as it is.
  func plainNames(ofState key: String) -> Set<String> {
    names(ofState: key) { $0.plainField.map { [$0] } ?? [] }
  }

  /// Returns the names under which code reads a state or what follows from it: its own, and those of getters with it.
  func allNames(ofState key: String) -> Set<String> { names(ofState: key, \.namesInGetter) }

  private func names(ofState key: String, _ reads: (FlowProperty) -> Set<String>) -> Set<String> {
    var found: Set = [ScriptReactions.name(key)]
    let getters = (properties[Self.owner(ofState: key)] ?? [:]).values.filter { $0.getter != nil }
    // A getter may rest on another one.
    for _ in 0..<2 {
      for getter in getters where !reads(getter).isDisjoint(with: found) { found.insert(getter.name) }
    }
    return found
  }

  /// Returns whether a name is that of a type of the app's that draws a screen.
  func isScreen(_ name: String) -> Bool { isType(name) && hasScreen(in: file(of: name)) }

  /// Returns whether code of a screen opens Settings.
  func leadsToSettings(screen: String) -> Bool { opensSettings(in: file(of: screen)) }

  /// Returns where a screen is drawn.
  func place(ofScreen screen: String) -> Effect.Place? {
    let file = file(of: screen)
    return functions(in: file).first { ["build", "render"].contains($0.code.name) }.map {
      Effect.Place(file: file, line: $0.code.line)
    }
  }

  /// Returns whether code of a file may end a timer.
  func endsTimers(in file: String) -> Bool {
    ["cancel", "clearInterval", "clearTimeout"].contains { files(reading: $0).contains(file) }
  }

  /// Returns whether a type is a bloc or a cubit, whose states screens get as it emits them.
  func isBloc(_ type: String) -> Bool {
    supertypes(of: type).contains { $0.hasSuffix("Cubit") || $0.hasSuffix("Bloc") }
  }

  /// Returns whether a type keeps a state that screens read by other names: a bloc's, or a notifier's.
  func keepsState(_ type: String) -> Bool { supertypes(of: type).contains(where: Self.keepsState) }

  static func keepsState(_ supertype: String) -> Bool {
    supertype.hasSuffix("Cubit") || supertype.hasSuffix("Bloc") || supertype.contains("Notifier")
  }

  /// Returns whether a type is a notifier of riverpod's, or another one whose `build` draws nothing.
  func isNotifier(_ type: String) -> Bool { supertypes(of: type).contains { $0.contains("Notifier") } }

  /// Returns the first states of blocs and notifiers, by their keys.
  static func firstStates(
    _ functions: [Function], _ isKept: (String) -> Bool, _ initial: (FlowExpression) -> ScriptValue?
  ) -> [String: ScriptValue] {
    functions.reduce(into: [:]) { found, function in
      guard isKept(function.type) else { return }
      let first = function.code.body.lazy.compactMap { statement -> FlowExpression? in
        switch statement {
        case .expression(.call(let call)) where function.isConstructor && call.callee == .name("super"):
          call.arguments.first?.value
        case .result(let value?, _) where function.code.name == "build": value
        default: nil
        }
      }.first
      first.flatMap(initial).map { found["\(function.type) state"] = $0 }
    }
  }

  /// Returns whether there is one object of a type for as long as the app runs.
  func isService(_ type: String) -> Bool { inherits(type, "GetxService") }

  static func owner(ofState key: String) -> String {
    key.lastIndex(of: " ").map { String(key[..<$0]) } ?? key
  }

  /// Returns whether code may do something with a state that a type of Dart's keeps and that shows nothing itself: code
  /// of the type's own, or of a file that uses it.
  func isUsed(state key: String) -> Bool {
    let file = self.file(ofState: key)
    let name = ScriptReactions.name(key)
    // What a notifier of riverpod's or a bloc keeps has a name that code which reads it doesn't need.
    let owner = Self.owner(ofState: key)
    guard file.hasSuffix(".dart"), isType(owner), !hasScreen(in: file), name != "state", name != "value",
      properties[owner]?[name] != nil, !hasSubtypes(owner)
    else { return true }
    let users = files(naming: file)
    // Files without a word about location aren't read.
    guard Self.isInFilesRead(owner), users.allSatisfy({ keptNames(in: $0).allSatisfy(Self.isInFilesRead) })
    else {
      return true
    }
    if files(showing: name).contains(file) { return true }
    return allNames(ofState: key).contains { name in
      // What is caught may be called the same in the file itself.
      !files(showing: name, ofState: key).isDisjoint(
        with: name == "error" ? users.subtracting([file]) : users)
    }
  }

  /// Returns whether all files that have a name are read.
  private static func isInFilesRead(_ name: String) -> Bool { words.occurs(in: name) }

  private static let words = WordSearch(["ocation", "osition", "ermission", "eolocat"])

  /// Returns whether a value at the top of a file keeps an object for other files: one of riverpod's providers, a store, a
  /// context of React, or an object of a type of the app's.
  static func keepsObject(_ value: FlowExpression?, _ isType: (String) -> Bool) -> Bool {
    guard case .call(let call)? = value?.unforced else { return false }
    switch call.callee {
    case .name(let name):
      return name.hasSuffix("Provider") || keepers.contains(name) || isType(name)
    case .member(.name(let name), let member):
      return name.hasSuffix("Provider") || keepers.contains(member)
    case .call: return keepsObject(call.callee, isType)
    default: return false
    }
  }

  private static let keepers: Set<String> = [
    "create", "createStore", "createContext", "createSlice", "createAsyncThunk", "atom", "proxy",
  ]
}

extension FlowProperty {
  /// The name of the field that a getter hands out as it is; nil for other properties.
  var plainField: String? {
    guard let getter, getter.count == 1, case .result(let value?, _)? = getter.first else { return nil }
    return Self.field(value)
  }

  private static func field(_ value: FlowExpression) -> String? {
    switch value {
    case .name(let name), .member(.name("self"), let name): name
    case .member(let base, "value"): field(base)
    case .forced(let inside, _): field(inside)
    default: nil
    }
  }

  /// The names in a getter.
  var namesInGetter: Set<String> { getter.map { ScriptHands(in: $0).names } ?? [] }
}
