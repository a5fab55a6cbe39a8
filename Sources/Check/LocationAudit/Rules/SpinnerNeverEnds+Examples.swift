import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let spinnerNeverEnds: [RuleExample] = [
    RuleExample(
      "Only a position ends the spinner", infoPlist: [.whenInUse],
      files: [.dart(home(request: "↓requestPermission", refused: "return;"))]),
    RuleExample(
      "A refusal ends it, too", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        .dart(
          home(
            refused:
              "setState(() { _isLoading = false; _message = 'Location is off for this app.'; }); return;"))
      ]),
    RuleExample(
      "In a component of React", infoPlist: [.whenInUse],
      files: [
        .typeScript(component(request: "↓requestForegroundPermissionsAsync", refused: "setError('denied');"))
      ]),
    RuleExample(
      "A component that ends it", infoPlist: [.whenInUse],
      files: [.typeScript(component(refused: handled, failed: handled))]),
    RuleExample(
      "A state of any name that only a position sets back", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export default function Punch() {
            const [chip, setChip] = useState('idle');
            const check = async () => {
              setChip('checking');
              try {
                await Location.↓requestForegroundPermissionsAsync();
                send(await Location.getCurrentPositionAsync({}));
                setChip('idle');
              } catch (e) { Alert.alert('No position'); }
            };
            return <Button onPress={check} disabled={chip === 'checking'} />;
          }
          """, name: "Punch.tsx")
      ]),
    RuleExample(
      "A search without a limit", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void initState() async {
            if (await Geolocator.requestPermission() == LocationPermission.deniedForever) {
              showMessage('Location is needed');
              return;
            }
            try { send(await Geolocator.↓getCurrentPosition()); } catch (error) { showMessage('$error'); }
          }
          """)
      ]),
    RuleExample(
      "No time limit", infoPlist: [.whenInUse],
      files: [
        .dart(
          home(
            refused: "setState(() { _isLoading = false; _message = 'off'; }); return;",
            position: "Geolocator.↓getCurrentPosition()"))
      ]),
    RuleExample(
      "A state of a model in Swift", infoPlist: [.whenInUse],
      files: [.swift(model(mark: "↓", refused: "return"))]),
    RuleExample(
      "A model that sets it back", infoPlist: [.whenInUse],
      files: [.swift(model(refused: "isLoading = false; return"))]),
    RuleExample(
      "A state that a delegate's callback sets back", infoPlist: [.whenInUse],
      files: [.swift(controller(mark: "↓", failed: "print(error)"))]),
    RuleExample(
      "A state that both callbacks set back", infoPlist: [.whenInUse],
      files: [.swift(controller(failed: "isSearching = false"))]),
  ]

  private static let handled = "setError('denied'); setLoading(false);"

  private static func home(
    request: String = "requestPermission", refused: String,
    position: String = "Geolocator.getCurrentPosition(timeLimit: Duration(seconds: 10))"
  ) -> String {
    """
    import 'package:geolocator/geolocator.dart';
    class _HomeState extends State<Home> {
      bool _isLoading = true;
      String _message = '';
      Position? _position;
      @override
      void initState() {
        super.initState();
        _load();
      }
      Future<void> _load() async {
        final permission = await Geolocator.\(request)();
        if (permission == LocationPermission.denied || permission == LocationPermission.deniedForever) {
          \(refused)
        }
        try {
          final position = await \(position);
          setState(() { _position = position; _isLoading = false; });
        } catch (error) {
          setState(() { _message = '$error'; _isLoading = false; });
        }
      }
      @override
      Widget build(BuildContext context) =>
          _isLoading ? const CircularProgressIndicator() : Text('$_position $_message');
    }
    """
  }

  private static func model(mark: String = "", refused: String) -> String {
    """
    import CoreLocation
    import SwiftUI
    final class Weather: ObservableObject {
      let manager = CLLocationManager()
      @Published var isLoading = false
      @Published var place: CLLocation?
      func ask() { manager.requestWhenInUseAuthorization() }
      func load() {
    \(mark)    isLoading = true
        guard manager.authorizationStatus == .authorizedWhenInUse else { \(refused) }
        place = manager.location
        isLoading = false
      }
    }
    struct WeatherView: View {
      @StateObject var weather = Weather()
      var body: some View {
        if weather.isLoading { ProgressView() }
        Button("Reload") { weather.load() }
      }
    }
    """
  }

  private static func controller(mark: String = "", failed: String) -> String {
    """
    import CoreLocation
    import SwiftUI
    final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
      let manager = CLLocationManager()
      @Published var isSearching = false
      func ask() { manager.requestWhenInUseAuthorization() }
      func find() {
    \(mark)    isSearching = true
        manager.requestLocation()
      }
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        isSearching = false
      }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { \(failed) }
    }
    struct FinderView: View {
      @StateObject var finder = Finder()
      var body: some View {
        if finder.isSearching { ProgressView() }
      }
    }
    """
  }

  private static func component(
    request: String = "requestForegroundPermissionsAsync", refused: String,
    failed: String = "console.warn(e);"
  ) -> String {
    """
    import * as Location from 'expo-location';
    export default function Home() {
      const [loading, setLoading] = useState(true);
      const [error, setError] = useState('');
      const [position, setPosition] = useState(null);
      useEffect(() => {
        (async () => {
          const { status } = await Location.\(request)();
          if (status !== 'granted') {
            \(refused)
            return;
          }
          try {
            setPosition(await Location.getCurrentPositionAsync({}));
            setLoading(false);
          } catch (e) {
            \(failed)
          }
        })();
      }, []);
      return loading ? <ActivityIndicator /> : <Text>{error}{position?.coords.latitude}</Text>;
    }
    """
  }
}
