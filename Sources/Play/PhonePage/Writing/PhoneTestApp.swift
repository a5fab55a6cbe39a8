import LocationPolicy
import LocationSimulation
import LocationTerms

/// The class of a test that represents the reader's app.
struct PhoneTestApp {
  private let app: PhoneApp
  private let release: Release
  private let calls: [PhoneCall]

  /// Creates the class with the calls that the test makes.
  init(_ app: PhoneApp, on release: Release, calls: [PhoneCall]) {
    self.app = app
    self.release = release
    self.calls = calls
  }

  private var policy: AuthorizationPolicy { .policy(for: release) }

  /// The class, line by line.
  var lines: [String] {
    let reactions = app.kind.reactions(under: policy)
    return [
      "/// Represents an app, whose own code replaces this.",
      "private final class \(app.kind.name): NSObject, CLLocationManagerDelegate {",
    ] + objects.map { "  " + $0 } + ["", "  func launch() {"]
      + reactions.launch.flatMap { $0.statements(on: "") }.map { "    " + $0 } + ["  }", ""]
      + authorization(reactions.authorization).map { $0.isEmpty ? $0 : "  " + $0 } + [
        "  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}",
        "  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}", "}",
      ]
  }

  /// The objects that the class holds.
  private var objects: [String] {
    var names: Set<String> = []
    return ([PhoneCall.makeManager()] + calls).compactMap { call in
      guard let type = call.madeType, names.insert(call.call.object).inserted else { return nil }
      return "var \(call.call.object): \(type)?"
    }
  }

  private func authorization(_ reactions: [AuthorizationStatus: [PhoneCall]]) -> [String] {
    guard !reactions.isEmpty else { return [] }
    let isNew = policy.callback.value == .locationManagerDidChangeAuthorization
    let method =
      isNew
      ? "func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {"
      : "func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {"
    let cases = AuthorizationStatus.allCases.flatMap { status in
      guard let calls = reactions[status] else { return [String]() }
      return ["  case .\(status.appleName):"]
        + calls.flatMap { $0.statements(on: "self.") }.map { "    " + $0 }
    }
    return [method, "  switch \(isNew ? "manager.authorizationStatus" : "status") {"] + cases
      + ["  default: break", "  }", "}", ""]
  }
}

extension PhoneCall {
  /// The type of the object that the call creates; nil if it creates none.
  fileprivate var madeType: String? {
    switch call.code {
    case .makeManager: "CLLocationManager"
    case .make(.liveUpdates): "Task<Void, any Error>"
    case .make(.monitor): "CLMonitor"
    case .make(.serviceSession): "CLServiceSession"
    case .make(.backgroundActivitySession): "CLBackgroundActivitySession"
    case .manager, .requestFullAccuracy, .stream, .app: nil
    }
  }

  /// Whether the call is an endless iteration.
  var isIteration: Bool {
    if case .stream(.awaitEvents) = call.code { true } else { false }
  }

  /// Whether the call is asynchronous in Swift.
  var isAsynchronous: Bool {
    switch call.code {
    case .make(.monitor), .stream(.add), .stream(.awaitEvents): true
    case .make, .stream, .makeManager, .manager, .requestFullAccuracy, .app: false
    }
  }

  /// Returns the call as statements; `app` precedes the names of objects, if they need it.
  func statements(on app: String) -> [String] {
    let object = app + call.object
    return switch call.code {
    case .make, .makeManager: ["\(object) = \(code)"]
    case .manager(.setDelegate): ["\(object)?.delegate = \(app.isEmpty ? "self" : String(app.dropLast()))"]
    case .manager(.release): ["\(object) = nil"]
    case .stream(.add): ["await \(object)?.\(code)"]
    case .stream(.awaitEvents):
      ["guard let monitor = \(object) else { return }", "for try await _ in await monitor.events {}"]
    case .manager, .requestFullAccuracy, .stream, .app: ["\(object)?.\(code)"]
    }
  }
}
