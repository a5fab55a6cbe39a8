import SourceFacts

extension ScriptPlugIn {
  /// Returns the error with which a request for positions, by code with some modules, ends in a situation; nil if it
  /// isn't known.
  func error(in situation: ScriptSituation, modules: Set<String>) -> ScriptValue? {
    switch self {
    case .geolocator: .object(Self.exception(in: situation))
    // The error of browsers, which both plug-ins of React Native have.
    case .other:
      .record(
        Self.codes.mapValues { .literal($0) }.merging(
          ["code": .literal(Self.code(in: situation, modules: modules))]
        ) { $1 })
    case .permissionHandler, .location, .expo, .permissionsOfReact, .capacitor: nil
    }
  }

  /// Returns the error that Capacitor's updates end with.
  func error(ofWatcher name: String?, in situation: ScriptSituation) -> ScriptValue {
    // Its background geolocation also says so where Location Services is off.
    name == Self.watcher && situation.isWithoutPermission
      ? .record(["code": .literal("NOT_AUTHORIZED")]) : .object("Error")
  }

  /// The codes of browsers' errors, by their names.
  static let codes = ["PERMISSION_DENIED": "1", "POSITION_UNAVAILABLE": "2", "TIMEOUT": "3"]

  /// While Location Services is off, the status is that of a refusal (SET-006), and only one plug-in looks further.
  private static func code(in situation: ScriptSituation, modules: Set<String>) -> String {
    switch situation {
    case .withoutServices where modules.contains("react-native-geolocation-service"), .interruption: "2"
    case .refusal, .earlierRefusal, .withoutServices: "1"
    case .withoutFix, .grant, .consent: "3"
    }
  }

  /// The errors of geolocator.
  static let exceptions: Set<String> = [
    "PermissionDeniedException", "LocationServiceDisabledException", "TimeoutException",
    "PositionUpdateException",
  ]

  private static func exception(in situation: ScriptSituation) -> String {
    switch situation {
    // Its code for iOS never reports that Location Services is off, while the status is that of a refusal (SET-006).
    case .refusal, .earlierRefusal, .withoutServices: "PermissionDeniedException"
    case .withoutFix, .grant, .consent: "TimeoutException"
    case .interruption: "PositionUpdateException"
    }
  }
}

extension ScriptRun {
  /// The types that all errors have.
  private static let anything: Set<String> = ["Exception", "Object", "Error", "dynamic"]

  /// Evaluates a test of the type of a value, as `error is TimeoutException`; nil for other expressions.
  mutating func kind(
    _ parts: [FlowExpression], _ text: String, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [(holds: Bool, path: ScriptPath)]? {
    let type: String
    switch parts.count {
    case 1 where text.hasPrefix("is "): type = String(text.dropFirst(3))
    case 2 where text == "instanceof":
      guard case .name(let name) = parts[1] else { return nil }
      type = name
    default: return nil
    }
    return used(parts[0], path, in: frame).flatMap { found in
      isKind(found.value, type).map { (holds: $0, path: found.path) }
    }
  }

  /// Returns whether a value may be of a type, and whether it may not be.
  func isKind(_ value: ScriptValue, _ type: String) -> [Bool] {
    let name = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    switch value {
    case .nothing: return [type.hasSuffix("?")]
    case .object(let own):
      if Self.anything.contains(name) || own == name { return [true] }
      // What is above a type of other code isn't known.
      return program.isType(own) || ScriptPlugIn.exceptions.contains(own)
        ? [program.isKind(own, of: name)] : [true, false]
    default: return [true, false]
    }
  }
}
