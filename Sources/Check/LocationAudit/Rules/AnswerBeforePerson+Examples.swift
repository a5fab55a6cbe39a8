import LocationEvidence

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
      "A command of Cordova's, answered by the status at the request",
      infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Fences: CDVPlugin {
            let manager = CLLocationManager()
            @objc func initialize(_ command: CDVInvokedUrlCommand) {
              manager.↓requestAlwaysAuthorization()
              let isReady = CLLocationManager.authorizationStatus() == .authorizedAlways
              let result = CDVPluginResult(status: isReady ? .ok : .error)
              commandDelegate!.send(result, callbackId: command.callbackId)
            }
          }
          """)
      ]),
    RuleExample(
      "A command of Cordova's that the callback answers", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Fences: CDVPlugin, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            var command: CDVInvokedUrlCommand?
            @objc func initialize(_ command: CDVInvokedUrlCommand) {
              self.command = command
              manager.requestAlwaysAuthorization()
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              guard let command, manager.authorizationStatus != .notDetermined else { return }
              commandDelegate!.send(CDVPluginResult(status: .ok), callbackId: command.callbackId)
              self.command = nil
            }
          }
          """)
      ]),
    RuleExample(
      "Another type's callback publishes, and this type's own tells no one", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func ask(completion: (Bool) -> Void) {
              manager.↓requestWhenInUseAuthorization()
              completion(true)
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
          }
          final class Observer: NSObject, ObservableObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            @Published var status = CLAuthorizationStatus.notDetermined
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              status = manager.authorizationStatus
            }
          }
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
