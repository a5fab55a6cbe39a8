import Foundation
import LocationPolicy
public import LocationSimulation

@_exported public import struct PhoneEnvironment.HostEnvironment
@_exported public import struct PhoneEnvironment.HostEnvironmentError

extension HostEnvironment {
  /// Creates the device and its host, with the app in the foreground.
  ///
  /// Throws a ``HostEnvironmentError`` for the first variable whose value can't be understood.
  ///
  /// - Parameters:
  ///   - hint: Receives a line about each prompt that the person leaves unanswered, and the receiver's
  ///   messages.
  ///   - console: Receives the messages that iOS writes to the console.
  public func makeHost(
    hint: @escaping @Sendable (String) -> Void = { _ in },
    console: @escaping @Sendable (ConsoleMessage) -> Void
  ) throws(HostEnvironmentError) -> DeviceHost {
    let settings = try settings()
    let policy = settings.policy
    var device = SimulatedDevice(policy: policy, startDate: Date())
    let app = device.install(settings.bundle)
    device.grant(settings.grant, accuracy: settings.accuracy, to: app)
    device.openFirst(app)
    let host = DeviceHost(
      device: device, app: app, clock: settings.speed.map { .live(speed: $0) } ?? .manual,
      person: settings.answers.telling(hint), console: console)
    if let change = settings.change { host.expect(.world(change)) }
    if let receiver = settings.receiver {
      // A program that runs for weeks would fill the memory.
      host.isRecording = tracePath != nil
      host.follow(receiver) { hint("Sextant: \($0)") }
    }
    return host
  }
}

extension HostEnvironment.Settings {
  /// The person whom the settings describe.
  fileprivate var answers: PersonPolicy {
    let isPrecise = accuracy == .full
    return PersonPolicy { question in
      person.first { question.prompt.template.choices.contains($0) }
        .map { PersonPolicy.Answer($0, precise: isPrecise) }
    }
  }
}
