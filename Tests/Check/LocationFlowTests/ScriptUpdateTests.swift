import SourceFacts
import Testing

@testable import LocationFlow

@Suite("What scripts do with updates that fail") struct ScriptUpdateTests {
  private static func walk(_ onError: String, timer: String = "") -> String {
    """
    import 'package:geolocator/geolocator.dart';
    enum Trouble { refused, lost }
    class _WalkState extends State<Walk> {
      StreamSubscription<Position>? _updates;
      Position? _position;
      Trouble? _trouble;
      bool _waiting = false;
      Future<void> _begin() async {
        setState(() => _waiting = true);
        final permission = await Geolocator.requestPermission();
        if (permission == LocationPermission.denied || permission == LocationPermission.deniedForever) {
          setState(() { _waiting = false; _trouble = Trouble.refused; });
          return;
        }
        \(timer)
        _updates = Geolocator.getPositionStream().listen((position) {
          setState(() { _waiting = false; _position = position; });
        }, onError: \(onError));
      }
      @override
      void dispose() { _updates?.cancel(); super.dispose(); }
      @override
      Widget build(BuildContext context) => Column(children: [
        if (_waiting) const CircularProgressIndicator(),
        Text('$_position $_trouble'),
        TextButton(onPressed: _begin, child: const Text('Walk')),
      ]);
    }
    """
  }

  @Test(
    arguments: [
      ("(e) => debugPrint('$e')", true), ("(e) => setState(() => _trouble = Trouble.lost)", false),
      ("widget.onLost", false),
    ])
  func `a function for errors that only logs tells nobody`(onError: String, expected: Bool) {
    #expect(reactions(to: ["walk.dart": Self.walk(onError)]).ignored.isEmpty != expected)
  }

  @Test(
    arguments: [
      ("(e) => setState(() => _trouble = Trouble.refused)", true),
      ("(e) => setState(() => _trouble = Trouble.lost)", false),
      (
        "(e) => setState(() => _trouble = e is PermissionDeniedException ? Trouble.refused : Trouble.lost)",
        false
      ),
    ])
  func `updates that end with an error are no refusal`(onError: String, expected: Bool) {
    #expect(reactions(to: ["walk.dart": Self.walk(onError)]).failuresAsRefusal.isEmpty != expected)
  }

  @Test(
    arguments: [
      ("", true),
      ("Timer(const Duration(seconds: 20), () => setState(() => _waiting = false));", false),
      ("Timer(const Duration(seconds: 20), () => debugPrint('late'));", true),
    ])
  func `while updates bring nothing only a timer ends a spinner`(timer: String, expected: Bool) {
    let found = reactions(to: ["walk.dart": Self.walk("(e) => _end()", timer: timer)])
    #expect(found.waits.contains { $0.situation == .withoutFix } == expected)
  }

  private static func watch(_ arguments: String) -> String {
    """
    import Geolocation from 'react-native-geolocation-service';
    export function Walk() {
      const [place, setPlace] = useState(null);
      const [lost, setLost] = useState(false);
      useEffect(() => {
        const id = Geolocation.watchPosition(\(arguments));
        return () => Geolocation.clearWatch(id);
      }, []);
      return <Text>{lost ? 'Lost' : place}</Text>;
    }
    """
  }

  @Test(
    arguments: [
      ("(p) => setPlace(p), (e) => console.log(e)", true), ("(p) => setPlace(p), () => setLost(true)", false),
      ("(p) => setPlace(p), props.onError", false),
    ])
  func `a watch's function for errors that only logs tells nobody`(arguments: String, expected: Bool) {
    #expect(reactions(to: ["walk.tsx": Self.watch(arguments)]).ignored.isEmpty != expected)
  }

  @Test(
    arguments: [
      ("(p) => setPlace(p)", true), ("(p) => setPlace(p), undefined, { distanceFilter: 5 }", true),
      ("(p) => setPlace(p), onError", false),
    ])
  func `a watch without a function for errors doesn't hear of them`(arguments: String, expected: Bool) {
    #expect(reactions(to: ["walk.tsx": Self.watch(arguments)]).unheard.isEmpty != expected)
  }

  private static func promise(_ onError: String, _ timer: String = "") -> String {
    """
    import Geolocation from 'react-native-geolocation-service';
    const find = () => new Promise((resolve, reject) => {
      \(timer)
      Geolocation.getCurrentPosition(resolve, \(onError));
    });
    export function Home() {
      const [loading, setLoading] = useState(false);
      const [place, setPlace] = useState(null);
      const [text, setText] = useState('');
      const onPress = async () => {
        setLoading(true);
        try {
          setPlace(await find());
        } catch (e) {
          setText('No position was found');
        }
        setLoading(false);
      };
      return <View>{loading && <ActivityIndicator />}<Button onPress={onPress} /><Text>{place}{text}</Text></View>;
    }
    """
  }

  @Test(
    arguments: [
      ("(e) => console.log(e)", "", true), ("reject", "", false), ("(e) => reject(e)", "", false),
      ("(e) => console.log(e)", "setTimeout(() => reject(new Error('late')), 9000);", false),
      ("(e) => console.log(e)", "events.on('stop', () => reject(new Error('late')));", false),
    ])
  func `a promise that is neither kept nor fails is waited for`(
    onError: String, timer: String, expected: Bool
  ) {
    let found = reactions(to: ["home.tsx": Self.promise(onError, timer)])
    #expect(found.waits.contains { $0.situation == .withoutFix && $0.state == "loading" } == expected)
  }
}

@Suite("Which updates nothing ends") struct ScriptSubscriptionTests {
  private static func service(_ rest: String, cancel: String = "_updates?.cancel();") -> String {
    """
    import 'package:geolocator/geolocator.dart';
    class Follower {
      StreamSubscription<Position>? _updates;
      Timer? _timer;
      void follow() {
        \(cancel)
        _timer?.cancel();
        _updates = Geolocator.getPositionStream().listen((p) => position = p);
      }
      \(rest)
    }
    """
  }

  @Test(
    arguments: [
      ("void stop() { _timer?.cancel(); _updates = null; }", true),
      ("void stop() { _timer?.cancel(); }", true),
      ("void stop() { _updates?.cancel(); _updates = null; }", false),
      ("void stop() { _end(_updates); }", false),
      ("void end() { _updates?.cancel(); } void stop() { _updates = null; }", true),
      ("void end() { _updates?.cancel(); } void stop() { end(); _updates = null; }", false),
      ("void pause() => _updates?.pause();", false),
      ("get updates => _updates;", false),
    ])
  func `what ends other things doesn't end updates`(rest: String, expected: Bool) {
    #expect(reactions(to: ["follower.dart": Self.service(rest)]).endless.isEmpty != expected)
  }

  @Test func `a stream that another file returns is followed`() {
    func page(_ dispose: String) -> [String: String] {
      [
        "locator.dart": """
        import 'package:geolocator/geolocator.dart';
        class Locator { Stream<Position> positions() => Geolocator.getPositionStream().where((p) => p.accuracy < 50); }
        """,
        "page.dart": """
        class _PageState extends State<LocationPage> {
          final _points = StreamController<Position>();
          late StreamSubscription<Position> _walk;
          @override
          void initState() {
            super.initState();
            _walk = Locator().positions().listen(_points.add, onError: _points.addError);
          }
          @override
          void dispose() { \(dispose) _points.close(); super.dispose(); }
        }
        """,
      ]
    }
    #expect(!reactions(to: page("")).endless.isEmpty)
    #expect(reactions(to: page("_walk.cancel();")).endless.isEmpty)
  }

  @Test(
    arguments: [
      ("subscription.current = updates;", "subscription.current?.remove();", false),
      ("subscription.current = updates;", "listener.remove();", true),
      ("register(updates);", "listener.remove();", false),
    ])
  func `a subscription is ended under each of its names`(keep: String, end: String, expected: Bool) {
    let text = """
      import * as Location from 'expo-location';
      export function useWhereabouts(onPlace) {
        const subscription = useRef(null);
        const begin = async () => {
          const updates = await Location.watchPositionAsync({}, onPlace);
          \(keep)
        };
        useEffect(() => {
          begin();
          const listener = Keyboard.addListener('keyboardDidShow', hide);
          return () => { \(end) };
        }, []);
      }
      """
    #expect(reactions(to: ["hook.ts": text]).endless.isEmpty != expected)
  }
}
