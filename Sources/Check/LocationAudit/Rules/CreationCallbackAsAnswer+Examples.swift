import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let creationCallbackAsAnswer: [RuleExample] = [
    RuleExample(
      "A continuation is resumed with any status", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              continuation?.resume(returning: manager.authorizationStatus)
              continuation = nil
            }
          """)
      ]),
    RuleExample(
      "A handler is called by a function of its own", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
              answer(status)
            }
            func answer(_ status: CLAuthorizationStatus) {
              guard let completion = completion else { return }
              completion(status == .authorizedWhenInUse)
            }
          """)
      ]),
    RuleExample(
      "Every status that is not a grant counts as a refusal", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
              switch status {
              case .authorizedWhenInUse, .authorizedAlways: manager.startUpdatingLocation()
              default:
                completion?(false)
                completion = nil
              }
            }
          """)
      ]),
    RuleExample(
      "A block in Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject <CLLocationManagerDelegate>
          @end
          @implementation Locator
          - (void)↓locationManager:(CLLocationManager *)manager didChangeAuthorizationStatus:(CLAuthorizationStatus)status {
            _completionHandler(status);
          }
          @end
          """)
      ]),
    RuleExample(
      "Something is told of every change", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              statusHandler?(manager.authorizationStatus)
            }
            var statusHandler: ((CLAuthorizationStatus) -> Void)?
          """)
      ]),
    RuleExample(
      "A handler that nothing ever sets", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              answerHandler?(manager.authorizationStatus == .authorizedWhenInUse)
              answerHandler = nil
            }
            var answerHandler: ((Bool) -> Void)?
          """)
      ]),
    RuleExample(
      "Something is redrawn, which takes no status", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              permissionHandler?()
            }
            var permissionHandler: (() -> Void)?
          """)
      ]),
    RuleExample(
      "Something is redrawn, which heeds no status", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              completion?(manager.authorizationStatus == .denied)
            }
            func show(in view: UITableView) {
              completion = { _ in view.reloadData() }
            }
          """)
      ]),
    RuleExample(
      "Somebody waits who takes no status", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              askedHandler?()
              askedHandler = nil
            }
            var askedHandler: (() -> Void)?
            func ask(_ handler: @escaping () -> Void) { askedHandler = handler }
          """)
      ]),
    RuleExample(
      "The undecided status returns early", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              guard manager.authorizationStatus != .notDetermined else { return }
              continuation?.resume(returning: manager.authorizationStatus)
              continuation = nil
            }
          """)
      ]),
    RuleExample(
      "Each status is handled separately", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
              switch status {
              case .authorizedWhenInUse: completion?(true)
              case .denied: completion?(false)
              default: break
              }
            }
          """)
      ]),
  ]

  private static func delegate(_ methods: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        var continuation: CheckedContinuation<CLAuthorizationStatus, Never>?
        var completion: ((Bool) -> Void)?
        init(completion: ((Bool) -> Void)?) { self.completion = completion }
        \(methods)
      }
      """)
  }
}
