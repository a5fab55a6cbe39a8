import Sextant
import SextantTesting

extension TestPhone {
  /// A client that reaches the phone through `CoreLocationDriver.swift` and the location managers of this package for
  /// Linux, as in an app that runs there.
  ///
  /// Test phones answer the client themselves, without a manager, so that tests are the same on each platform. What
  /// apps ship is the driver for Core Location, though, and here alone can it be run: the tests of this folder hold it
  /// to the phone's own answers, and to the rules that only a manager's class has, such as the threads it is made on.
  func clientOfManagers() -> LocationClient { client { $0.system = CoreLocationSystem() } }
}
