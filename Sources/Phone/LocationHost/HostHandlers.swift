import LocationDelivery
import LocationPolicy
import LocationSimulation

/// The handlers that a host calls, and their targets.
struct HostHandlers {
  /// The target of the app's events: where its main code runs.
  let target: DeliveryTarget
  /// The target of console messages: anywhere.
  let consoleTarget = DeliveryTarget.anywhere()
  var event: (@Sendable (AppEvent) -> Void)?
  /// Additional observers of the app's events, by number.
  var observers: [(number: Int, observe: @Sendable (AppEvent) -> Void)] = []
  /// The code of the app's extensions.
  var extensions: [AppID: @Sendable (ExtensionEvent) -> Void] = [:]
  var console: @Sendable (ConsoleMessage) -> Void
  var exception: @Sendable (LocationException) -> Void

  init(
    target: DeliveryTarget, console: @escaping @Sendable (ConsoleMessage) -> Void,
    exception: @escaping @Sendable (LocationException) -> Void
  ) {
    self.target = target
    self.console = console
    self.exception = exception
  }
}
