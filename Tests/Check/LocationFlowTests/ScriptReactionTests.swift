import SourceFacts
import TestSupport
import Testing

@testable import LocationFlow

@Suite("What scripts do after a refusal") struct ScriptReactionTests {
  func lines(_ files: [String: String]) -> [String] {
    let read = files.sorted { $0.key < $1.key }.compactMap { name, text in
      SourceReader().read(Array(text.utf8), as: .script)?.script.map { (path: name, flow: $0) }
    }
    let found = ScriptReactions(of: ScriptProgram(read))
    return found.silences.map {
      "\($0.place.file):\($0.place.line) \($0.situation)\($0.kind == .fixedPlace ? " fixed" : $0.kind == .uncaught ? " uncaught" : "")"
    } + found.waits.map { "\($0.place.file):\($0.place.line) \($0.situation) waits \($0.state ?? "")" }
  }

  private static let service = """
    import 'package:geolocator/geolocator.dart';
    class LocationService {
      Future<Position?> current() async {
        var permission = await Geolocator.checkPermission();
        if (permission == LocationPermission.denied) {
          permission = await Geolocator.requestPermission();
        }
        if (permission == LocationPermission.denied || permission == LocationPermission.deniedForever) return null;
        return await Geolocator.getCurrentPosition();
      }
    }
    """

  private static func screen(_ refused: String, state: String = "bool _isLoading = true;") -> String {
    """
    import 'service.dart';
    class _HomeState extends State<Home> {
      final LocationService _service = LocationService();
      \(state)
      double? _latitude;
      @override
      void initState() {
        super.initState();
        _load();
      }
      Future<void> _load() async {
        final position = await _service.current();
        if (position == null) {
          \(refused)
          return;
        }
        setState(() {
          _latitude = position.latitude;
          _isLoading = false;
        });
      }
      @override
      Widget build(BuildContext context) =>
          Center(child: _isLoading ? const CircularProgressIndicator() : Text('$_latitude $_message'));
    }
    """
  }

  @Test func `a refusal is followed out of a service into the screen that starts it`() {
    let found = lines(["home.dart": Self.screen("debugPrint('none');"), "service.dart": Self.service])
    #expect(
      found == [
        "home.dart:7 refusal", "home.dart:7 earlierRefusal", "home.dart:7 withoutServices",
        "home.dart:7 refusal waits _isLoading", "home.dart:7 earlierRefusal waits _isLoading",
        "home.dart:7 withoutServices waits _isLoading", "home.dart:7 withoutFix waits _isLoading",
      ])
  }

  @Test(
    arguments: [
      "ScaffoldMessenger.of(context).showSnackBar(SnackBar(content: Text('No location')));",
      "Navigator.pop(context);",
      "setState(() { _message = 'No location'; });",
    ])
  func `what a person can notice is a reaction, though the spinner stays`(refused: String) {
    let screen = Self.screen(refused, state: "bool _isLoading = true; String? _message;")
    let found = lines(["home.dart": screen, "service.dart": Self.service])
    #expect(found.allSatisfy { $0.hasSuffix("waits _isLoading") } && found.count == 4)
  }

  @Test(arguments: ["_message = null;", "_other = 'no';", "setState(() => _isLoading = false);"])
  func `a state that stays as it is, or that nothing reads, is none`(refused: String) {
    let screen = Self.screen(refused, state: "bool _isLoading = true; String? _message; String? _other;")
    let found = lines(["home.dart": screen, "service.dart": Self.service])
    #expect(found.contains("home.dart:7 refusal"))
    #expect(found.contains { $0.contains("refusal waits") } == !refused.contains("setState"))
  }

  private static func component(_ refused: String, _ failed: String = "console.warn(e);") -> String {
    """
    import * as Location from 'expo-location';
    export default function App() {
      const [location, setLocation] = useState<Location.LocationObject | null>(null);
      const [loading, setLoading] = useState(true);
      const [error, setError] = useState('');
      const refresh = async () => {
        const { status } = await Location.requestForegroundPermissionsAsync();
        if (status !== 'granted') {
          \(refused)
          return;
        }
        const found = await Location.getCurrentPositionAsync({});
        setLocation(found);
        setLoading(false);
      };
      useEffect(() => {
        (async () => {
          try {
            await refresh();
          } catch (e) {
            \(failed)
          }
        })();
      }, []);
      if (loading) {
        return <ActivityIndicator size="large" />;
      }
      return (
        <View>
          <Text>It's {location?.coords.latitude} {error}</Text>
          <Button title="Again" onPress={refresh} />
        </View>
      );
    }
    """
  }

  @Test func `effects and handlers of components are followed`() {
    #expect(
      lines(["App.tsx": Self.component("console.log('denied');")]) == [
        "App.tsx:7 refusal", "App.tsx:7 earlierRefusal", "App.tsx:7 withoutServices",
        "App.tsx:12 withoutFix uncaught", "App.tsx:7 refusal waits loading",
        "App.tsx:7 earlierRefusal waits loading",
        "App.tsx:7 withoutServices waits loading", "App.tsx:12 withoutFix waits loading",
      ])
    let handled = "setError('denied'); setLoading(false);"
    let ended = lines(["App.tsx": Self.component(handled, handled)])
    #expect(ended.allSatisfy { $0.hasPrefix("App.tsx:12 withoutFix ") })
    // The button has no handler of errors.
    let thrown = lines(["App.tsx": Self.component("throw new Error('denied');", handled)])
    #expect(thrown.contains("App.tsx:7 refusal"))
  }

  @Test(arguments: [("showRefusal", false), ("debugPrint", true)])
  func `a function that another widget hands over is followed where it is called`(
    reaction: String, isSilent: Bool
  ) {
    let button = """
      import 'package:geolocator/geolocator.dart';
      class _FindButtonState extends State<FindButton> {
        Future<void> find() async {
          final answer = await Geolocator.requestPermission();
          if (answer == LocationPermission.deniedForever) {
            widget.onRefused();
            return;
          }
          setState(() { _found = true; });
        }
        @override
        Widget build(BuildContext context) => TextButton(onPressed: find, child: Text('Find $_found'));
      }
      """
    let home = """
      import 'button.dart';
      class Home extends StatelessWidget {
        @override
        Widget build(BuildContext context) => FindButton(onRefused: () { \(reaction)('No location'); });
      }
      """
    let found = lines(["button.dart": button, "home.dart": home])
    #expect(found.contains { $0.hasPrefix("button.dart:4 refusal") } == isSilent, "\(found)")
  }

  @Test func `a place that is written in the code is no reaction`() {
    let text = """
      import 'package:geolocator/geolocator.dart';
      class MapController extends GetxController {
        LatLng center = LatLng(1.0, 2.0);
        @override
        void onInit() {
          super.onInit();
          find();
        }
        Future<void> find() async {
          try {
            final p = await Geolocator.getCurrentPosition();
            center = LatLng(p.latitude, p.longitude);
          } catch (e) {
            center = LatLng(37.42, -122.08);
          }
          update();
        }
        Widget map() => Map(center: center);
      }
      """
    #expect(lines(["map.dart": text]).contains("map.dart:11 refusal fixed"))
  }

  private func isSilent(_ text: String, _ name: String, _ situation: String = "refusal") -> Bool {
    lines([name: text]).contains {
      $0.split(separator: " ").dropFirst().first.map(String.init) == situation && !$0.hasSuffix("uncaught")
    }
  }

  @Test(arguments: [
    ("f => g(f)", true), ("f => g(f), e => console.log(e)", true),
    ("f => g(f), () => {}, {timeout: 1}", true),
    ("function (f) { g(f) }, function (e) { console.warn('no', e) }", true),
    ("f => g(f), e => show(e)", false), ("f => g(f), e => { if (e.code === 1) console.log(e) }", true),
    ("f => g(f), e => AppLogger.error(e)", true),
  ])
  func `a script itself is a start, with what its functions for failures do`(
    arguments: String, expected: Bool
  ) {
    let text = "navigator.geolocation.getCurrentPosition(\(arguments));"
    #expect(isSilent(text, "a.js") == expected)
  }

  @Test(arguments: [
    ("try { use(await X); } catch (e) { console.log(e); setLoading(false); }", false),
    ("try { use(await X); } catch (e) { console.log(e); }", true),
    ("try { use(await X); } catch (e) { setError(e); }", false),
    ("X.then(p => g(p)).catch(e => console.log(e));", true),
    ("X.then(p => g(p)).catch(e => show(e));", false),
    ("X.then(p => g(p));", true), ("X.then(g, e => show(e));", false),
    // What is returned or thrown is the caller's to handle.
    ("return X;", false), ("try { use(await X); } catch (e) { throw e; }", false), ("use(await X);", false),
  ])
  func `a function that nothing names is a start, if it tells no caller`(statement: String, expected: Bool) {
    let text =
      "import { Geolocation } from '@capacitor/geolocation';\nexport async function find() {\n"
      + statement.replacing("X", with: "Geolocation.getCurrentPosition()") + "\n}"
    #expect(isSilent(text, "a.js") == expected)
  }

  @Test(arguments: [
    ("Geolocation.watchPosition({}, p => use(p));", true),
    ("Geolocation.watchPosition({}, (p, e) => { if (e) { console.log(e); return; } use(p); });", true),
    ("Geolocation.watchPosition({}, (p, e) => { if (e) { show(e); return; } use(p); });", false),
    ("BackgroundGeolocation.addWatcher({}, (p, e) => { if (e.code === 'NOT_AUTHORIZED') show(e); });", false),
    ("BackgroundGeolocation.addWatcher({}, (p, e) => { if (e.code === 'OTHER') show(e); });", true),
  ])
  func `the one function of Capacitor's updates hears of a refusal`(statement: String, expected: Bool) {
    let text = """
      import { Geolocation } from '@capacitor/geolocation';
      import type { BackgroundGeolocationPlugin } from '@capacitor-community/background-geolocation';
      export function find() {
        \(statement)
      }
      """
    #expect(isSilent(text, "a.js") == expected)
  }

  @Test(arguments: [
    ("if (p == LocationPermission.denied) { print('no'); return; }", true),
    // On an iPhone a refusal is one for ever.
    ("if (p == LocationPermission.denied) { showDialog(); }", true),
    ("if (p == LocationPermission.deniedForever) { showDialog(); }", false),
    ("if (p != LocationPermission.whileInUse) { print('no'); return; } show();", true),
    ("if (p == LocationPermission.whileInUse) { show(); } else { warn(); }", false),
    ("if (p == LocationPermission.deniedForever) { return false; }", false), ("", true),
  ])
  func `the branch for a refusal is followed`(statement: String, expected: Bool) {
    let text = """
      import 'package:geolocator/geolocator.dart';
      Future<void> _ask() async {
        final p = await Geolocator.requestPermission();
        \(statement)
      }
      """
    #expect(isSilent(text, "a.dart") == expected)
  }

  @Test(arguments: [
    ("final answer = await X;", "", true), ("await X;", "", true),
    ("await X;", "use(await Geolocator.getCurrentPosition());", false),
    ("final answer = await X; show(answer);", "", false),
  ])
  func `a request whose answer nothing looks at is lost`(ask: String, after: String, isLost: Bool) {
    let text = """
      import 'package:geolocator/geolocator.dart';
      Future<void> find() async {
        if (await Geolocator.checkPermission() == LocationPermission.denied) {
          toast('No'); \(ask.replacing("X", with: "Geolocator.requestPermission()"))
        } else { use(await Geolocator.getCurrentPosition()); }
        \(after)
      }
      """
    #expect(isSilent(text, "a.dart", "consent") == isLost)
    let observed = text + "\nvoid didChangeAppLifecycleState(state) { find(); }"
    #expect(!isSilent(observed, "a.dart", "consent"))
  }

  @Test(arguments: [("", false), ("if (p.isPermanentlyDenied) { warn(); }", true), ("warn();", false)])
  func `the same as after "Allow" tells nobody of a refusal`(statement: String, isTold: Bool) {
    let text = """
      import 'package:permission_handler/permission_handler.dart';
      class Home extends StatelessWidget {
        Widget build(BuildContext context) => TextButton(onPressed: () async {
          final p = await Permission.location.request();
          \(statement)
          Navigator.push(context, picker);
        });
      }
      """
    let read = SourceReader().read(Array(text.utf8), as: .script)?.script
    let found = ScriptReactions(of: ScriptProgram(read.map { [(path: "a.dart", flow: $0)] } ?? []))
    #expect(found.silences.contains { $0.kind == .asAllowed } != isTold)
  }

  @Test func `a subscription is nothing that a person notices, and a constructor is a start`() {
    let text = """
      import 'package:geolocator/geolocator.dart';
      class Places extends ChangeNotifier {
        Places() { _begin(); }
        void _begin() {
          _updates = Geolocator.getPositionStream().listen((p) { show(p); });
        }
        void dispose() { _updates.cancel(); }
      }
      """
    #expect(isSilent(text, "a.dart"))
    #expect(
      !isSilent(text.replacing("show(p); });", with: "show(p); }, onError: (e) { warn(); });"), "a.dart"))
  }

  @Test(arguments: [("<T>{place.name}</T>", true), ("place ? <T>{place.name}</T> : <T>None</T>", false)])
  func `a position that isn't found may be shown by what shows it`(content: String, expected: Bool) {
    let text = """
      import * as Location from 'expo-location';
      export function Home() {
        const [place, setPlace] = useState(null);
        useEffect(() => {
          (async () => {
            const { status } = await Location.requestForegroundPermissionsAsync();
            if (status !== 'granted') { Alert.alert('No'); return; }
            setPlace(await Location.getCurrentPositionAsync({}));
          })();
        }, []);
        return \(content);
      }
      """
    #expect(isSilent(text, "a.tsx", "withoutFix") == expected)
  }

  @Test(arguments: [
    "(", "{", "[", "a ? ", "<", "a => ", "if (", "try {", "async (", "x(", "!", "a || ", "f<a, ", "class A {",
    "() {", "case ", "a = ",
  ])
  func `hostile text takes little time`(piece: String) {
    let text =
      "requestPermission();\n"
      + String(repeating: piece, count: 60_000 / max(1, piece.split(separator: " ").count * 2))
    for prefix in ["", "import 'package:geolocator/geolocator.dart';\n"] {
      let start = ThreadTime.now
      _ = lines(["a.dart": prefix + text])
      #expect(ThreadTime.now - start < 10, "\(piece)")
    }
  }

  @Test func `the older names of Expo are known with its module, and those of its other modules are not`() {
    func hook(_ module: String, _ object: String, _ function: String) -> [String: String] {
      [
        "useLocation.js": """
        import * as \(object) from '\(module)';
        const useLocation = () => {
          const [location, setLocation] = useState();
          const getLocation = async () => {
            const { granted } = await \(object).requestPermissionsAsync();
            if (!granted) return;
            const { coords } = await \(object).\(function)();
            setLocation(coords);
          };
          useEffect(() => { getLocation(); }, []);
          return location;
        };
        """
      ]
    }
    let kinds = ["refusal", "earlierRefusal", "withoutServices"]
    #expect(
      lines(hook("expo-location", "Location", "getLastKnownPositionAsync"))
        == kinds.map { "useLocation.js:5 \($0)" })
    #expect(lines(hook("expo-image-picker", "ImagePicker", "launchCameraAsync")) == [])
  }

  @Test(arguments: [
    "Geolocator().getCurrentPosition()", "Geolocator()..getCurrentPosition()",
    "Geolocator()..forceAndroidLocationManager = true..getCurrentPosition()",
  ])
  func `an object of geolocator is asked, in a cascade as well`(call: String) {
    let view = """
      import 'package:geolocator/geolocator.dart';
      class _LocationState extends State<CurrentLocation> {
        Position _position;
        @override
        void initState() {
          super.initState();
          _locate();
        }
        dynamic _locate() {
          \(call).then((Position position) {
            setState(() { _position = position; });
          }).catchError((Object e) {
            //
          });
        }
        @override
        Widget build(BuildContext context) => Text('$_position');
      }
      """
    #expect(lines(["view.dart": view]).first == "view.dart:10 refusal")
  }

  /// A controller that keeps nothing of a refusal, and a screen that gets it in some way.
  private static func looking(_ found: String, provider: String = "") -> [String: String] {
    let controller = """
      import 'package:geolocator/geolocator.dart';
      class LocationController {
        Place? near;
        Future<void> find() async {
          final permission = await Geolocator.requestPermission();
          if (permission == LocationPermission.deniedForever) return;
          near = await Geolocator.getCurrentPosition();
        }
      }
      class Other { Future<void> find() async { show(); } }
      class Third { Future<void> find() async { show(); } }
      \(provider)
      """
    let screen = """
      import 'package:flutter/material.dart';
      class Near extends StatelessWidget {
        Widget build(BuildContext context) =>
            Button(onPressed: () { \(found).find(); }, child: Text('Near'));
      }
      """
    return ["controller.dart": controller, "screen.dart": screen]
  }

  @Test(arguments: [
    "context.read<LocationController>()", "Provider.of<LocationController>(context, listen: false)",
    "Get.find<LocationController>()", "getIt<LocationController>()", "ref.read(locationProvider.notifier)",
  ])
  func `an object that is looked up by its type or its provider is followed`(found: String) {
    let provider = """
      final locationProvider = StateNotifierProvider<LocationController, Place?>((ref) => LocationController());
      """
    #expect(lines(Self.looking(found, provider: provider)).contains("screen.dart:4 refusal"))
  }

  @Test func `states of a hook that no screen takes tell nobody`() {
    let hook = """
      import * as Location from 'expo-location';
      export const useLocation = () => {
        const [near, setNear] = useState(null);
        const [refusal, setRefusal] = useState(null);
        useEffect(() => {
          (async () => {
            const { status } = await Location.requestForegroundPermissionsAsync();
            if (status !== 'granted') {
              setRefusal('Not allowed here.');
              return;
            }
            setNear(await Location.getCurrentPositionAsync({}));
          })();
        }, []);
        return { near, refusal };
      };
      """
    func screen(_ taken: String) -> String {
      "export function Near() { const { \(taken) } = useLocation(); return <Text>{\(taken)}</Text>; }"
    }
    #expect(lines(["near.ts": hook, "screen.tsx": screen("near")]).contains("near.ts:7 refusal"))
    #expect(!lines(["near.ts": hook, "screen.tsx": screen("refusal")]).contains("near.ts:7 refusal"))
  }
}
