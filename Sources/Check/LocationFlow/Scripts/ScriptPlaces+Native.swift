import SourceFacts

/// The places of code in Swift and Objective-C, for which Core Location brings positions.
extension ScriptPlaces {
  /// Returns whether a function is a callback of Core Location or of a map that receives positions.
  static func isCallback(_ function: FlowFunction) -> Bool {
    let labels = function.parameters.compactMap(\.label)
    return function.name == "locationManager"
      ? labels.contains("didUpdateLocations") || labels.contains("didUpdateToLocation")
        || labels.contains("didUpdateTo")
      : function.parameters.contains { isMapsPosition($0, of: function) }
  }

  /// Returns whether a parameter is the dot of a map, Apple's or another one's.
  private static func isMapsPosition(_ parameter: FlowFunction.Parameter, of function: FlowFunction) -> Bool {
    parameter.type.contains("MKUserLocation")
      || function.name == "mapView" && parameter.type.hasSuffix("UserLocation")
  }

  /// Returns whether a source is a place that a type which receives positions keeps instead of one.
  func isMadeUp(_ source: Source, in key: String) -> Bool {
    guard isStored(key), case .written(let place) = source, !nowhere.contains(place) else { return false }
    return receivers.contains(scope.type)
  }

  /// Adds the positions that callbacks receive.
  mutating func addAnswers(to functions: some Sequence<(ScriptProgram.Function, Scope)>) {
    for (function, scope) in functions {
      guard Self.isCallback(function.code) else {
        if !function.file.hasSuffix(".swift") {
          prepared.formUnion(Assignment.all(in: function.code.body).map(\.name))
        }
        continue
      }
      receivers.insert(scope.type)
      let ofMap = function.code.parameters.filter { Self.isMapsPosition($0, of: function.code) }
      for parameter in ofMap.isEmpty ? Array(function.code.parameters.dropFirst()) : ofMap {
        add([.answer, .updated], to: "\(scope.id) \(parameter.name)")
      }
    }
  }

  /// Returns whether a value is a position that a manager or a map has.
  func isNativePosition(_ value: FlowExpression) -> Bool {
    guard case .member(let base, let name) = value else { return false }
    switch name {
    case "location": return isManager(base)
    case "myLocation", "userLocation": return base != .name("self") && program.onlyProperty(name) == nil
    default: return false
    }
  }

  private func isManager(_ value: FlowExpression) -> Bool {
    let name: String
    switch value {
    case .name(let own), .member(.name("self"), let own): name = own
    case .optional(let inside), .forced(let inside, _): return isManager(inside)
    case .call(let call): return call.callee == .name("CLLocationManager")
    default: return false
    }
    if let type = scope.types[name] { return type.contains("CLLocationManager") }
    let property = program.property(name, of: scope.type, in: scope.file)?.code
    return property.map { $0.type.contains("CLLocationManager") }
      ?? name.lowercased().hasSuffix("locationmanager")
  }

  /// Whether the code around creates an object, so that what it assigns is there before anything else.
  var isCreating: Bool { isNative && scope.isInitializer }

  /// Returns the key of the field of an object that a property holds.
  func ownField(of target: FlowExpression) -> String? {
    guard case .member(let base, let name) = target, !["latitude", "longitude", "coordinate"].contains(name)
    else {
      return nil
    }
    return key(of: base).map { "\($0).\(name)" }
  }

  /// Returns whether a property is at 0°, 0° before anything sets it.
  func beginsAtZero(_ property: FlowProperty) -> Bool {
    property.initial == nil && property.getter == nil && !prepared.contains(property.name)
      && !scope.file.hasSuffix(".swift")
      && property.type.contains("CLLocationCoordinate2D")
  }

  /// Returns whether the text of an operation compares its operands.
  static func compares(_ text: String) -> Bool {
    comparing.contains(text) || [" < ", " > ", " <= ", " >= "].contains(where: text.contains)
      // Operators without spaces around, as in Objective-C.
      || text.contains(where: "<>".contains) && text.split(whereSeparator: "<>=".contains).count == 2
        && !["->", "<<", ">>"].contains(where: text.contains)
  }

  /// Returns whether the text of an operation compares its operands or computes something from them.
  static func computes(_ text: String) -> Bool {
    compares(text) || [" - ", " * ", " / "].contains(where: text.contains)
  }

  /// Returns the values that a text has between its other characters: "lat=\\(place.latitude)".
  static func namesIn(_ text: String) -> [FlowExpression] {
    guard text.contains("\\(") else { return [] }
    return text.split(separator: "\\(", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      let path = rest.prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) }
        .split { ".?!".contains($0) }.map(String.init)
      guard let first = path.first, first.first?.isLetter ?? false || first.hasPrefix("_") else { return nil }
      return path.dropFirst().reduce(FlowExpression.name(first)) { .member($0, $1) }
    }
  }
}
