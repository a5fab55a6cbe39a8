import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let failureToldAsRefusal: [RuleExample] = [
    RuleExample(
      "Every failure is kept as denied", infoPlist: [.whenInUse],
      files: [model("↓", "state = .denied")]),
    RuleExample(
      "Every failure leads to Settings", infoPlist: [.whenInUse],
      files: [model("↓", "print(error)\n    offerSettings()")]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Home : UIViewController <CLLocationManagerDelegate>
          @property (nonatomic) NSInteger state;
          @property (nonatomic) BOOL hasPlace;
          @end
          @implementation Home
          - (void)locate:(CLLocationManager *)manager { [manager requestLocation]; }
          - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {}
          - (void)↓locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error {
            NSLog(@"%@", error.localizedDescription);
            if (!self.hasPlace) {
              self.state = HomeStateDenied;
              [self refresh];
            }
          }
          - (void)refresh { [self.view setNeedsLayout]; }
          @end
          """)
      ]),
    RuleExample(
      "Every failure is told by a function that is called so", infoPlist: [.whenInUse],
      files: [model("↓", "screen?.locationDenied()")]),
    RuleExample(
      "The function finds out", infoPlist: [.whenInUse], files: [model("", "screen?.checkDenied()")]),
    RuleExample(
      "The code is looked at", isRemedy: true, infoPlist: [.whenInUse],
      files: [model("", "state = (error as? CLError)?.code == .denied ? .denied : .notFound")]),
    RuleExample(
      "The status is looked at", infoPlist: [.whenInUse],
      files: [model("", "if isAuthorized { state = .notFound } else { state = .denied }")]),
    RuleExample(
      "Every failure is told as one", infoPlist: [.whenInUse], files: [model("", "state = .notFound")]),
    RuleExample(
      "A script sets back what the permission said", infoPlist: [.whenInUse],
      files: [script("setIsAllowed(false)", mark: "↓")]),
    RuleExample(
      "A script tells the text of a refusal", infoPlist: [.whenInUse],
      files: [script("Alert.alert('Near me', 'Location access is needed here.')", start: "↓")]),
    RuleExample(
      "A script says that no location was found", infoPlist: [.whenInUse],
      files: [script("Alert.alert('Near me', 'No location was found.')")]),
    RuleExample(
      "A script has one text for whatever is missing", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export function Near() {
            const [place, setPlace] = useState(null);
            const locate = async () => {
              try {
                const { status } = await Location.requestForegroundPermissionsAsync();
                if (status !== 'granted') throw new Error('Not allowed');
                setPlace(await Location.getCurrentPositionAsync());
              } catch (error) {
                Alert.alert('Near me', 'Nothing was found. Is location allowed?');
              }
            };
            return <Button title="Near me" onPress={locate} />;
          }
          """)
      ]),
  ]

  private static func script(_ failure: String, mark: String = "", start: String = "") -> RuleExample.File {
    .typeScript(
      """
      import * as Location from 'expo-location';
      export function Near() {
        const [isAllowed, setIsAllowed] = useState(true);
        const [place, setPlace] = useState(null);
        const locate = async () => {
          const { status } = await Location.requestForegroundPermissionsAsync();
          setIsAllowed(status === 'granted');
          if (status !== 'granted') {
            Alert.alert('Near me', 'Location access is needed here.');
            return;
          }
          try {
            setPlace(await Location.\(mark)getCurrentPositionAsync());
          } catch (error) {
      \(start)      \(failure);
          }
        };
        if (!isAllowed) return <Button title="Allow in Settings" onPress={() => Linking.openSettings()} />;
        return <Button title="Near me" onPress={locate} />;
      }
      """)
  }

  private static func model(_ mark: String, _ code: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import UIKit
      final class Home: UIViewController, CLLocationManagerDelegate {
        enum State { case idle, denied, notFound }
        let manager = CLLocationManager()
        var state = State.idle
        var isAuthorized = false
        func locate() { manager.requestLocation() }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
        func \(mark)locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
          \(code)
        }
        func offerSettings() { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
      }
      """)
  }
}
