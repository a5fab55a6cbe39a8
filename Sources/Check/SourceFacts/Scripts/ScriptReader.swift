import CoreLocationInterface

/// Finds the calls in Dart, JavaScript and TypeScript by which the usual plug-ins of Flutter, React
/// Native, Expo, Capacitor and Ionic request authorization.
///
/// Such a call becomes a fact about the method of Core Location that the plug-in calls. Nothing
/// else of the code is read.
struct ScriptReader {
  let tokens: [ScriptToken]
  let bytes: [UInt8]
  let code: ScriptTokens
  /// Those of the known modules and packages that the file imports.
  private let modules: Set<String>
  /// The names that the file imports in braces.
  private let importedNames: Set<String>

  /// The modules and packages whose requests are known by their names alone.
  private static let knownModules = [
    "package:geolocator/", "package:location/", "expo-location", "react-native-permissions",
    "@react-native-community/geolocation", "@capacitor/geolocation", "@ionic-native/geolocation",
    "@awesome-cordova-plugins/geolocation", "react-native-geolocation-service",
    "react-native-get-location", "react-native-background-geolocation", "ionic-native",
    "@transistorsoft/capacitor-background-geolocation", "cordova-background-geolocation-lt",
    "@capacitor-community/background-geolocation", "package:flutter_background_geolocation/",
  ]

  /// The words without which a file contains no such call, and isn't where an app begins.
  private static let search = WordSearch([
    "requestPermission", "PermissionsAsync", "groundPermissions", "GetLocation", "requestAuthorization",
    "eolocat", "ocation", "osition", "ermission", "AppleSettings", "CurrentPosition", "PositionStream",
    "Permission.location",
    "PERMISSIONS.IOS.LOCATION", "Permissions.LOCATION", "PositionAsync", "openSettings", "openAppSettings",
    "openLocationSettings", "app-settings:", "allowBackgroundLocationUpdates",
    // Of what hears that the person comes back.
    "AppState.addEventListener", "useAppState", "AppLifecycle",
    // Of what an app shows first.
    "runApp", "MaterialApp", "CupertinoApp", "NavigationContainer", "function App",
  ])

  /// Returns the facts of a file; nil if it neither requests permission or positions nor opens
  /// Settings, and isn't where an app begins.
  static func read(_ bytes: [UInt8]) -> FileFacts? {
    guard bytes.withUnsafeBytes(search.occurs) else { return nil }
    let text = SourceText(bytes)
    let parsed = ScriptParser.read(text)
    let reader = ScriptReader(ScriptLexer.tokens(of: text.bytes), in: text.bytes)
    let facts = reader.calls(besides: parsed?.elsewhere ?? []).map { call in
      SourceFact(
        kind: .call, name: call.name, receiver: call.receiver, evidence: .appleType, script: call.script,
        position: text.position(at: call.offset))
    }
    return FileFacts(language: .script, facts: facts, types: [], problems: [], script: parsed?.flow)
  }

  private init(_ tokens: [ScriptToken], in bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    code = ScriptTokens(tokens)
    var modules: Set<String> = []
    for literal in tokens.lazy.compactMap(\.string) {
      for module in Self.knownModules where literal.hasPrefix(module) { modules.insert(module) }
    }
    self.modules = modules
    let code = code
    importedNames = Set(
      tokens.indices.compactMap { index in
        guard let name = tokens[index].word, let open = code.brackets.bracket(around: index),
          code.isMark(open, "{"), code.word(open - 1) == "import"
        else { return nil }
        return name
      })
  }

  struct Call {
    /// The name of the method of Core Location's that the plug-in calls to ask, or of its own method.
    let name: String
    let receiver: String
    let offset: Int
    let script: ScriptCall
  }

  /// A call of a plug-in, before it is known what the file does with its answer.
  private struct Found {
    let index: Int
    let receiver: [String]
    let role: ScriptCall.Role
    /// The request that the call makes; nil if it doesn't ask.
    let asks: ManagerMember?
  }

  /// Returns the calls that aren't in some bytes.
  private func calls(besides elsewhere: [Range<Int>]) -> [Call] {
    var rest = elsewhere.sorted { $0.lowerBound < $1.lowerBound }[...]
    var end = 0
    let found = tokens.indices.compactMap(found).filter { call in
      let offset = tokens[call.index].offset
      while let next = rest.first, next.lowerBound <= offset {
        end = max(end, next.upperBound)
        rest.removeFirst()
      }
      return offset >= end
    }
    let isFollowed = found.count <= ScriptTokens.followLimit
    let removes = Self.removals.contains { name in
      code.places(of: name).contains { code.isMark($0 + 1, "(") }
    }
    let own = found.map { call in
      // An array has no name: `[Permission.location].request()`.
      let isElement = call.receiver.isEmpty && call.index >= 2 && tokens[call.index - 2].isMark("]")
      let isRunning =
        isFollowed && call.role == .updates
        && (tokens[call.index].word != "getPositionStream" || code.isListened(call.index))
      return Call(
        name: call.asks?.declaration.baseName ?? tokens[call.index].word ?? "",
        receiver: (isElement ? ["Permission"] : call.receiver).joined(separator: "."),
        offset: tokens[call.index].offset,
        script: ScriptCall(
          call.role, isLeftRunning: isRunning && !removes && code.isKept(call.index),
          isOverwritten: isRunning && removes && code.isOverwritten(call.index),
          isOnlyWithoutServices: isOnlyWithoutServices(call.index),
          textsForAlways: call.asks == .requestWhenInUseAuthorization ? textsForAlways(of: call) : nil))
    }
    return own + accuracyTests()
  }

  /// The methods that end updates.
  private static let removals: Set<String> = [
    "clearWatch", "stopObserving", "cancel", "remove", "unsubscribe", "stopLocationUpdatesAsync",
    "stopWatching", "close", "dispose", "removeWatcher",
  ]

  private func found(at index: Int) -> Found? {
    guard let name = tokens[index].word else { return nil }
    guard code.isMark(index + 1, "(") else { return nil }
    // Geolocator's settings, whose updates go on in the background unless it is switched off.
    if name == "AppleSettings", !switchesBackgroundOff(index) {
      return Found(index: index, receiver: [], role: .background, asks: nil)
    }
    if name == "setRNConfiguration" {
      let isAlways = arguments(of: index).contains { $0.string == "always" }
      return Found(index: index, receiver: [], role: .configuration(isAlways: isAlways), asks: nil)
    }
    let receiver = receiver(before: name == "request" ? code.startOfCallbacks(before: index) : index)
    guard !isDeclared(at: index) else { return nil }
    if Self.settings.contains(name) || Self.urls.contains(name) && opensSettings(index) {
      return Found(index: index, receiver: receiver, role: .settings, asks: nil)
    }
    let isService = Self.backgroundServices.contains(name) && imports("expo-location")
    let isSwitch = name == "enableBackgroundMode" && imports("package:location/") && switchesOn(index)
    if isService || isSwitch {
      return Found(index: index, receiver: receiver, role: .background, asks: nil)
    }
    let asks = member(name, of: receiver, at: index)
    guard let role = role(name, of: receiver, asks: asks != nil) else { return nil }
    return Found(index: index, receiver: receiver, role: role, asks: asks)
  }

  private static let settings: Set<String> = [
    "openSettings", "openAppSettings", "openLocationSettings", "showAppSettings", "switchToSettings",
  ]

  /// The functions of expo-location that need the background mode, or that launch the app.
  private static let backgroundServices: Set<String> = ["startLocationUpdatesAsync", "startGeofencingAsync"]

  private static let urls: Set<String> = ["openURL", "launchUrl", "launch", "launchUrlString"]

  private func opensSettings(_ index: Int) -> Bool {
    arguments(of: index).contains { $0.string?.hasPrefix("app-settings:") ?? false }
  }

  private func switchesBackgroundOff(_ index: Int) -> Bool {
    let arguments = arguments(of: index)
    return arguments.indices.contains {
      arguments[$0].word == "allowBackgroundLocationUpdates" && code.word($0 + 2) == "false"
    }
  }

  private func switchesOn(_ index: Int) -> Bool {
    arguments(of: index).contains { $0.word == "true" }
  }

  /// Returns the texts in the Info.plist with which a plug-in requests Always instead of When In Use.
  ///
  /// permission_handler looked for that of iOS 8 to 10 when it was asked for `Permission.location`, React Native's
  /// geolocation does, and the requests of Expo that had no variant for the foreground for that of iOS 11. The
  /// objects of geolocator's early versions ask by location_permissions, which does as React Native's
  /// (Baseflow/flutter-permission-plugins, LocationPermissionsPlugin.m).
  private func textsForAlways(of call: Found) -> ScriptCall.AlwaysTexts? {
    if tokens[call.index].word == "request" {
      let isWhole =
        call.receiver == ["Permission", "location"]
        || call.receiver.isEmpty && call.index >= 2
          && (code.brackets.partner(of: call.index - 2).map { start in
            start < call.index
              && (start..<call.index).contains {
                code.word($0) == "Permission" && code.word($0 + 2) == "location"
              }
          } ?? false)
      return isWhole ? .oldByPermissionHandler : nil
    }
    if ["requestPermissionsAsync", "askAsync"].contains(tokens[call.index].word) { return .new }
    if imports("package:geolocator/"), createsGeolocators, call.role != .request { return .old }
    guard call.receiver.last?.lowercased() == "geolocation" else { return nil }
    return call.receiver.contains("navigator") || imports("@react-native-community/geolocation") ? .old : nil
  }

  /// Returns the kind of a call of a plug-in; nil for other calls.
  private func role(_ name: String, of receiver: [String], asks: Bool) -> ScriptCall.Role? {
    let isUpdates = ["watchPosition", "watchPositionAsync", "getPositionStream", "addWatcher"].contains(name)
    if asks { return isUpdates ? .updates : name == "getCurrentPosition" ? .position : .request }
    switch name {
    case "getCurrentPositionAsync", "watchPositionAsync": break
    case "getCurrentPosition", "watchPosition", "getPositionStream":
      guard
        imports("package:geolocator/") && !receiver.isEmpty
          || receiver.last == "Geolocation" && imports("react-native-geolocation-service")
          // The app's own function around a plug-in, from another script.
          || receiver.isEmpty && importedNames.contains(name)
      else { return nil }
    default: return nil
    }
    return isUpdates ? .updates : .position
  }

  /// Returns whether a call is inside a condition that Location Services is off.
  private func isOnlyWithoutServices(_ index: Int) -> Bool {
    var place = index
    while let open = code.brackets.bracket(around: place) {
      place = open
      guard code.isMark(open, "{"), code.isMark(open - 1, ")"),
        let condition = code.brackets.partner(of: open - 1), code.word(condition - 1) == "if"
      else { continue }
      let names = ((condition + 1)..<(open - 1)).prefix(Self.longestStatement).compactMap(code.word)
      if code.isMark(condition + 1, "!"), names.count == 1, names[0].lowercased().contains("service") {
        return true
      }
    }
    return false
  }

  /// Returns the name of the object or the type before the dots of a call in one of Dart's cascades, as in
  /// `Geolocator()..isTracking = true..getCurrentPosition()`, or before the only dot, as in `Location().getLocation()`;
  /// nil for other calls.
  private func owner(before index: Int) -> String? {
    var dot = index - 1
    if code.isMark(dot - 1, ".") {
      var place = dot - 2
      var steps = 0
      while steps < Self.longestStatement, place > 0,
        ![";", "{", "(", "[", ","].contains(where: { code.isMark(place, $0) })
      {
        steps += 1
        if code.isMark(place, "."), code.isMark(place - 1, ".") { dot = place }
        let isClosing = [")", "]", "}"].contains { code.isMark(place, $0) }
        place = (isClosing ? code.brackets.partner(of: place) ?? place : place) - 1
      }
      dot -= code.isMark(dot - 1, ".") ? 1 : 0
    }
    guard code.isMark(dot, "."), code.isMark(dot - 1, ")"), let open = code.brackets.partner(of: dot - 1)
    else {
      return dot < index - 1 ? code.word(dot - 1) : nil
    }
    return code.isMark(open + 1, ")") ? code.word(open - 1) : nil
  }

  /// Returns the names before the dot of a call, such as "Permission" and "location".
  private func receiver(before index: Int) -> [String] {
    if code.isMark(index - 1, "."), let owner = owner(before: index) { return [owner] }
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
    case "requestPermission" where receiver.last == "BackgroundGeolocation":
      return importsBackgroundGeolocation ? .requestWhenInUseAuthorization : nil
    case "requestPermission":
      let isKnown = imports("package:geolocator/", "package:location/")
      return isKnown && mayBeLocationPlugIn(receiver) ? .requestWhenInUseAuthorization : nil
    case "requestForegroundPermissionsAsync", "useForegroundPermissions":
      return .requestWhenInUseAuthorization
    case "requestBackgroundPermissionsAsync", "useBackgroundPermissions": return .requestAlwaysAuthorization
    case "requestPermissionsAsync":
      return receiver.last == "Location" && imports("expo-location") ? .requestWhenInUseAuthorization : nil
    case "askAsync": return ofOldExpo(at: index)
    case "getCurrentPosition", "getPositionStream":
      // Objects of geolocator, which existed before its version 6, ask by themselves.
      if imports("package:geolocator/"), createsGeolocators, !receiver.isEmpty {
        return .requestWhenInUseAuthorization
      }
      return ofGeolocation(name, receiver, at: index)
    case "addWatcher": return ofBackgroundGeolocation(receiver, at: index)
    case "watchPosition", "requestAuthorization", "requestPermissions":
      return ofGeolocation(name, receiver, at: index)
    default: return nil
    }
  }

  /// Returns whether names before a call of a Flutter plug-in may be those of geolocator or location.
  ///
  /// Other plug-ins have methods of the same names, and a variable may hold anything.
  private func mayBeLocationPlugIn(_ receiver: [String]) -> Bool {
    guard let first = receiver.first, let initial = first.first else { return false }
    return !initial.isUppercase || ["Geolocator", "GeolocatorPlatform", "Location"].contains(first)
  }

  private var createsGeolocators: Bool {
    code.places(of: "Geolocator").contains { code.isMark($0 + 1, "(") && code.isMark($0 + 2, ")") }
  }

  private var importsBackgroundGeolocation: Bool {
    imports(
      "react-native-background-geolocation", "@transistorsoft/capacitor-background-geolocation",
      "cordova-background-geolocation-lt", "package:flutter_background_geolocation/")
  }

  /// Returns whether a name with parentheses is the declaration of a method, whose body follows.
  private func isDeclared(at index: Int) -> Bool {
    // A call: of an object's method, or one whose value is used, as in `canAsk ? ask() : null`.
    if code.isMark(index - 1, ".") || code.isMark(index - 1, "?")
      || ["await", "return"].contains(code.word(index - 1))
    {
      return false
    }
    guard let end = code.brackets.partner(of: index + 1), end + 1 < tokens.count else { return false }
    let next = tokens[end + 1]
    return next.isMark("{") || next.isMark(":") || next.word == "async"
  }

  /// The maximum number of tokens of a condition, and of nested blocks, that are looked at.
  private static let longestStatement = 100

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
    let arguments = arguments(of: index)
    return Self.permission(in: arguments.compactMap(\.word))
      // const PERMISSION = PERMISSIONS.IOS.LOCATION_WHEN_IN_USE;
      ?? arguments.compactMap(\.word).lazy.compactMap { name in
        code.places(of: name).first { code.word($0 - 1) == "const" }
      }.compactMap { place in
        Self.permission(
          in: (place..<(place + Self.longestStatement)).prefix { !code.isMark($0, ";") }.compactMap(code.word)
        )
      }.first
  }

  private static func permission(in words: [String]) -> ManagerMember? {
    words.lazy.compactMap { word in
      switch word {
      case "LOCATION_WHEN_IN_USE": .requestWhenInUseAuthorization
      case "LOCATION_ALWAYS": .requestAlwaysAuthorization
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

  /// Returns the request that Capacitor's background geolocation makes by itself, unless it is told not to: for Always
  /// if updates are to go on in the background.
  private func ofBackgroundGeolocation(_ receiver: [String], at index: Int) -> ManagerMember? {
    guard receiver.last == "BackgroundGeolocation", imports("@capacitor-community/background-geolocation")
    else { return nil }
    let arguments = arguments(of: index)
    let asks = !arguments.indices.contains {
      arguments[$0].word == "requestPermissions" && code.word($0 + 2) == "false"
    }
    let isInBackground = arguments.contains { $0.word == "backgroundMessage" }
    return asks ? isInBackground ? .requestAlwaysAuthorization : .requestWhenInUseAuthorization : nil
  }

  /// Returns the request of React Native's and Capacitor's geolocation, which asks by itself when a
  /// position is wanted.
  ///
  /// react-native-geolocation-service doesn't; it only asks when told to.
  private func ofGeolocation(_ name: String, _ receiver: [String], at index: Int) -> ManagerMember? {
    if name == "getCurrentPosition", receiver.last == "GetLocation", imports("react-native-get-location") {
      return .requestWhenInUseAuthorization
    }
    guard let owner = receiver.last, GeolocationObject.isOne(owner) else { return nil }
    let asksItself = name == "getCurrentPosition" || name == "watchPosition"
    let isGlobal = receiver.contains("navigator") || owner == GeolocationObject.ofAngular
    guard
      isGlobal
        || imports(
          "@react-native-community/geolocation", "@capacitor/geolocation", "@ionic-native/geolocation",
          "@awesome-cordova-plugins/geolocation", "ionic-native")
        || !asksItself && imports("react-native-geolocation-service")
    else { return nil }
    let wantsAlways =
      name == "requestAuthorization" && arguments(of: index).contains { $0.string == "always" }
    return wantsAlways ? .requestAlwaysAuthorization : .requestWhenInUseAuthorization
  }

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
