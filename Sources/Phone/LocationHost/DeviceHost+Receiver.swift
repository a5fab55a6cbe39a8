import Foundation
package import LocationReceivers
import LocationSimulation

extension DeviceHost {
  /// Takes the phone's position from a live receiver from now on, instead of the simulated world.
  ///
  /// The receiver is read on a separate thread as long as the host exists, and reconnected when it is lost;
  /// positions arrive as they are found. The rules still decide whether the app may receive them.
  ///
  /// - Parameter tell: Called with each message for the user, such as that the daemon has ended.
  package func follow(
    _ address: ReceiverAddress, timings: LiveReceiver.Timings = LiveReceiver.Timings(),
    tell: @escaping @Sendable (String) -> Void
  ) {
    take(.awaited)
    let start = startDate
    let live = LiveReceiver(address, timings: timings) { [weak self] event in
      switch event {
      case .position(let position):
        self?.take(.found(Fix(position, isAccessory: address.isAccessory, since: start)))
      case .lost: self?.take(.lost)
      case .notice(let line): tell(line)
      case .sentence: break
      }
    }
    receiver.withLock { $0 = live }
  }
}

extension Fix {
  /// Creates a fix from a received position, in the time of a phone that was switched on at a date.
  fileprivate init(_ position: ReceivedPosition, isAccessory: Bool, since start: Date) {
    self.init(
      coordinate: position.coordinate, altitude: position.altitude ?? 0,
      horizontalAccuracy: position.horizontalAccuracy, verticalAccuracy: position.verticalAccuracy,
      speed: position.speed, course: position.course,
      moment: .start + (position.time ?? Date()).timeIntervalSince(start))
    reception = Reception(
      ellipsoidalAltitude: position.ellipsoidalAltitude, speedAccuracy: position.speedAccuracy,
      courseAccuracy: position.courseAccuracy, isSimulated: position.isSimulated, isAccessory: isAccessory)
  }
}
