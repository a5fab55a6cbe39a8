package import LocationPolicy
package import LocationSimulation
import LocationTerms
import LocationTracks

/// A call that the app's code makes: as the phone takes it, as a scenario has it, and as Swift has it.
package struct PhoneCall: Hashable, Sendable {
  /// What is called, on which object.
  package let call: NamedCall
  /// The call in a scenario, without its object.
  package let step: JSONValue
  /// The call in Swift, without its object.
  package let code: String
  /// The same for a button, where the place needs no coordinates.
  private let shortCode: String

  /// The name of the manager that the app makes at launch.
  package static let manager = "manager"
  /// The name of a second manager.
  package static let second = "second"
  /// The name of the region and of the condition that the app can watch.
  static let place = "place"

  private init(
    _ code: NamedCall.Code, on object: String, _ step: JSONValue, _ text: String, short: String? = nil
  ) {
    call = NamedCall(code, on: object)
    self.step = step
    self.code = text
    shortCode = short ?? text
  }

  /// The call in Swift; the app's first manager, and what a stream is kept in, go without saying.
  package var label: String {
    switch call.code {
    case .make: shortCode
    case .makeManager: isOnManager ? shortCode : "\(call.object) = \(shortCode)"
    case .manager, .requestFullAccuracy, .stream, .app:
      isOnManager ? shortCode : "\(call.object).\(shortCode)"
    }
  }

  /// The call in a scenario, with its object where that is not the app's first manager.
  var namedStep: JSONValue {
    guard !isOnManager else { return step }
    if case .object(var values) = step {
      values["on"] = .string(call.object)
      return .object(values)
    }
    return ["call": step, "on": .string(call.object)]
  }

  /// The call in a word for links.
  var word: String {
    if case .make = call.code { return plainWord }
    return isOnManager ? plainWord : "\(call.object).\(plainWord)"
  }

  private var plainWord: String {
    switch step {
    case .string(let name): name
    case .object(let values):
      values.map { name, value in
        switch value {
        case .string(let text): "\(name).\(text)"
        case .boolean(let isOn): "\(name).\(isOn)"
        // Whatever else there is concerns the one place.
        case .null, .integer, .number, .array, .object: "\(name).\(Self.place)"
        }
      }.joined(separator: ".")
    case .null, .boolean, .integer, .number, .array: ""
    }
  }

  private var isOnManager: Bool { call.object == Self.manager }
}

// Managers
extension PhoneCall {
  /// A manager is made.
  static func makeManager(_ name: String = manager) -> PhoneCall {
    PhoneCall(.makeManager, on: name, "CLLocationManager", "CLLocationManager()")
  }

  /// A manager tells the app.
  static func delegate(of object: String = manager) -> PhoneCall {
    PhoneCall(.manager(.setDelegate(.all)), on: object, ["delegate": "self"], "delegate = app")
  }

  /// A method without arguments.
  static func method(_ name: String, _ call: ManagerCall, on object: String = manager) -> PhoneCall {
    PhoneCall(.manager(call), on: object, .string(name), name + "()")
  }

  /// A property that is turned on.
  static func turnsOn(_ name: String, _ property: ManagerProperty) -> PhoneCall {
    PhoneCall(.manager(.set(property)), on: manager, .object([name: true]), name + " = true")
  }

  /// A request for full accuracy for once.
  static func requestFullAccuracy(_ purposeKey: String) -> PhoneCall {
    PhoneCall(
      .requestFullAccuracy(purposeKey: purposeKey), on: manager,
      ["requestTemporaryFullAccuracyAuthorization": .string(purposeKey)],
      "requestTemporaryFullAccuracyAuthorization(withPurposeKey: \(purposeKey.literal))")
  }

  /// A circle around the place where the phone is at first is monitored.
  static let startMonitoring = PhoneCall(
    .manager(.start(.region(circle))), on: manager,
    ["startMonitoring": .object(circleValues)], "startMonitoring(for: \(circleCode))",
    short: "startMonitoring(for: place)")

  /// It is monitored no more.
  static let stopMonitoring = PhoneCall(
    .manager(.stop(.region(circle))), on: manager, ["stopMonitoring": .string(place)],
    "stopMonitoring(for: \(circleCode))", short: "stopMonitoring(for: place)")

  private static let radius = 200
  private static let circle = Region(
    identifier: place, shape: .circle(center: PhoneApp.start, radius: Double(radius)))
  private static let centerCode =
    "CLLocationCoordinate2D(latitude: \(PhoneApp.start.latitude), longitude: \(PhoneApp.start.longitude))"
  private static let circleCode =
    "CLCircularRegion(center: \(centerCode), radius: \(radius), identifier: \"\(place)\")"
  private static let circleValues: [String: JSONValue] = [
    "identifier": .string(place), "center": .place(PhoneApp.start), "radius": .integer(radius),
  ]
}

// Streams, sessions and monitors
extension PhoneCall {
  /// Live updates are iterated.
  static let liveUpdates = making(
    .liveUpdates(.default), "CLLocationUpdate.liveUpdates",
    "Task { for try await _ in CLLocationUpdate.liveUpdates() {} }")

  /// A session of a goal is made.
  static func serviceSession(_ goal: SessionGoal) -> PhoneCall {
    let name = goal.caseName
    return making(
      .serviceSession(goal, purposeKey: nil), ["CLServiceSession": .string(name)],
      "CLServiceSession(authorization: .\(name))")
  }

  /// A session that keeps the app in use in the background is made.
  static let backgroundActivitySession = making(
    .backgroundActivitySession, "CLBackgroundActivitySession", "CLBackgroundActivitySession()")

  /// A monitor is made.
  static let makeMonitor = making(
    .monitor(name: place), ["CLMonitor": .string(place)], "await CLMonitor(\"\(place)\")")

  /// The monitor's events are iterated.
  static let awaitEvents = PhoneCall(
    .stream(.awaitEvents), on: monitor.object, "events", "events")

  /// The circle is added to the monitor.
  static let addCondition = PhoneCall(
    .stream(.add(.circle(center: PhoneApp.start, radius: Double(radius)), identifier: place, assuming: nil)),
    on: monitor.object, ["add": .object(circleValues)],
    "add(CLMonitor.CircularGeographicCondition(center: \(centerCode), radius: \(radius)), identifier: \"\(place)\")",
    short: "add(place)")

  /// What was made ends.
  static func end(_ kind: StreamKind) -> PhoneCall {
    let word = kind.isTask ? "cancel" : "invalidate"
    return PhoneCall(.stream(.close), on: kind.object, .string(word), word + "()")
  }

  private static let monitor = StreamKind.monitor(name: place)

  private static func making(_ kind: StreamKind, _ step: JSONValue, _ code: String) -> PhoneCall {
    PhoneCall(.make(kind), on: kind.object, step, code)
  }
}

extension StreamKind {
  /// The name that the app's code has for an object of the kind; it holds one of each at a time.
  var object: String {
    switch self {
    case .liveUpdates: "updates"
    case .monitor: "monitor"
    case .serviceSession(.always, _): "alwaysSession"
    case .serviceSession: "session"
    case .backgroundActivitySession: "backgroundSession"
    }
  }

  /// Whether it is a task that is cancelled; sessions are invalidated.
  fileprivate var isTask: Bool {
    switch self {
    case .liveUpdates: true
    case .monitor, .serviceSession, .backgroundActivitySession: false
    }
  }
}
