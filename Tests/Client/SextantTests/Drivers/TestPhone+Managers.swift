import Sextant
import SextantTesting

extension TestPhone {
  /// Returns a client that uses the phone through `CoreLocationDriver.swift` and this package's location managers for
  /// Linux.
  ///
  /// Test phones answer the client themselves, without a manager, so that tests are the same on each platform. Apps
  /// ship the driver for Core Location, which can be run only here. The tests of this folder compare it with the
  /// phone's own answers, and with the rules of the manager class, such as those about threads.
  func clientOfManagers() -> LocationClient { client { $0.system = CoreLocationSystem() } }
}
