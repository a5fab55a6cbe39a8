import CoreLocationInterface
import LocationPolicy
import LocationSimulation

/// A call that a scenario can name, with Apple's name.
package struct CallWord: Sendable {
  /// The name.
  package let name: String
  /// The default name of the object.
  package let object: String
  /// The shape of the argument, if the schema has it from here.
  var shape: ArgumentShape?
  /// Creates the call from its argument.
  let read: @Sendable (CallArgument) throws(ScenarioError) -> NamedCall.Code

  /// All calls.
  package static let all: [CallWord] =
    [
      plain("CLLocationManager", .makeManager),
      CallWord(name: "CLLocationUpdate.liveUpdates", object: "updates") { argument throws(ScenarioError) in
        .make(.liveUpdates(try argument.optional?.word(naming: LiveConfiguration.self) ?? .default))
      },
      CallWord(name: "CLMonitor", object: "monitor") { argument throws(ScenarioError) in
        .make(.monitor(name: try argument.optional?.string() ?? "monitor"))
      },
      CallWord(name: "CLServiceSession", object: "session") { argument throws(ScenarioError) in
        .make(try argument.required.serviceSession())
      },
      CallWord(name: "CLBackgroundActivitySession", object: "backgroundSession") {
        argument throws(ScenarioError) in
        try argument.refuse(.make(.backgroundActivitySession))
      },
      CallWord(name: "invalidate", object: "session") { argument throws(ScenarioError) in
        try argument.refuse(.stream(.close))
      },
      CallWord(name: "cancel", object: "updates") { argument throws(ScenarioError) in
        try argument.refuse(.stream(.close))
      },
      CallWord(name: "add", object: "monitor") { argument throws(ScenarioError) in
        .stream(try argument.required.monitorAddition())
      },
      CallWord(name: "remove", object: "monitor") { argument throws(ScenarioError) in
        .stream(.remove(identifier: try argument.required.string()))
      },
      CallWord(name: "events", object: "monitor") { argument throws(ScenarioError) in
        try argument.refuse(.stream(.awaitEvents))
      },
      CallWord(name: "beginBackgroundTask", object: "") { argument throws(ScenarioError) in
        .app(.beginBackgroundTask(seconds: try argument.required.duration()))
      },
      plain("endBackgroundTask", .app(.endBackgroundTask)),
      plain("Activity.request", .app(.requestLiveActivity)), plain("Activity.end", .app(.endLiveActivity)),
      plain("completion", .app(.completeExtension)),
    ] + requests + properties + services

  private static let requests: [CallWord] = [
    manager(.delegate) { argument throws(ScenarioError) in .setDelegate(try argument.required.delegate()) },
    plain(.requestWhenInUseAuthorization, .requestWhenInUseAuthorization),
    plain(.requestAlwaysAuthorization, .requestAlwaysAuthorization),
    CallWord(name: name(of: .requestTemporaryFullAccuracyAuthorization), object: "manager") {
      argument throws(ScenarioError) in
      .requestFullAccuracy(purposeKey: try argument.required.string())
    },
    plain("release", .manager(.release)),
  ]

  private static let properties: [CallWord] = [
    flag(.allowsBackgroundLocationUpdates) { .allowsBackgroundLocationUpdates($0) },
    flag(.showsBackgroundLocationIndicator) { .showsBackgroundLocationIndicator($0) },
    flag(.pausesLocationUpdatesAutomatically) { .pausesLocationUpdatesAutomatically($0) },
    manager(.distanceFilter) { argument throws(ScenarioError) in
      .set(.distanceFilter(try argument.required.filter(.noDistanceFilter)))
    },
    manager(.headingFilter) { argument throws(ScenarioError) in
      .set(.headingFilter(try argument.required.filter(.noHeadingFilter)))
    },
    manager(.desiredAccuracy) { argument throws(ScenarioError) in
      .set(.desiredAccuracy(try argument.required.desiredAccuracy()))
    },
    manager(.activityType) { argument throws(ScenarioError) in
      .set(
        .activityType(
          try argument.required.word(LocationConstants.activityTypes.map { ($0.name, $0.rawValue) })))
    },
  ]

  private static let services: [CallWord] =
    ManagerService.withoutArgument.flatMap { service in
      [
        plain(service.methods.startWord, .manager(.start(service))),
        plain(service.methods.stopWord, .manager(.stop(service))),
      ]
    } + regionsAndBeacons + [
      plain(.requestLocation, .requestLocation),
      manager(.allowDeferredLocationUpdates) { argument throws(ScenarioError) in
        try argument.required.deferral()
      },
      plain(.disallowDeferredLocationUpdates, .disallowDeferredLocationUpdates),
      plain(.dismissHeadingCalibrationDisplay, .displayHeadingCalibration(false)),
      plain("displayHeadingCalibration", .manager(.displayHeadingCalibration(true))),
    ]

  private static func plain(_ name: String, _ code: NamedCall.Code) -> CallWord {
    CallWord(name: name, object: "manager") { argument throws(ScenarioError) in try argument.refuse(code) }
  }

  private static func plain(_ member: ManagerMember, _ call: ManagerCall) -> CallWord {
    plain(name(of: member), .manager(call))
  }

  static func manager(
    _ member: ManagerMember, _ shape: ArgumentShape? = nil,
    _ read: @escaping @Sendable (CallArgument) throws(ScenarioError) -> ManagerCall
  ) -> CallWord {
    CallWord(name: name(of: member), object: "manager", shape: shape) { argument throws(ScenarioError) in
      .manager(try read(argument))
    }
  }

  private static func flag(
    _ member: ManagerMember, _ property: @escaping @Sendable (Bool) -> ManagerProperty
  ) -> CallWord {
    manager(member) { argument throws(ScenarioError) in .set(property(try argument.required.boolean())) }
  }

  private static func name(of member: ManagerMember) -> String { member.declaration.baseName }
}

/// The value that follows a call's name in a scenario.
struct CallArgument {
  let name: String
  /// The argument; nil if there is none.
  let optional: ScenarioNode?
  /// The location of the call in the file.
  let path: String

  /// The argument of a call that requires one.
  var required: ScenarioNode {
    get throws(ScenarioError) {
      guard let optional else { throw ScenarioError(path, "“\(name)” needs an argument: {\"\(name)\": …}") }
      return optional
    }
  }

  /// Returns the code of a call that takes no argument.
  func refuse(_ code: NamedCall.Code) throws(ScenarioError) -> NamedCall.Code {
    guard let optional, !optional.isNull else { return code }
    throw optional.error("“\(name)” takes no argument; write {\"call\": \"\(name)\"}")
  }
}
