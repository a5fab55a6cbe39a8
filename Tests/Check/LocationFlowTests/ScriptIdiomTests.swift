import SourceFacts
import Testing

@testable import LocationFlow

@Suite("What scripts do, in the idioms of several frameworks") struct ScriptIdiomTests {
  private func reactions(to files: [String: String]) -> ScriptReactions {
    let read = files.sorted { $0.key < $1.key }.compactMap { name, text in
      SourceReader().read(Array(text.utf8), as: .script)?.script.map { (path: name, flow: $0) }
    }
    return ScriptReactions(of: ScriptProgram(read))
  }

  private func silent(_ text: String, _ situation: ScriptSituation, file: String = "a.dart") -> Bool {
    reactions(to: [file: text]).silences.contains { $0.situation == situation }
  }

  private static func screen(_ body: String, _ members: String = "") -> String {
    """
    import 'package:geolocator/geolocator.dart';
    class _HomeState extends State<Home> {
      String? _message;
      bool _busy = false;
      \(members)
      Future<void> _find() async {
        setState(() => _busy = true);
        \(body)
        setState(() => _busy = false);
      }
      @override
      Widget build(BuildContext context) => Column(children: [
        if (_busy) const CircularProgressIndicator(),
        Text(_message ?? ''),
        TextButton(onPressed: _find, child: const Text('Find me')),
      ]);
    }
    """
  }

  private static let position =
    "await Geolocator.getCurrentPosition(timeLimit: const Duration(seconds: 9));"

  @Test(arguments: [
    ("on TimeoutException { print('late'); } catch (_) { _message = 'Not found, sorry'; }", true),
    ("on TimeoutException { _message = 'Not found, sorry'; } catch (_) { print('other'); }", false),
    ("on MyError { _message = 'Mine alone'; } catch (_) { print('other'); }", true),
    ("catch (_) { _message = 'Not found, sorry'; }", false),
  ])
  func `only the handler of the error's type runs`(handlers: String, expected: Bool) {
    let text = Self.screen(
      "try { final p = \(Self.position) show(p); } \(handlers)",
      "void show(Position p) { setState(() => _message = 'You are there'); }")
    #expect(silent(text + "\nclass MyError implements Exception {}", .withoutFix) == expected)
  }

  @Test(arguments: [
    ("err.code === 1 ? 'Location was denied' : 'No position was found'", false),
    ("busy ? 'Location was denied' : 'It was denied'", true),
  ])
  func `of a text that depends on the error only what fits is told`(text: String, isTold: Bool) {
    let code = """
      export function Near({ busy }) {
        const [error, setError] = useState(null);
        const find = () => navigator.geolocation.getCurrentPosition(
          (place) => show(place), (err) => setError(\(text)));
        return <Button title={error} onPress={find} />;
      }
      """
    #expect(reactions(to: ["near.tsx": code]).failuresAsRefusal.isEmpty == !isTold)
  }

  @Test func `what comes to nothing when it is allowed needn't be looked at again`() {
    let text = """
      import 'package:geolocator/geolocator.dart';
      class _HomeState extends State<Home> {
        void initState() { _ask(); }
        Future<void> _ask() async { await Geolocator.requestPermission(); }
      }
      """
    #expect(reactions(to: ["a.dart": text]).looksNotRenewed.isEmpty)
    let used = text.replacing(
      "await Geolocator.requestPermission();", with: "show(await Geolocator.requestPermission());")
    #expect(!reactions(to: ["a.dart": used]).looksNotRenewed.isEmpty)
  }

  @Test func `a screen that opens after a refusal tells of it, and may lead to Settings`() {
    func ends(_ action: String) -> [String] {
      let files = [
        "a.dart": """
        import 'package:geolocator/geolocator.dart';
        class _StartState extends State<Start> {
          void initState() { _find(); }
          Future<void> _find() async {
            if (await Geolocator.requestPermission() == LocationPermission.deniedForever) {
              Navigator.push(context, MaterialPageRoute(builder: (_) => Refused()));
              return;
            }
            setState(() => _busy = false);
          }
          Widget build(BuildContext context) => Text(_busy ? 'Wait a moment' : 'You are there');
        }
        """,
        "b.dart": """
        class Refused extends StatelessWidget {
          // Without location.
          Widget build(BuildContext context) => TextButton(onPressed: () => \(action), child: Text('Go on'));
        }
        """,
      ]
      let reactions = reactions(to: files)
      return reactions.deadEnds.map { "\($0.place.file):\($0.place.line)" }
        + reactions.filesLedToSettings.sorted()
    }
    #expect(ends("leave()") == ["b.dart:3"])
    #expect(ends("Geolocator.openAppSettings()") == ["a.dart"])
  }

  @Test func `a search without an end never comes to what is done finally`() {
    let text = Self.screen(
      "try { show(await Geolocator.getCurrentPosition()); } finally { setState(() => _busy = false); }",
      "void show(Position p) { setState(() => _message = 'You are there'); }")
    #expect(reactions(to: ["a.dart": text]).waits.contains { $0.isSearching && $0.state == "_busy" })
  }

  @Test(arguments: ["Nothing was found.", "Location permission denied."])
  func `a text is told where the function that shows it is called`(text: String) {
    let found = reactions(to: [
      "a.dart": Self.screen(
        """
        var permission = await Geolocator.requestPermission();
        if (permission == LocationPermission.deniedForever) { tell('Location permission denied.'); return; }
        try { show(\(Self.position.dropLast())); } catch (_) { tell('\(text)'); }
        """,
        """
        void show(Position p) { setState(() => _message = 'You are there'); }
        void tell(String text) { setState(() => _message = text); }
        """)
    ]).failuresAsRefusal
    #expect(found.isEmpty == (text == "Nothing was found."))
  }

  @Test(arguments: [("const Blocked()", false), ("const Empty()", true)])
  func `a bloc's state is what it emits`(state: String, expected: Bool) {
    let text = """
      import 'package:geolocator/geolocator.dart';
      class Places extends Cubit<PlaceState> {
        Places() : super(const Empty());
        Future<void> find() async {
          emit(const Searching());
          if (await Geolocator.requestPermission() == LocationPermission.deniedForever) {
            emit(\(state));
            return;
          }
          emit(Found(\(Self.position.dropLast())));
        }
      }
      class Page extends StatelessWidget {
        Widget build(BuildContext context) =>
          TextButton(onPressed: () => context.read<Places>().find(), child: const Text('Find me'));
      }
      """
    #expect(silent(text, .refusal) == expected)
  }

  private static func component(_ body: String, _ outside: String = "") -> String {
    """
    import * as Location from 'expo-location';
    \(outside)
    export function Home() {
      const [place, setPlace] = useState(null);
      const [access, setAccess] = useState('unknown');
      const find = async () => { \(body) };
      return <View><Text>{place}</Text><Button onPress={find} /></View>;
    }
    """
  }

  @Test(arguments: [("console.log(e);", true), ("Alert.alert('Nothing found');", false)])
  func `a promise fails where it is awaited`(handler: String, expected: Bool) {
    let text = Self.component(
      """
      try {
        setPlace(await limit(Location.getCurrentPositionAsync({}), 9000));
      } catch (e) { \(handler) }
      """,
      """
      function limit<T>(work: Promise<T>, ms: number): Promise<T> {
        return new Promise((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error('late')), ms);
          work.then(resolve, reject).finally(() => clearTimeout(timer));
        });
      }
      """)
    #expect(silent(text, .withoutFix, file: "a.tsx") == expected)
  }

  @Test(arguments: [("access === 'off' && <Text>Off</Text>", true), ("<Text>{access}</Text>", false)])
  func `a state whose value nothing looks for shows nothing`(use: String, expected: Bool) {
    let text = """
      import * as Location from 'expo-location';
      export function Home() {
        const [place, setPlace] = useState(null);
        const [access, setAccess] = useState('unknown');
        const find = async () => {
          const { granted } = await Location.requestForegroundPermissionsAsync();
          if (!granted) { setAccess('denied'); return; }
          setPlace(await Location.getCurrentPositionAsync({}));
        };
        return <View>{\(use)}<Text>{place}</Text><Button onPress={find} /></View>;
      }
      """
    #expect(silent(text, .refusal, file: "a.tsx") == expected)
  }

  @Test(arguments: [("<Text>{text}</Text>", false), ("<Map />", true)])
  func `a text that is only put into a local name shows nothing`(use: String, expected: Bool) {
    let text = """
      import * as Location from 'expo-location';
      export function Home() {
        const [place, setPlace] = useState(null);
        const [problem, setProblem] = useState('');
        const find = async () => {
          const { granted } = await Location.requestForegroundPermissionsAsync();
          if (!granted) { setProblem('You have not allowed it'); return; }
          setPlace(await Location.getCurrentPositionAsync({}));
        };
        let text = 'Waiting';
        if (problem) { text = problem; }
        return <View>\(use)<Dot at={place} /><Button onPress={find} /></View>;
      }
      """
    #expect(silent(text, .refusal, file: "a.tsx") == expected)
  }

  @Test(arguments: [("find();", true), ("look();", false)])
  func `what looks first whether it is allowed doesn't ask by itself`(start: String, expected: Bool) {
    let text = """
      import * as Location from 'expo-location';
      export function Home() {
        const [place, setPlace] = useState(null);
        useEffect(() => { \(start) }, []);
        const look = async () => {
          const { granted } = await Location.getForegroundPermissionsAsync();
          if (granted) find();
        };
        const find = async () => {
          const { granted } = await Location.requestForegroundPermissionsAsync();
          if (!granted) { Alert.alert('You have not allowed it'); return; }
          setPlace(await Location.getCurrentPositionAsync({}));
        };
        return <View><Text>{place}</Text><Button onPress={find} /></View>;
      }
      """
    let found = reactions(to: ["a.tsx": text])
    #expect(found.isAskedOnTap(at: Effect.Place(file: "a.tsx", line: 10)) != expected)
    #expect(!found.silences.contains { $0.situation == .earlierRefusal })
  }

  @Test(arguments: [("if (s === 'active') look();", true), ("", false)])
  func `a handler that does nothing doesn't look again`(handler: String, expected: Bool) {
    let text = """
      import * as Location from 'expo-location';
      export function Home() {
        const [status, setStatus] = useState('');
        useEffect(() => {
          look();
          const link = AppState.addEventListener('change', (s) => { \(handler) });
          return () => link.remove();
        }, []);
        const look = async () => {
          setStatus((await Location.requestForegroundPermissionsAsync()).status);
        };
        return <Text>{status}</Text>;
      }
      """
    #expect(reactions(to: ["a.tsx": text]).looksNotRenewed.isEmpty == expected)
  }

  @Test(arguments: [("service", "LocationService()"), ("LocationService()", "LocationService()")])
  func `a provider keeps an object of its type`(result: String, made: String) {
    let text = """
      import 'package:geolocator/geolocator.dart';
      final locationProvider = Provider<LocationService>((ref) {
        final service = \(made);
        return \(result);
      });
      class LocationService {
        Future<Position> current() => Geolocator.getCurrentPosition();
      }
      class OtherService {
        Future<Position?> current() async => null;
      }
      """
    let program = SourceReader().read(Array(text.utf8), as: .script)?.script.map {
      ScriptProgram([(path: "a.dart", flow: $0)])
    }
    #expect(program?.providers == ["locationProvider": "LocationService"])
  }
}
