import SourceFacts
import Testing

@testable import LocationFlow

/// Reads scripts by their paths, and follows them.
func reactions(to files: [String: String]) -> ScriptReactions {
  let read = files.sorted { $0.key < $1.key }.compactMap { path, text in
    SourceReader().read(Array(text.utf8), as: .script)?.script.map { (path: path, flow: $0) }
  }
  return ScriptReactions(of: ScriptProgram(read))
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

@Suite("Texts and functions that code hands on") struct ScriptHandingTests {
  private static func app(_ begin: String) -> String {
    """
    import Geolocation from '@react-native-community/geolocation';
    class Follower {
      begin(listener) {
        Geolocation.watchPosition((p) => listener.onPlace(p), (e) => \(begin));
      }
    }
    const follower = new Follower();
    export function Home() {
      const [place, setPlace] = useState(null);
      const [lost, setLost] = useState(false);
      const onPress = () => follower.begin({ onPlace: (p) => setPlace(p), onLost: () => setLost(true) });
      return <View><Button onPress={onPress} /><Text>{place}{lost ? 'Lost' : ''}</Text></View>;
    }
    """
  }

  @Test(arguments: [("listener.onLost()", false), ("console.log(e)", true)])
  func `functions in an object are called`(begin: String, expected: Bool) {
    #expect(reactions(to: ["home.tsx": Self.app(begin)]).ignored.isEmpty != expected)
  }

  @Test(arguments: [("'You have not allowed it'", true), ("'No position was found'", false)])
  func `the text that a function gets belongs to what it says`(text: String, expected: Bool) {
    let text = """
      import * as Location from 'expo-location';
      export function Home() {
        const [place, setPlace] = useState(null);
        const explain = (reason) => Alert.alert('Nothing to show', reason);
        const find = async () => {
          const { granted } = await Location.requestForegroundPermissionsAsync();
          if (!granted) { explain('You have not allowed it'); return; }
          try {
            setPlace(await Location.getCurrentPositionAsync({}));
          } catch (error) {
            explain(\(text));
          }
        };
        return <View><Button onPress={find} /><Text>{place}</Text></View>;
      }
      """
    #expect(reactions(to: ["home.tsx": text]).failuresAsRefusal.isEmpty != expected)
  }
}

@Suite("Objects that components get") struct ScriptObjectTests {
  @Test func `a service that a component gets is followed`() {
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

@Suite("Lookups of addresses in scripts") struct ScriptLookupTests {
  private static func name(_ body: String, caller: String = "_name(position);") -> String {
    """
    import 'package:geolocator/geolocator.dart';
    class _HomeState extends State<Home> {
      String _street = '';
      Future<void> _name(Position position) async { \(body) }
      Future<void> _show(Position position) async { \(caller) }
      @override
      Widget build(BuildContext context) =>
          TextButton(onPressed: () => _show(widget.position), child: Text('$_street'));
    }
    """
  }

  private static let find = """
    final marks = await placemarkFromCoordinates(position.latitude, position.longitude);
    setState(() => _street = marks.first.street);
    """

  @Test(
    arguments: [
      (find, true), ("try { \(find) } catch (e) { print(e); }", true), ("try { \(find) } catch (_) {}", true),
      ("try { \(find) } catch (e) { setState(() => _street = 'somewhere'); }", false),
      ("try { \(find) } finally { _busy = false; }", true),
      ("await placemarkFromCoordinates(1, 2).catchError((e) => report(e));", false),
    ])
  func `a lookup that fails is noticed`(body: String, expected: Bool) {
    #expect(ScriptLookups(in: reactions(to: ["home.dart": Self.name(body)])).places.isEmpty != expected)
  }

  @Test func `a caller may catch the error`() {
    let text = Self.name(Self.find, caller: "try { await _name(position); } catch (e) { showError(e); }")
    #expect(ScriptLookups(in: reactions(to: ["home.dart": text])).places.isEmpty)
  }
}
