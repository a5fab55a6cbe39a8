import SourceFacts
import Testing

@testable import LocationFlow

/// Reads scripts by their paths, and follows them.
private func reactions(to files: [String: String]) -> ScriptReactions {
  let read = files.sorted { $0.key < $1.key }.compactMap { path, text in
    SourceReader().read(Array(text.utf8), as: .script)?.script.map { (path: path, flow: $0) }
  }
  return ScriptReactions(of: ScriptProgram(read))
}

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

@Suite("What apps do when the person comes back") struct ScriptReturnTests {
  private static func screen(_ handler: String, effect: String = "look();") -> String {
    """
    import * as Location from 'expo-location';
    export function Home() {
      const [access, setAccess] = useState('unknown');
      const look = async () => {
        const { status } = await Location.getForegroundPermissionsAsync();
        setAccess(status === 'granted' ? 'open' : 'closed');
      };
      const stop = () => { player.pause(); };
      useEffect(() => {
        \(effect)
        const listener = AppState.addEventListener('change', \(handler));
        return () => listener.remove();
      }, []);
      return <View><Text>{access}</Text><Button onPress={() => Linking.openSettings()} /></View>;
    }
    """
  }

  @Test(
    arguments: [
      ("(next) => { if (next === 'active') look(); }", false), ("look", false),
      ("(next) => { if (next === 'background') look(); }", true),
      ("(next) => console.log(next)", true), ("(next) => stop()", true),
      ("(next) => refreshEverything(next)", false), ("(next) => setActive(next)", false),
      ("(next) => { switch (next) { case 'active': look(); break; case 'background': stop(); } }", false),
      ("(next) => { switch (next) { case 'active': stop(); break; case 'background': look(); } }", true),
    ])
  func `only what runs when the app comes back looks again`(handler: String, expected: Bool) {
    #expect(reactions(to: ["home.tsx": Self.screen(handler)]).looksNotRenewed.isEmpty != expected)
  }

  @Test(arguments: [("useOnReturn(look);", false), ("", true)])
  func `a hook of another file hands the return on`(use: String, expected: Bool) {
    let hook = """
      import { useEffect } from 'react';
      import { AppState } from 'react-native';
      export function useOnReturn(callback) {
        useEffect(() => {
          const listener = AppState.addEventListener('change', (next) => { if (next === 'active') callback(); });
          return () => listener.remove();
        }, [callback]);
      }
      """
    let screen = """
      import { AppState } from 'react-native';
      import * as Location from 'expo-location';
      export function Home() {
        const [access, setAccess] = useState('unknown');
        const look = async () => {
          const { status } = await Location.getForegroundPermissionsAsync();
          setAccess(status === 'granted' ? 'open' : 'closed');
        };
        useEffect(() => { look(); }, []);
        \(use)
        return <View><Text>{access}</Text><Button onPress={() => Linking.openSettings()} /></View>;
      }
      """
    let found = reactions(to: ["home.tsx": screen, "hook.ts": hook])
    #expect(found.looksNotRenewed.isEmpty != expected)
  }

  private static func page(_ refused: String, drawn: String, resumed: String = "") -> String {
    """
    import 'package:geolocator/geolocator.dart';
    enum Problem { refused, lost }
    class _HomeState extends State<Home> with WidgetsBindingObserver {
      Problem? _problem;
      Position? _position;
      @override
      void didChangeAppLifecycleState(AppLifecycleState state) { \(resumed) }
      Future<void> _find() async {
        final permission = await Geolocator.requestPermission();
        if (permission != LocationPermission.always && permission != LocationPermission.whileInUse) {
          \(refused)
          return;
        }
        final position = await Geolocator.getCurrentPosition(timeLimit: limit);
        setState(() => _position = position);
      }
      @override
      Widget build(BuildContext context) => Column(children: [
        \(drawn)
        TextButton(onPressed: _find, child: Text('$_position')),
      ]);
    }
    """
  }

  private static let settings = """
    if (_problem != null) TextButton(onPressed: () => Geolocator.openAppSettings(), child: const Text('Settings')),
    """

  @Test(
    arguments: [
      ("setState(() => _problem = Problem.refused);", Self.settings, "", true),
      ("setState(() => _problem = Problem.refused);", Self.settings, "_find();", false),
      ("setState(() => _problem = Problem.refused);", "Text('$_problem'),", "", false),
      (
        "showDialog(context: context, builder: (c) => TextButton(onPressed: Geolocator.openAppSettings));",
        "",
        "", false
      ),
    ])
  func `a refusal that stays on the screen is looked at again`(
    refused: String, drawn: String, resumed: String, expected: Bool
  ) {
    let text = Self.page(refused, drawn: drawn, resumed: resumed)
    #expect(reactions(to: ["home.dart": text]).looksNotRenewed.contains(where: \.isShown) == expected)
  }
}

@Suite("Conditions on answers about the permission") struct ScriptConditionTests {
  @Test(
    arguments: [
      ("p == LocationPermission.denied && p == LocationPermission.deniedForever", false as Bool?),
      ("p != LocationPermission.always || p != LocationPermission.whileInUse", true),
      ("p == LocationPermission.denied || p == LocationPermission.deniedForever", nil),
      ("p != LocationPermission.always && p != LocationPermission.whileInUse", nil),
      ("p == LocationPermission.denied && q == LocationPermission.deniedForever", nil),
      ("p == LocationPermission.denied && p == LocationPermission.denied", nil),
    ])
  func `one answer can't be two`(condition: String, alwaysHolds: Bool?) {
    let text = """
      import 'package:geolocator/geolocator.dart';
      Future<void> ask() async {
        final p = await Geolocator.checkPermission();
        if (\(condition)) return;
      }
      """
    let found = reactions(to: ["a.dart": text]).contradictions()
    #expect(found.map(\.alwaysHolds) == (alwaysHolds.map { [$0] } ?? []))
  }

  @Test func `an answer of another permission is not judged`() {
    let text = """
      import { request } from './camera';
      export async function ask() {
        const status = await request();
        if (status !== 'granted' || status !== 'limited') return;
      }
      """
    #expect(reactions(to: ["camera.ts": text]).contradictions().isEmpty)
  }

  private static func service(_ decision: String) -> String {
    """
    import 'package:geolocator/geolocator.dart';
    enum Access { open, denied }
    class _HomeState extends State<Home> {
      Access? _access;
      Position? _position;
      Future<void> _find() async {
        final permission = await Geolocator.requestPermission();
        \(decision)
        try {
          final position = await Geolocator.getCurrentPosition(timeLimit: limit);
          setState(() => _position = position);
        } catch (e) {
          setState(() => _access = Access.denied);
        }
      }
      @override
      Widget build(BuildContext context) =>
          TextButton(onPressed: _find, child: Text('$_access $_position'));
    }
    """
  }

  @Test(
    arguments: [
      """
      switch (permission) {
        case LocationPermission.always:
        case LocationPermission.whileInUse: break;
        default: setState(() => _access = Access.denied); return;
      }
      """,
      """
      if (!(permission == LocationPermission.always || permission == LocationPermission.whileInUse)) {
        setState(() => _access = Access.denied);
        return;
      }
      """,
      """
      final access = switch (permission) {
        LocationPermission.always || LocationPermission.whileInUse => Access.open,
        _ => Access.denied,
      };
      if (access != Access.open) {
        setState(() => _access = access);
        return;
      }
      """,
    ])
  func `a grant is for always or while the app is in use, and cases keep their names`(decision: String) {
    let found = reactions(to: ["home.dart": Self.service(decision)]).failuresAsRefusal
    #expect(found.map(\.state) == ["_access"])
  }
}

@Suite("Actions of Redux") struct ScriptActionTests {
  private static func app(rejected: String, thunk: String = "", caught: String = "'lost'") -> [String: String]
  {
    [
      "placeSlice.ts": """
      import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
      import * as Location from 'expo-location';
      const initialState: State = { phase: 'idle', problem: null, place: null };
      export const findPlace = createAsyncThunk('place/find', async (_, { rejectWithValue }) => {
        const { granted } = await Location.requestForegroundPermissionsAsync();
        if (!granted) return rejectWithValue('refused');
        try {
          return await Location.getCurrentPositionAsync({});
        } catch (error) {
          return rejectWithValue(\(caught));
        }
      });
      const slice = createSlice({
        name: 'place',
        initialState,
        reducers: {
          clear: (state) => { state.problem = null; },
        },
        extraReducers: (builder) => {
          builder
            .addCase(findPlace.pending, (state) => { state.phase = 'searching'; })
            .addCase(findPlace.fulfilled, (state, action) => { state.phase = 'idle'; state.place = action.payload; })
            .addCase(findPlace.rejected, (state, action) => { \(rejected) });
        },
      });
      export const { clear } = slice.actions;
      """,
      "PlaceScreen.tsx": """
      import { findPlace } from './placeSlice';
      export function PlaceScreen() {
        const dispatch = useDispatch();
        const { phase, problem, place } = useSelector((state) => state.place);
        return (
          <View>
            {phase === 'searching' && <ActivityIndicator />}
            <Text>{problem}{place}</Text>
            <Button title="Use my location" onPress={() => dispatch(findPlace())} />
          </View>
        );
      }
      """,
    ]
  }

  @Test(
    arguments: [
      ("state.problem = action.payload;", true),
      ("state.phase = 'idle'; state.problem = action.payload;", false),
      ("state.phase = 'failed'; state.problem = action.payload;", false),
    ])
  func `a thunk that is rejected ends what was set while it ran`(rejected: String, expected: Bool) {
    let found = reactions(to: Self.app(rejected: rejected))
    #expect(found.waits.contains { $0.state == "phase" } == expected)
  }

  @Test(
    arguments: [
      ("state.phase = 'idle';", true), ("state.phase = 'idle'; state.problem = action.payload;", false),
      ("state.phase = 'idle'; state.problem = 'failed';", false),
    ])
  func `what a rejected thunk tells is noticed`(rejected: String, expected: Bool) {
    let found = reactions(to: Self.app(rejected: rejected))
    #expect(found.silences.contains { $0.situation == .refusal } == expected)
  }

  @Test(arguments: [("'lost'", false), ("'refused'", true)])
  func `the reason of a rejection is followed`(caught: String, expected: Bool) {
    let found = reactions(
      to: Self.app(rejected: "state.phase = 'idle'; state.problem = action.payload;", caught: caught))
    #expect(found.failuresAsRefusal.isEmpty != expected)
  }
}

@Suite("Objects that components get") struct ScriptObjectTests {
  @Test(arguments: ["granted ? 'open' : 'closed'", "'open'"])
  func `a service that a component gets is followed`(value: String) {
    let files = [
      "App.tsx": """
      import { Permissions } from './permissions';
      const permissions = new Permissions();
      export default function App() { return <Home access={permissions} />; }
      """,
      "permissions.ts": """
      import { request, PERMISSIONS } from 'react-native-permissions';
      const WHEN_IN_USE = PERMISSIONS.IOS.LOCATION_WHEN_IN_USE;
      export class Permissions {
        async ask() { return (await request(WHEN_IN_USE)) === 'granted'; }
      }
      """,
      "Home.tsx": """
      import { PERMISSIONS } from 'react-native-permissions';
      export function Home({ access }) {
        const [state, setState] = useState('unknown');
        const begin = async () => {
          const granted = await access.ask();
          if (granted) setState('open');
        };
        return <Button title={state} onPress={begin} />;
      }
      """,
    ]
    #expect(reactions(to: files).silences.contains { $0.situation == .refusal })
  }
}
