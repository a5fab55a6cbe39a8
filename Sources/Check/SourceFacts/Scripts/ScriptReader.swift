import CoreLocationInterface

/// Finds the calls in Dart, JavaScript and TypeScript by which the usual plug-ins of Flutter, React
/// Native, Expo, Capacitor and Ionic request authorization.
///
/// Such a call becomes a fact about the method of Core Location that the plug-in calls. Nothing
/// else of the code is read.
struct ScriptReader {
  private let tokens: [ScriptToken]
  /// Those of the known modules and packages that the file imports.
  private let modules: Set<String>

  /// The modules and packages whose requests are known by their names alone.
  private static let knownModules = [
    "package:geolocator/", "package:location/", "expo-location", "react-native-permissions",
    "@react-native-community/geolocation", "@capacitor/geolocation", "@ionic-native/geolocation",
    "@awesome-cordova-plugins/geolocation", "react-native-geolocation-service",
  ]

  /// The words without which a file contains no such call.
  private static let search = WordSearch([
    "requestPermission", "PermissionsAsync", "requestAuthorization", "eolocation", "Permission.location",
    "PERMISSIONS.IOS.LOCATION", "Permissions.LOCATION",
  ])

  /// Returns the facts of a file; nil if it makes no request.
  static func read(_ bytes: [UInt8]) -> FileFacts? {
    guard bytes.withUnsafeBytes(search.occurs) else { return nil }
    let text = SourceText(bytes)
    let facts = ScriptReader(ScriptLexer.tokens(of: text.bytes)).requests().map { request in
      SourceFact(
        kind: .call, name: request.member.declaration.baseName, receiver: request.receiver,
        evidence: .appleType, isFailureUnheard: request.isFailureUnheard,
        position: text.position(at: request.offset))
    }
    return facts.isEmpty ? nil : FileFacts(language: .script, facts: facts, types: [], problems: [])
  }

  private init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    var modules: Set<String> = []
    for literal in tokens.lazy.compactMap(\.string) {
      for module in Self.knownModules where literal.hasPrefix(module) { modules.insert(module) }
    }
    self.modules = modules
  }

  private struct Request {
    let member: ManagerMember
    let receiver: String
    let offset: Int
    /// Whether the call certainly passes nothing that reacts to a failure.
    let isFailureUnheard: Bool
  }

  private func requests() -> [Request] {
    tokens.indices.compactMap { index in
      guard let name = tokens[index].word, index + 1 < tokens.count, tokens[index + 1].isMark("(") else {
        return nil
      }
      let receiver = receiver(before: index)
      guard !isDeclared(at: index), !isForOtherPlatform(at: index),
        let member = member(name, of: receiver, at: index)
      else { return nil }
      // An array has no name: `[Permission.location].request()`.
      let owner = receiver.isEmpty && index >= 2 && tokens[index - 2].isMark("]") ? ["Permission"] : receiver
      return Request(
        member: member, receiver: owner.joined(separator: "."), offset: tokens[index].offset,
        isFailureUnheard: ["getCurrentPosition", "watchPosition"].contains(name)
          && isFailureUnheard(at: index))
    }
  }

  /// Returns the names before the dot of a call, such as "Permission" and "location".
  private func receiver(before index: Int) -> [String] {
    var names: [String] = []
    var index = index
    while names.count < Self.longestReceiver, index >= 2, tokens[index - 1].isMark("."),
      let name = tokens[index - 2].word
    {
      names.insert(name, at: 0)
      index -= 2
    }
    return names
  }

  private func member(_ name: String, of receiver: [String], at index: Int) -> ManagerMember? {
    switch name {
    case "request": return ofPermissionHandler(receiver, at: index) ?? ofReactNativePermissions(at: index)
    case "requestMultiple": return ofReactNativePermissions(at: index)
    // The packages geolocator and location of Flutter.
    case "requestPermission":
      let isKnown = imports("package:geolocator/", "package:location/")
      return isKnown && !receiver.isEmpty && !receiver.contains("Permission")
        ? .requestWhenInUseAuthorization : nil
    case "requestForegroundPermissionsAsync": return .requestWhenInUseAuthorization
    case "requestBackgroundPermissionsAsync": return .requestAlwaysAuthorization
    case "requestPermissionsAsync":
      return receiver.last == "Location" && imports("expo-location") ? .requestWhenInUseAuthorization : nil
    case "askAsync": return ofOldExpo(at: index)
    case "getCurrentPosition", "watchPosition", "requestAuthorization", "requestPermissions":
      return ofGeolocation(name, receiver, at: index)
    default: return nil
    }
  }

  /// Returns whether a name with parentheses is the declaration of a method, whose body follows.
  private func isDeclared(at index: Int) -> Bool {
    guard let end = closures(of: index)?.end, end + 1 < tokens.count else { return false }
    let next = tokens[end + 1]
    return next.isMark("{") || next.isMark(":") || next.word == "async"
  }

  /// Returns whether the code shortly before a call asks for a platform other than iOS.
  private func isForOtherPlatform(at index: Int) -> Bool {
    tokens[max(0, index - Self.longestCondition)..<index].contains { token in
      ["isAndroid", "kIsWeb", "PermissionsAndroid"].contains(token.word)
        || ["android", "web"].contains(token.string)
    }
  }

  /// The number of tokens before a call in which a condition on the platform counts.
  private static let longestCondition = 24

  private func imports(_ modules: String...) -> Bool {
    !self.modules.isDisjoint(with: modules)
  }

  /// Returns the request of a call such as `Permission.location.request()` or
  /// `[Permission.camera, Permission.location].request()`.
  private func ofPermissionHandler(_ receiver: [String], at index: Int) -> ManagerMember? {
    if receiver.count == 2, receiver[0] == "Permission" { return Self.permissionHandler[receiver[1]] }
    guard index >= 2, tokens[index - 1].isMark("."), tokens[index - 2].isMark("]"),
      let start = tokens[max(0, index - Self.longestArguments)..<(index - 2)]
        .lastIndex(where: { $0.isMark("[") })
    else { return nil }
    return (start..<index).lazy.filter { tokens[$0].word == "Permission" && $0 + 2 < index }
      .compactMap { tokens[$0 + 2].word.flatMap { Self.permissionHandler[$0] } }.first
  }

  private static let permissionHandler: [String: ManagerMember] = [
    "location": .requestWhenInUseAuthorization, "locationWhenInUse": .requestWhenInUseAuthorization,
    "locationAlways": .requestAlwaysAuthorization,
  ]

  /// Returns the request of `request(PERMISSIONS.IOS.LOCATION_ALWAYS)` of react-native-permissions.
  private func ofReactNativePermissions(at index: Int) -> ManagerMember? {
    guard imports("react-native-permissions") else { return nil }
    return arguments(of: index).lazy.compactMap { argument in
      switch argument.word {
      case "LOCATION_WHEN_IN_USE"?: .requestWhenInUseAuthorization
      case "LOCATION_ALWAYS"?: .requestAlwaysAuthorization
      default: nil
      }
    }.first
  }

  /// Returns the request of `Permissions.askAsync(Permissions.LOCATION)`, which Expo replaced.
  private func ofOldExpo(at index: Int) -> ManagerMember? {
    let isForLocation = arguments(of: index).contains {
      ["LOCATION", "LOCATION_FOREGROUND"].contains($0.word)
    }
    return isForLocation ? .requestWhenInUseAuthorization : nil
  }

  /// Returns the request of React Native's and Capacitor's geolocation, which asks by itself when a
  /// position is wanted.
  ///
  /// react-native-geolocation-service doesn't; it only asks when told to.
  private func ofGeolocation(_ name: String, _ receiver: [String], at index: Int) -> ManagerMember? {
    guard receiver.last?.lowercased() == "geolocation" else { return nil }
    let asksItself = name == "getCurrentPosition" || name == "watchPosition"
    let isGlobal = receiver.contains("navigator")
    guard
      isGlobal
        || imports(
          "@react-native-community/geolocation", "@capacitor/geolocation", "@ionic-native/geolocation",
          "@awesome-cordova-plugins/geolocation")
        || !asksItself && imports("react-native-geolocation-service")
    else { return nil }
    let wantsAlways =
      name == "requestAuthorization" && arguments(of: index).contains { $0.string == "always" }
    return wantsAlways ? .requestAlwaysAuthorization : .requestWhenInUseAuthorization
  }

  /// Returns whether a call with closures has none for failures, or one that only logs.
  ///
  /// What is awaited throws, and a promise has a handler elsewhere; neither is decided here.
  private func isFailureUnheard(at index: Int) -> Bool {
    guard let (arguments, end) = closures(of: index), let success = arguments.first,
      success.contains(where: { $0.word == "function" }) || isArrow(success),
      !(end + 1 < tokens.count && tokens[end + 1].isMark("."))
    else { return false }
    guard arguments.count > 1 else { return true }
    let failure = arguments[1]
    guard failure.contains(where: { $0.word == "function" }) || isArrow(failure) else { return false }
    return failure.indices.dropLast().allSatisfy { position in
      let isCall = failure[position].word != nil && failure[position + 1].isMark("(")
      let isLog = position > failure.startIndex + 1 && failure[position - 2].word == "console"
      let isValueSet =
        failure[position].isMark("=") && !failure[position + 1].isMark(">")
        && !failure[position + 1].isMark("=")
        && position > failure.startIndex && !failure[position - 1].isMark("=")
      return (!isCall || isLog || failure[position].word == "function") && !isValueSet
        && failure[position].word != "throw"
    }
  }

  private func isArrow(_ argument: ArraySlice<ScriptToken>) -> Bool {
    argument.indices.dropLast().contains { argument[$0].isMark("=") && argument[$0 + 1].isMark(">") }
  }

  /// Returns the arguments of a call, and the index of its closing parenthesis; nil if they are
  /// longer than a limit.
  private func closures(of index: Int) -> (arguments: [ArraySlice<ScriptToken>], end: Int)? {
    var depth = 0
    var start = index + 2
    var arguments: [ArraySlice<ScriptToken>] = []
    for position in (index + 1)..<min(tokens.count, index + 1 + Self.longestClosures) {
      let token = tokens[position]
      if token.isMark("(") || token.isMark("{") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("}") || token.isMark("]") { depth -= 1 }
      guard depth == 0 || depth == 1 && token.isMark(",") else { continue }
      if position > start { arguments.append(tokens[start..<position]) }
      if depth == 0 { return (arguments, position) }
      start = position + 1
    }
    return nil
  }

  /// The maximum number of tokens of a call with its closures.
  private static let longestClosures = 1_000

  /// The maximum number of names before the dot of a call.
  private static let longestReceiver = 8

  /// The maximum number of tokens that are read as the arguments of a call.
  private static let longestArguments = 64

  /// Returns the tokens between the parentheses of a call.
  private func arguments(of index: Int) -> ArraySlice<ScriptToken> {
    var depth = 0
    let start = index + 1
    let end = min(tokens.count, start + Self.longestArguments)
    for position in start..<end {
      if tokens[position].isMark("(") { depth += 1 }
      if tokens[position].isMark(")") { depth -= 1 }
      if depth == 0 { return tokens[start..<position] }
    }
    return tokens[start..<end]
  }
}
