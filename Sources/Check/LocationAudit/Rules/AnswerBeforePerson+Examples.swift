extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let answerBeforePerson: [RuleExample] = [
    RuleExample(
      "A completion handler is called at once", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ask(completion: (Bool) -> Void) {
              manager.↓requestWhenInUseAuthorization()
              completion(true)
            }
          """)
      ]),
    RuleExample(
      "A promise of React Native's", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject
          @property (nonatomic, strong) CLLocationManager *manager;
          @end
          @implementation Locator
          RCT_EXPORT_METHOD(ask:(RCTPromiseResolveBlock)resolve rejecter:(RCTPromiseRejectBlock)reject) {
            [self.manager ↓requestWhenInUseAuthorization];
            resolve(nil);
          }
          @end
          """)
      ]),
    RuleExample(
      "The callback answers", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var completion: ((Bool) -> Void)?
            func ask(completion: @escaping (Bool) -> Void) {
              self.completion = completion
              manager.requestWhenInUseAuthorization()
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              guard manager.authorizationStatus != .notDetermined else { return }
              completion?(manager.authorizationStatus == .authorizedWhenInUse)
              completion = nil
            }
          """)
      ]),
    RuleExample(
      "The callback publishes the status", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          @Published var isAllowed = false
            func ask(completion: () -> Void) {
              manager.requestWhenInUseAuthorization()
              completion()
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              isAllowed = manager.authorizationStatus == .authorizedWhenInUse
            }
          """)
      ]),
    RuleExample(
      "An observer that came before is told, whatever its name", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var callState: ((String) -> Void)?
            func ask() {
              manager.requestWhenInUseAuthorization()
              callState?("asking")
            }
          """)
      ]),
    RuleExample(
      "It is answered at once only if all is decided", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ask(completion: (Bool) -> Void) {
              guard manager.authorizationStatus != .notDetermined else {
                manager.requestWhenInUseAuthorization()
                return
              }
              completion(manager.authorizationStatus == .authorizedWhenInUse)
            }
          """)
      ]),
    RuleExample(
      "Somebody is told that the request was made", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          weak var delegate: (any LocatorDelegate)?
            func ask() {
              manager.requestWhenInUseAuthorization()
              delegate?.locatorDidAsk(self)
            }
          """)
      ]),
  ]

  private static func locator(_ members: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      protocol LocatorDelegate: AnyObject { func locatorDidAsk(_ locator: Locator) }
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        \(members)
      }
      """)
  }
}
