import LocationPolicy
import Phrases

/// The objects that the code of a device's apps holds, by the names that the code gives them.
package struct AppObjects: Sendable {
  /// The names of all objects, for traces; an object that no longer exists keeps its name.
  package private(set) var names: [ClientID: String] = [:]

  private var held: [AppID: [String: ClientID]] = [:]
  private var fullAccuracyRequests = 0

  /// Creates an empty set of objects.
  package init() {}

  /// Makes a call on the object with the call's name.
  package mutating func perform(
    _ call: NamedCall, by app: AppID, on device: inout SimulatedDevice
  ) throws(CallError) {
    switch call.code {
    case .makeManager: try make(.createManager, named: call.object, by: app, on: &device)
    case .make(let kind): try make(.open(kind), named: call.object, by: app, on: &device)
    case .app(let call): try device.perform(.call(call, by: app))
    case .stream(let code):
      try device.perform(.call(.stream(object(of: call, in: app, on: device), code), by: app))
    case .manager(let code):
      try device.perform(.call(.manager(object(of: call, in: app, on: device), code), by: app))
    case .requestFullAccuracy(let purposeKey):
      fullAccuracyRequests += 1
      let code = ManagerCall.requestTemporaryFullAccuracyAuthorization(
        purposeKey: purposeKey, request: fullAccuracyRequests)
      try device.perform(.call(.manager(object(of: call, in: app, on: device), code), by: app))
    }
  }

  private mutating func make(
    _ call: AppCall, named name: String, by app: AppID, on device: inout SimulatedDevice
  ) throws(CallError) {
    guard let client = try device.perform(.call(call, by: app)) else { return }
    held[app, default: [:]][name] = client
    names[client] = name
  }

  private func object(
    of call: NamedCall, in app: AppID, on device: SimulatedDevice
  ) throws(CallError) -> ClientID {
    guard let client = held[app]?[call.object] else {
      throw .refused(Refusal("\(device[app].bundle.name) has made nothing called “\(call.object)”"))
    }
    return client
  }

  /// Returns whether the code of the process that a message is for receives it; objects of a process end with it.
  fileprivate mutating func hears(_ message: Message, on device: SimulatedDevice) -> Bool {
    if case .ended = message.content { held[message.app] = nil }
    return message.generation == device[message.app].process?.generation
  }
}

/// A player of a device whose apps react to messages of the system.
package protocol AppPlayer {
  /// The phone.
  var device: SimulatedDevice { get set }
  /// The objects of the phone's apps.
  var objects: AppObjects { get set }
  /// Whether apps no longer react.
  var isStopped: Bool { get }
  /// Makes the calls with which an app reacts to a message.
  mutating func react(to message: Message)
}

extension AppPlayer {
  /// Lets apps react to their messages, and to the results of that.
  package mutating func react() {
    while !isStopped {
      let messages = device.takeMessages()
      if messages.isEmpty { return }
      for message in messages where objects.hears(message, on: device) { react(to: message) }
    }
  }
}
