package import LocationPolicy
package import LocationScenario

/// The check that a record contains nothing personal: it has few fields, and each has a narrow form.
///
/// Device names, addresses, and identifiers of devices, accounts and teams have no field; coordinates appear
/// only in the journey, which was written before it was made.
package struct PersonalData: Sendable {
  private let scenario: JSONValue
  private let appNames: [String]
  private let identifiers: Set<String>

  /// Creates a check of records of a journey.
  package init(of scenario: JSONValue) {
    self.scenario = scenario
    appNames = (scenario["apps"]?.elements ?? []).compactMap { $0["name"]?.text }
    identifiers = Set(Self.texts(named: "identifier", in: scenario))
  }

  /// Rejects a journey that follows a track, which may be a real person's, or that contains suspicious texts.
  package func checkScenario() throws(ScenarioError) {
    if scenario["track"] != nil { throw ScenarioError("scenario.track", "a record has no track") }
    for text in Self.texts(in: scenario) where Self.isSuspicious(text, allowingUUIDs: true) {
      throw ScenarioError("scenario", "“\(text.prefix(40))” may be personal")
    }
  }

  /// Returns the name of an observation; throws if it is not like one of Apple's names.
  func checkedName(_ node: ScenarioNode) throws(ScenarioError) -> String {
    let text = try node.string()
    guard text.count <= 80, text.wholeMatch(of: /[A-Za-z][A-Za-z.]*( completion)?/) != nil else {
      throw node.error("what was observed is one of Apple's names")
    }
    return text
  }

  /// Returns a value of an observation; throws if it may be personal or has the wrong form for its kind.
  func checked(_ node: ScenarioNode, of kind: Observation.Kind) throws(ScenarioError) -> String {
    let text = try node.string()
    guard text.count <= 200 else { throw node.error("a value has up to 200 characters") }
    guard !Self.isSuspicious(text, allowingUUIDs: false) else {
      throw node.error(
        "“\(text.prefix(40))” may be personal: records have no addresses, identifiers, coordinates")
    }
    switch kind {
    case .prompt:
      // A prompt of another app would name that app, which reveals what is on the phone.
      let isTitle = node.path.hasSuffix("[0]")
      guard !isTitle || appNames.contains(where: text.contains) else {
        throw node.error("the prompt's title does not name the journey's app")
      }
      guard isTitle || text.count <= 60 else { throw node.error("a button's label has up to 60 characters") }
    case .constant:
      guard Double(text) != nil else { throw node.error("a constant is a number") }
    case .callback, .element, .completion, .app, .launched, .process, .reading:
      guard identifiers.contains(text) || text.wholeMatch(of: /[A-Za-z]{1,60}|-?[0-9]{1,5}/) != nil else {
        throw node.error("“\(text)” is neither a word of Apple's, a number, nor a name in the journey")
      }
    }
    return text
  }

  /// Returns whether a text has the form of an address, an identifier, a path or a coordinate.
  private static func isSuspicious(_ text: String, allowingUUIDs: Bool) -> Bool {
    if text.contains("@") || text.contains("/Users/") || text.contains("/var/") || text.contains("://") {
      return true
    }
    if text.firstMatch(of: /-?[0-9]{1,3}\.[0-9]{4,}/) != nil { return true }
    if text.firstMatch(of: /[0-9A-Fa-f]{12,}/) != nil, !allowingUUIDs { return true }
    return !allowingUUIDs && text.firstMatch(of: /[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4,}/) != nil
  }

  private static func texts(in value: JSONValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let values): values.flatMap(texts)
    case .object(let values): values.values.flatMap(texts)
    case .null, .boolean, .integer, .number: []
    }
  }

  private static func texts(named name: String, in value: JSONValue) -> [String] {
    switch value {
    case .array(let values): values.flatMap { texts(named: name, in: $0) }
    case .object(let values):
      values.flatMap { key, value in key == name ? texts(in: value) : texts(named: name, in: value) }
    case .null, .boolean, .integer, .number, .string: []
    }
  }
}
