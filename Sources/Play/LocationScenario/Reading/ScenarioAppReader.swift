import LeanFoundation
import LocationPolicy
import LocationSimulation
import LocationTerms

/// A reader of the apps of a scenario.
struct ScenarioAppReader {
  let apps: ScenarioApps
  /// The files that may contain an app's Info.plist; nil if files must not be read.
  let files: ScenarioFiles?
  /// The rules that decide which values count.
  let policy: AuthorizationPolicy

  private static let bundleKeys = ["name", "identifier", "infoPlist", "locationPush", "hasLocationWidget"]
  private static let reactionKeys = [
    "onLaunch", "onLocationLaunch", "onForeground", "onBackground", "onAuthorization", "onLocations",
    "onFailure", "onPause", "onLocationButton", "onHeadingCalibration",
  ]
  private static let extensionKeys: [(key: String, kind: ExtensionKind)] = [
    ("locationPushExtension", .locationPush), ("widgetExtension", .widget),
  ]
  private static let extensionReactionKeys = [
    "onRun", "onTimeEnds", "onAuthorization", "onLocations", "onFailure",
  ]

  /// Returns an app with its reactions.
  func app(_ node: ScenarioNode) throws(ScenarioError) -> ScenarioApp {
    let object = try node.object(
      allowing: Self.bundleKeys + ["installed"] + Self.reactionKeys + Self.extensionKeys.map(\.key))
    var extensions: [ExtensionKind: AppReactions<ScenarioCall>] = [:]
    for (key, kind) in Self.extensionKeys {
      extensions[kind] = try object[key].map { node throws(ScenarioError) in
        try reactions(node.object(allowing: Self.extensionReactionKeys))
      }
    }
    return ScenarioApp(
      bundle: try bundle(of: object), isInstalled: try object["installed"]?.boolean() ?? true,
      reactions: try reactions(object), extensions: extensions)
  }

  /// Returns the bundle of an app that is described separately.
  func bundle(of node: ScenarioNode) throws(ScenarioError) -> AppBundle {
    try bundle(of: node.object(allowing: Self.bundleKeys))
  }

  private func bundle(of object: ScenarioObject) throws(ScenarioError) -> AppBundle {
    let name = try object.required("name").string()
    let plist = try infoPlist(object["infoPlist"])
    var bundle = AppBundle(
      infoPlist: plist, name: name, identifier: try object["identifier"]?.string(), under: policy)
    if try object["locationPush"]?.boolean() ?? false { bundle.configuration.traits.insert(.locationPush) }
    if try object["hasLocationWidget"]?.boolean() ?? false {
      bundle.configuration.traits.insert(.widgetWantsLocation)
    }
    return bundle
  }

  private func infoPlist(_ node: ScenarioNode?) throws(ScenarioError) -> InfoPlistValues {
    guard let node else { return InfoPlistValues([:]) }
    if node.isString {
      guard let files else { throw node.error("files can't be read here") }
      return try files.infoPlist(node)
    }
    guard case .object(let values) = node.value else {
      throw node.error("expected the path of an Info.plist, or an object with its keys")
    }
    return InfoPlistValues(values)
  }

  private func reactions(_ object: ScenarioObject) throws(ScenarioError) -> AppReactions<ScenarioCall> {
    let reader = ScenarioStepReader(apps: apps, track: nil)
    func calls(_ name: String) throws(ScenarioError) -> [ScenarioCall] {
      guard let node = object[name] else { return [] }
      return try reader.calls(node)
    }
    var reactions = AppReactions<ScenarioCall>()
    reactions.launch = try calls("onLaunch")
    reactions.locationLaunch = try calls("onLocationLaunch")
    reactions.foreground = try calls("onForeground")
    reactions.background = try calls("onBackground")
    reactions.locations = try calls("onLocations")
    reactions.failure = try calls("onFailure")
    reactions.pause = try calls("onPause")
    reactions.locationButton = try calls("onLocationButton")
    reactions.calibration = try calls("onHeadingCalibration")
    reactions.run = try calls("onRun")
    reactions.timeEnds = try calls("onTimeEnds")
    guard let node = object["onAuthorization"] else { return reactions }
    let statuses = try node.object(allowing: AuthorizationStatus.allCases.map(\.appleName))
    for status in AuthorizationStatus.allCases {
      guard let node = statuses[status.appleName] else { continue }
      reactions.authorization[status] = try reader.calls(node)
    }
    return reactions
  }
}

/// The names of a scenario's apps, with which steps refer to them.
struct ScenarioApps {
  /// The names in the order of the file.
  let names: [String]

  /// Returns the app with a name; without a name, the only app.
  func app(named node: ScenarioNode?, at path: String) throws(ScenarioError) -> Int {
    guard let node else {
      guard names.count == 1 else {
        throw ScenarioError(path, "there are several apps, so one must be named", allowed: names)
      }
      return 0
    }
    return try node.word(names.enumerated().map { ($1, $0) })
  }

  /// Returns the app with a name in an action.
  func index(named node: ScenarioNode?, at path: String) throws(ScenarioError) -> AppIndex {
    AppIndex(position: try app(named: node, at: path))
  }
}
