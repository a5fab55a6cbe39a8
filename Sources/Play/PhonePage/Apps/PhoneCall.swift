package import LocationPolicy
package import LocationSimulation
import LocationTerms
import LocationTracks

/// A call of the app's code, in three forms: for the phone, for a scenario, and in Swift.
package struct PhoneCall: Hashable, Sendable {
  /// The call and its object.
  package let call: NamedCall
  /// The call in a scenario, without its object.
  package let step: JSONValue
  /// The call in Swift, without its object.
  package let code: String
  /// A shorter form for a button, if the place needs no coordinates.
  private let shortCode: String

  /// The name of the manager that the app creates at launch.
  package static let manager = "manager"
  /// The name of a second manager.
  package static let second = "second"
  /// The name of the region and of the condition that the app can monitor.
  static let place = "place"

  private init(
    _ code: NamedCall.Code, on object: String, _ step: JSONValue, _ text: String, short: String? = nil
  ) {
    call = NamedCall(code, on: object)
    self.step = step
    self.code = text
    shortCode = short ?? text
  }

  /// The call in Swift, without the app's first manager or the variable of a stream.
  package var label: String {
    switch call.code {
    case .make: shortCode
    case .makeManager: isOnManager ? shortCode : "\(call.object) = \(shortCode)"
    case .manager, .requestFullAccuracy, .stream, .app:
      isOnManager ? shortCode : "\(call.object).\(shortCode)"
    }
  }

  /// The call in a scenario, with its object unless that is the app's first manager.
  var namedStep: JSONValue {
    guard !isOnManager else { return step }
    if case .object(var values) = step {
      values["on"] = .string(call.object)
      return .object(values)
    }
    return ["call": step, "on": .string(call.object)]
  }

  /// The call as a word for links.
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
        // All other values concern the same place.
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
  /// Creates a manager.
  static func makeManager(_ name: String = manager) -> PhoneCall {
    PhoneCall(.makeManager, on: name, "CLLocationManager", "CLLocationManager()")
  }

  /// Sets the delegate of a manager.
  static func delegate(of object: String = manager) -> PhoneCall {
    PhoneCall(.manager(.setDelegate(.all)), on: object, ["delegate": "self"], "delegate = app")
  }

  /// Calls a method without arguments.
  static func method(_ name: String, _ call: ManagerCall, on object: String = manager) -> PhoneCall {
    PhoneCall(.manager(call), on: object, .string(name), name + "()")
  }

  /// Turns on a property.
  static func turnsOn(_ name: String, _ property: ManagerProperty) -> PhoneCall {
    PhoneCall(.manager(.set(property)), on: manager, .object([name: true]), name + " = true")
  }

  /// Requests temporary full accuracy.
  static func requestFullAccuracy(_ purposeKey: String) -> PhoneCall {
    PhoneCall(
      .requestFullAccuracy(purposeKey: purposeKey), on: manager,
      ["requestTemporaryFullAccuracyAuthorization": .string(purposeKey)],
      "requestTemporaryFullAccuracyAuthorization(withPurposeKey: \(purposeKey.literal))")
  }

  /// Starts monitoring a circle around the initial place of the phone.
  static let startMonitoring = PhoneCall(
    .manager(.start(.region(circle))), on: manager,
    ["startMonitoring": .object(circleValues)], "startMonitoring(for: \(circleCode))",
    short: "startMonitoring(for: place)")

  /// Stops monitoring the circle.
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
  /// Iterates live updates.
  static let liveUpdates = making(
    .liveUpdates(.default), "CLLocationUpdate.liveUpdates",
    "Task { for try await _ in CLLocationUpdate.liveUpdates() {} }")

  /// Creates a session with a goal.
  static func serviceSession(_ goal: SessionGoal) -> PhoneCall {
    let name = goal.caseName
    return making(
      .serviceSession(goal, purposeKey: nil), ["CLServiceSession": .string(name)],
      "CLServiceSession(authorization: .\(name))")
  }

  /// Creates a session that keeps the app in use in the background.
  static let backgroundActivitySession = making(
    .backgroundActivitySession, "CLBackgroundActivitySession", "CLBackgroundActivitySession()")

  /// Shows a Live Activity, which keeps the app in use in the background.
  static let requestLiveActivity = PhoneCall(
    .app(.requestLiveActivity), on: manager, "Activity.request",
    "try Activity.request(attributes: attributes, content: content)", short: "Activity.request(…)")

  /// Ends the Live Activity.
  static let endLiveActivity = PhoneCall(
    .app(.endLiveActivity), on: manager, "Activity.end", "await activity.end(nil)", short: "activity.end(nil)"
  )

  /// Creates a monitor.
  static let makeMonitor = making(
    .monitor(name: place), ["CLMonitor": .string(place)], "await CLMonitor(\"\(place)\")")

  /// Iterates the monitor's events.
  static let awaitEvents = PhoneCall(
    .stream(.awaitEvents), on: monitor.object, "events", "events")

  /// Adds the circle to the monitor.
  static let addCondition = PhoneCall(
    .stream(.add(.circle(center: PhoneApp.start, radius: Double(radius)), identifier: place, assuming: nil)),
    on: monitor.object, ["add": .object(circleValues)],
    "add(CLMonitor.CircularGeographicCondition(center: \(centerCode), radius: \(radius)), identifier: \"\(place)\")",
    short: "add(place)")

  /// Ends an object.
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
  /// The variable in the app's code for an object of the kind; there is one of each at a time.
  var object: String {
    switch self {
    case .liveUpdates: "updates"
    case .monitor: "monitor"
    case .serviceSession(.always, _): "alwaysSession"
    case .serviceSession: "session"
    case .backgroundActivitySession: "backgroundSession"
    }
  }

  /// Whether it is a task that is canceled; sessions are invalidated.
  fileprivate var isTask: Bool {
    switch self {
    case .liveUpdates: true
    case .monitor, .serviceSession, .backgroundActivitySession: false
    }
  }
}
