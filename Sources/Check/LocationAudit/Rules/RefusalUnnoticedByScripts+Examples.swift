import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires for Dart, JavaScript or TypeScript, and like projects in which it stays quiet.
  static let refusalUnnoticedByScripts: [RuleExample] = [
    RuleExample(
      "A script without a function for failures", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import Geolocation from '@react-native-community/geolocation';
          Geolocation.↓getCurrentPosition(
            position => setRegion(position.coords),
            error => console.log(error));
          """)
      ]),
    RuleExample(
      "A failure that is caught, and a place that is looked up instead", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          class Times extends ChangeNotifier {
            Future<void> onInit() async {
              double latitude = 21.4;
              try {
                final place = await Geolocator.↓getCurrentPosition(timeLimit: Duration(seconds: 5));
                latitude = place.latitude;
              } catch (error) {
                debugPrint('$error');
              }
              await service.fetchTimes(latitude);
            }
          }
          """)
      ]),
    RuleExample(
      "A failure that is caught, and told", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          class Times extends ChangeNotifier {
            Future<void> onInit() async {
              double latitude = 21.4;
              try {
                final place = await Geolocator.getCurrentPosition(timeLimit: Duration(seconds: 5));
                latitude = place.latitude;
              } catch (error) {
                toast('These are the times of Makkah, because your place is not known.');
              }
              await service.fetchTimes(latitude);
            }
          }
          """)
      ]),
    RuleExample(
      "A cascade of Dart's", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void initState() {
            Geolocator()
              ..forceAndroidLocationManager = true
              ..↓getCurrentPosition().then((place) => centerMap(place)).catchError((Object e) {});
          }
          """)
      ]),
    RuleExample(
      "A promise around a plug-in's functions", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import Geolocation from '@react-native-community/geolocation';
          const locate = () => new Promise((resolve, reject) => {
            Geolocation.↓getCurrentPosition(position => resolve(position), error => reject(error));
          });
          export function load() {
            locate().then(position => centerMap(position)).catch(error => console.log(error));
          }
          """)
      ]),
    RuleExample(
      "A script with one", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import Geolocation from '@react-native-community/geolocation';
          Geolocation.getCurrentPosition(
            position => setRegion(position.coords),
            error => setMessage(error.message));
          """)
      ]),
    RuleExample(
      "A script that only looks at the grant", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          Future<void> _show() async {
            final permission = await Geolocator.↓requestPermission();
            if (permission == LocationPermission.whileInUse) { centerMap(); }
          }
          """)
      ]),
    RuleExample(
      "A script that says what is missing", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          Future<void> _show() async {
            final permission = await Geolocator.requestPermission();
            if (permission == LocationPermission.whileInUse) { centerMap(); } else { showSettingsHint(); }
          }
          """)
      ]),
    RuleExample(
      "A refusal is false for a caller that only ends its spinner", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          Future<bool> _mayLocate() async {
            var permission = await Geolocator.checkPermission();
            if (permission == LocationPermission.denied) {
              permission = await Geolocator.↓requestPermission();
            }
            return permission != LocationPermission.denied && permission != LocationPermission.deniedForever;
          }
          void initState() { _locate(); }
          Future<void> _locate() async {
            if (!await _mayLocate()) {
              setState(() => loading = false);
              return;
            }
            center(await Geolocator.getCurrentPosition());
          }
          """)
      ]),
    RuleExample(
      "A refusal is false for a caller that says what is missing", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          Future<bool> _mayLocate() async {
            final permission = await Geolocator.requestPermission();
            return permission != LocationPermission.denied && permission != LocationPermission.deniedForever;
          }
          Future<void> _locate() async {
            if (!await _mayLocate()) {
              showHint();
              return;
            }
            center(await Geolocator.getCurrentPosition());
          }
          """)
      ]),
    RuleExample(
      "A failure that leaves one script, and a screen that only logs it", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export async function currentLocation() {
            const { status } = await Location.requestForegroundPermissionsAsync();
            if (status !== 'granted') { throw new Error('denied'); }
            return await Location.getCurrentPositionAsync({});
          }
          """, name: "services/location.ts"),
        .typeScript(
          """
          import { currentLocation } from '../services/location';
          ↓export function load() {
            currentLocation().then(show).catch(error => console.log(error));
          }
          """, name: "screens/map.ts"),
      ]),
    RuleExample(
      "A failure that leaves one script, and a screen that shows it", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export async function currentLocation() {
            const { status } = await Location.requestForegroundPermissionsAsync();
            if (status !== 'granted') { throw new Error('denied'); }
            return await Location.getCurrentPositionAsync({});
          }
          """, name: "services/location.ts"),
        .typeScript(
          """
          import { currentLocation } from '../services/location';
          export function load() {
            currentLocation().then(show).catch(error => setMessage(error.message));
          }
          """, name: "screens/map.ts"),
      ]),
    RuleExample(
      "An error that a hook keeps, and no screen reads", infoPlist: [.whenInUse],
      files: [
        hookThatKeepsTheError,
        .typeScript(
          """
          import { useUserLocation } from '../hooks/location';
          ↓export const Finder = () => {
            const { find } = useUserLocation();
            return <Button title="Here" onPress={find} />;
          };
          """, name: "screens/finder.tsx"),
      ]),
    RuleExample(
      "An error that a hook keeps, and a screen shows", infoPlist: [.whenInUse],
      files: [
        hookThatKeepsTheError,
        .typeScript(
          """
          import { useUserLocation } from '../hooks/location';
          export const Finder = () => {
            const { find, error } = useUserLocation();
            return <View><Button title="Here" onPress={find} />{error && <Text>No location</Text>}</View>;
          };
          """, name: "screens/finder.tsx"),
      ]),
    RuleExample(
      "An answer that nothing looks at", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          Future<void> checkIn() async {
            final permission = await Geolocator.checkPermission();
            if (permission == LocationPermission.denied) {
              showMessage('Location is needed');
              await Geolocator.↓requestPermission();
            } else {
              try {
                send(await Geolocator.getCurrentPosition());
              } catch (error) { showMessage('No position'); }
            }
          }
          """)
      ]),
    RuleExample(
      "An answer that decides what comes next", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          Future<void> checkIn() async {
            var permission = await Geolocator.checkPermission();
            if (permission == LocationPermission.denied) {
              permission = await Geolocator.requestPermission();
            }
            if (permission == LocationPermission.denied || permission == LocationPermission.deniedForever) {
              showMessage('Location is needed');
            } else {
              try {
                send(await Geolocator.getCurrentPosition());
              } catch (error) { showMessage('No position'); }
            }
          }
          """)
      ]),
    RuleExample(
      "A refusal as Android answers it", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void initState() async {
            var permission = await Geolocator.↓requestPermission();
            if (permission == LocationPermission.denied) {
              showMessage('Location is needed');
              return;
            }
            send(await Geolocator.getCurrentPosition());
          }
          """)
      ]),
    RuleExample(
      "A refusal as an iPhone answers it", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void initState() async {
            var permission = await Geolocator.requestPermission();
            if (permission == LocationPermission.deniedForever) {
              showMessage('Location is needed');
              return;
            }
            try {
              send(await Geolocator.getCurrentPosition());
            } catch (error) { showMessage('No position'); }
          }
          """)
      ]),
    RuleExample(
      "A chain that ignores a refusal", infoPlist: [.whenInUse],
      permissionHandlerMacros: ["PERMISSION_LOCATION"],
      files: [
        .dart(
          """
          import 'package:permission_handler/permission_handler.dart';
          Future<void> ask() async {
            await Permission.location.onDeniedCallback(() { showMessage('Location is needed'); })
              .onPermanentlyDeniedCallback(() { print('refused'); }).↓request();
          }
          """)
      ]),
    RuleExample(
      "A failure that nothing catches, of a function that a screen calls", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          class Shops {
            List<Shop> shops = [];
            Future<void> sort(bool isByDistance) async {
              if (isByDistance) {
                if (await Geolocator.↓requestPermission() == LocationPermission.denied) throw Exception('denied');
                final position = await Geolocator.getCurrentPosition();
                shops.sort((a, b) => a.distance(position).compareTo(b.distance(position)));
              }
              showList(shops);
            }
          }
          """)
      ]),
    RuleExample(
      "A failure that the screen catches", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          class Shops {
            List<Shop> shops = [];
            Future<void> sort() async {
              if (await Geolocator.requestPermission() == LocationPermission.denied) throw Exception('denied');
              final position = await Geolocator.getCurrentPosition();
              shops.sort((a, b) => a.distance(position).compareTo(b.distance(position)));
            }
          }
          void tap(controller) async {
            try { await controller.sort(); } catch (error) { showMessage('$error'); }
          }
          """)
      ]),
    RuleExample(
      "Code that goes on without a position and says nothing", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export default function Home() {
            const [ready, setReady] = useState(false);
            useEffect(() => {
              (async () => {
                const { status } = await Location.↓requestForegroundPermissionsAsync();
                if (status === 'granted') {
                  send(await Location.getCurrentPositionAsync({}));
                }
                setReady(true);
              })();
            }, []);
            return ready ? <List /> : null;
          }
          """, name: "Home.tsx")
      ]),
    RuleExample(
      "A chain that handles it", infoPlist: [.whenInUse], permissionHandlerMacros: ["PERMISSION_LOCATION"],
      files: [
        .dart(
          """
          import 'package:permission_handler/permission_handler.dart';
          Future<void> ask() async {
            await Permission.location.onGrantedCallback(() { open(); })
              .onPermanentlyDeniedCallback(() { showMessage('Location is needed'); }).request();
          }
          """)
      ]),
  ]

  /// A hook whose result has the error of a request or a position in a field.
  private static let hookThatKeepsTheError = RuleExample.File.typeScript(
    """
    import { useQuery } from '@tanstack/react-query';
    import { getCurrentPositionAsync, requestForegroundPermissionsAsync } from 'expo-location';
    export const useUserLocation = () => {
      const { data, error, refetch } = useQuery({
        queryKey: ['location'],
        queryFn: async () => {
          const { status } = await requestForegroundPermissionsAsync();
          if (status !== 'granted') { throw new Error('denied'); }
          return await getCurrentPositionAsync({});
        },
      });
      return { find: refetch, location: data, error };
    };
    """, name: "hooks/location.ts")
}
