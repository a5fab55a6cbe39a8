import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let noWayToSettings: [RuleExample] = [
    RuleExample(
      "A text without a button", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          component(
            request: "requestForegroundPermissionsAsync",
            refused: "\n↓Alert.alert('Please allow location in Settings.');"))
      ]),
    RuleExample(
      "A text for what the plug-in never answers stands before it", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          component(
            request: "requestForegroundPermissionsAsync",
            refused: """
              if (status === 'unavailable') {
                    Alert.alert('No location now.');
                    return;
                  }
              ↓Alert.alert('Location is not allowed.');
              """))
      ]),
    RuleExample(
      "No text either", infoPlist: [.whenInUse], files: [.typeScript(component(refused: "report();"))]),
    RuleExample(
      "Another screen's button doesn't help here", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          component(
            request: "requestForegroundPermissionsAsync", refused: "\n↓Alert.alert('No location.');")),
        .dart("void showHelp() { Geolocator.openAppSettings(); }"),
      ]),
    RuleExample(
      "A text that a screen shows", infoPlist: [.whenInUse],
      files: [.typeScript(screen("<Text>{error}</Text>", mark: "↓"), name: "screen.tsx")]),
    RuleExample(
      "A text that a store keeps, and a screen shows", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import { create } from 'zustand';
          import * as Location from 'expo-location';
          export const useLocationStore = create((set, get) => ({
            refusal: null,
            place: null,
            locate: async () => {
              const { status } = await Location.requestForegroundPermissionsAsync();
              if (status !== 'granted') {
          ↓set({ refusal: 'Location is not allowed.' });
                return;
              }
              set({ place: await Location.getCurrentPositionAsync({}), refusal: null });
            },
          }));
          """, name: "store.ts"),
        .typeScript(
          """
          import { useLocationStore } from './store';
          export function Finder() {
            const { refusal, locate } = useLocationStore();
            return <View><Text>{refusal}</Text><Button title="Near me" onPress={locate} /></View>;
          }
          """, name: "screen.tsx"),
      ]),
    RuleExample(
      "A text with a button beside it", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          screen("<Button title={error} onPress={() => Linking.openSettings()} />"), name: "screen.tsx")
      ]),
    RuleExample(
      "A button that opens Settings", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        .typeScript(
          component(
            request: "requestForegroundPermissionsAsync",
            refused:
              "Alert.alert('No location', '', [{ text: 'Settings', onPress: () => Linking.openSettings() }]);"
          ))
      ]),
    RuleExample(
      "A screen that shows what a hook found", infoPlist: [.whenInUse],
      files: [
        .typeScript(hook, name: "place.ts"),
        .typeScript(
          """
          import { usePlace } from './place';
          export function Finder() {
            const { allowed, locate } = usePlace();
            return <View>{!allowed && <Button title="Settings" onPress={() => Linking.openSettings()} />}</View>;
          }
          """, name: "screen.tsx"),
      ]),
    RuleExample(
      "A screen that shows it without a button", infoPlist: [.whenInUse],
      files: [
        .typeScript(hook.replacing("Location.request", with: "Location.↓request"), name: "place.ts"),
        .typeScript(
          """
          import { usePlace } from './place';
          export function Finder() {
            const { allowed, locate } = usePlace();
            return <View>{!allowed && <Text>No location</Text>}</View>;
          }
          """, name: "screen.tsx"),
      ]),
    RuleExample(
      "Another script opens it", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          component(request: "requestForegroundPermissionsAsync", refused: "showRefusal();")),
        .typeScript("export function showRefusal() { Linking.openSettings(); }", name: "help.ts"),
      ]),
    RuleExample(
      "Swift that tells of a refusal, and nothing more", infoPlist: [.whenInUse],
      files: [swiftScreen("↓", "present(alert, animated: true)")]),
    RuleExample(
      "Swift with a button that opens Settings", infoPlist: [.whenInUse],
      files: [
        swiftScreen("", "UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)")
      ]),
    RuleExample(
      "Swift with a control that needs a location, and the button on another screen", infoPlist: [.whenInUse],
      files: [
        swiftScreen("", "UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)"),
        .swift(
          """
          import CoreLocation
          import UIKit
          final class Shops: UIViewController, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            @IBAction func ↓locate(_ sender: Any) { manager.startUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
              title = "No location"
            }
          }
          """),
      ]),
    RuleExample(
      "Swift that writes the address of Settings out", infoPlist: [.whenInUse],
      files: [swiftScreen("", #"UIApplication.shared.open(URL(string: "app-settings:")!)"#)]),
  ]

  private static let hook = """
    import * as Location from 'expo-location';
    export function usePlace() {
      const [allowed, setAllowed] = useState(true);
      const [place, setPlace] = useState(null);
      useEffect(() => {
        (async () => {
          const { status } = await Location.requestForegroundPermissionsAsync();
          setAllowed(status === 'granted');
          if (status === 'granted') setPlace(await Location.getCurrentPositionAsync({}));
        })();
      }, []);
      return { allowed, place };
    }
    """

  private static func swiftScreen(_ mark: String, _ refused: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import UIKit
      final class Screen: UIViewController, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        let alert = UIAlertController()
        func ask() { manager.\(mark)requestWhenInUseAuthorization() }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          if manager.authorizationStatus == .denied { \(refused) }
        }
      }
      """)
  }

  private static func screen(_ shown: String, mark: String = "") -> String {
    """
    import * as Location from 'expo-location';
    export function Finder() {
      const [error, setError] = useState(null);
      const [place, setPlace] = useState(null);
      const locate = async () => {
        const { status } = await Location.requestForegroundPermissionsAsync();
        if (status !== 'granted') {
    \(mark)setError('Location is not allowed.');
          return;
        }
        setPlace(await Location.getCurrentPositionAsync({}));
      };
      return <View>\(shown)<Button title="Near me" onPress={locate} /></View>;
    }
    """
  }

  private static func component(
    request: String = "↓requestForegroundPermissionsAsync", refused: String
  ) -> String {
    """
    import * as Location from 'expo-location';
    export async function locate() {
      const { status } = await Location.\(request)();
      if (status !== 'granted') {
        \(refused)
        return;
      }
      show(await Location.getCurrentPositionAsync({}));
    }
    """
  }
}
