import SourceFacts
import TestSupport
import Testing

@testable import LocationFlow

@Suite("What scripts ask by themselves") struct ScriptLaunchTests {
  private func prompts(_ files: [String: String]) -> [String] {
    let read = files.sorted { $0.key < $1.key }.compactMap { name, text in
      SourceReader().read(Array(text.utf8), as: .script)?.script.map { (path: name, flow: $0) }
    }
    return ScriptLaunch(of: ScriptProgram(read)).prompts.map {
      "\($0.place.file):\($0.place.line)\($0.isAtStart ? " start" : "")"
    }
  }

  private static func home(_ build: String = "Text('Sunny')", guarding: String = "") -> String {
    """
    import 'package:geolocator/geolocator.dart';
    class Home extends StatefulWidget {
      const Home({super.key});
      @override
      State<Home> createState() => _HomeState();
    }
    class _HomeState extends State<Home> {
      bool _isReady = false;
      @override
      void initState() {
        super.initState();
        WidgetsBinding.instance.addPostFrameCallback((_) => _ask());
      }
      Future<void> _ask() async {
        \(guarding)
        var permission = await Geolocator.checkPermission();
        if (permission == LocationPermission.denied) {
          permission = await Geolocator.requestPermission();
        }
      }
      @override
      Widget build(BuildContext context) {
        return Scaffold(body: \(build));
      }
    }
    """
  }

  private static func app(_ home: String, _ main: String = "") -> String {
    """
    import 'home.dart';
    Future<void> main() async {
      WidgetsFlutterBinding.ensureInitialized();
      \(main)
      runApp(const MyApp());
    }
    class MyApp extends StatelessWidget {
      const MyApp({super.key});
      @override
      Widget build(BuildContext context) {
        return MaterialApp(title: 'Weather', home: \(home));
      }
    }
    """
  }

  @Test func `The first screen of Flutter is followed`() {
    #expect(
      prompts(["lib/home.dart": Self.home(), "lib/main.dart": Self.app("const Home()")]
      ) == [
        "lib/home.dart:18"
      ])
  }

  @Test(
    arguments: [
      (app("isKnown ? Home() : Login()"), home()),
      (app("Gate(child: Home())") + "class Gate extends StatelessWidget { }", home()),
      (app("Visibility(visible: isKnown, child: Home())"), home()),
      (app("FutureBuilder(future: user, builder: (context, found) => Home())"), home()),
      (app("TabBarView(children: [News(), Home()])"), home()),
      (app("Home()"), home("GoogleMap()")),
      (app("Home()"), home(guarding: "if (!await hasSeenIntroduction()) return;")),
      (app("Home()"), home(guarding: "await showDialog(context: context);")),
    ])
  func `Screens that need a condition, and maps, are left out`(main: String, home: String) {
    #expect(prompts(["lib/home.dart": home, "lib/main.dart": main]).isEmpty)
  }

  @Test func `The start of Flutter's apps asks`() {
    let main =
      "import 'package:permission_handler/permission_handler.dart';\n"
      + Self.app("const News()", "await Permission.location.request();")
    #expect(prompts(["lib/main.dart": main]) == ["lib/main.dart:5 start"])
    let provided = Self.app("const News()").replacing(
      "runApp(const MyApp());",
      with: "runApp(ChangeNotifierProvider(lazy: false, create: (_) => Locator(), child: const MyApp()));")
    let locator = """
      import 'package:geolocator/geolocator.dart';
      class Locator extends ChangeNotifier {
        Locator() { _start(); }
        _start() async { await Geolocator.requestPermission(); }
      }
      """
    #expect(
      prompts(["lib/main.dart": provided, "lib/locator.dart": locator]) == ["lib/locator.dart:4 start"])
    let lazy = provided.replacing("lazy: false, ", with: "")
    #expect(prompts(["lib/main.dart": lazy, "lib/locator.dart": locator]).isEmpty)
  }

  @Test func `The first route of a router is the first screen`() {
    let main = """
      import 'home.dart';
      final router = GoRouter(
        initialLocation: '/home',
        routes: [GoRoute(path: '/home', builder: (context, state) => const Home())]);
      void main() { runApp(MyApp()); }
      class MyApp extends StatelessWidget {
        @override
        Widget build(BuildContext context) => MaterialApp.router(routerConfig: router);
      }
      """
    #expect(prompts(["lib/home.dart": Self.home(), "lib/main.dart": main]) == ["lib/home.dart:18"])
    let guarded = main.replacing("routes: [GoRoute", with: "redirect: guard, routes: [GoRoute")
    #expect(prompts(["lib/home.dart": Self.home(), "lib/main.dart": guarded]).isEmpty)
  }

  private static let hook = """
    import * as Location from 'expo-location';
    export function useLocation() {
      useEffect(() => {
        (async () => {
          const { status } = await Location.requestForegroundPermissionsAsync();
          if (status !== 'granted') return;
        })();
      }, []);
    }
    """

  @Test(
    arguments: [
      ("App.tsx", "export default function App() { useLocation(); return <View/>; }", true),
      ("App.tsx", "export default function App() { return <View><Home/></View>; }", true),
      ("App.tsx", "export default function App() { return <View>{user && <Home/>}</View>; }", false),
      ("App.tsx", "export default function App() { return user ? <Home/> : <Login/>; }", false),
      ("App.tsx", "export default function App() { if (!user) { return <Login/>; } return <Home/>; }", false),
      ("App.tsx", "export default function App() { useLocation(); return <MapView/>; }", false),
      (
        "App.tsx", "export default function App() { const ask = () => useLocation(); return <View/>; }", false
      ),
      ("app/_layout.tsx", "export default function Layout() { useLocation(); return <Slot/>; }", true),
      (
        "App.tsx",
        """
        export default function App() {
          const hasAsked = useRef(false);
          useEffect(() => {
            if (hasAsked.current) return;
            hasAsked.current = true;
            Location.requestForegroundPermissionsAsync();
          }, []);
          return <View/>;
        }
        """, true
      ),
      ("Details.tsx", "export default function Details() { useLocation(); return <View/>; }", false),
    ])
  func `Effects of React's first components ask`(file: String, text: String, asks: Bool) {
    let home = "export function Home() { useLocation(); return <View/>; }"
    let files = [
      file: "import * as Location from 'expo-location';\n" + text, "hook.ts": Self.hook, "Home.tsx": home,
    ]
    let place = text.contains("Location.") ? "App.tsx:7" : "hook.ts:5"
    #expect(prompts(files) == (asks ? [place] : []))
  }

  @Test func `an old object of geolocator asks by itself`() {
    let main = """
      import 'package:geolocator/geolocator.dart';
      void main() {
        Geolocator()..getCurrentPosition();
        runApp(MyApp());
      }
      """
    #expect(prompts(["lib/main.dart": main]) == ["lib/main.dart:3 start"])
    #expect(prompts(["lib/main.dart": main.replacing("Geolocator()..", with: "Geolocator.")]) == [])
  }

  @Test func `The component of an Angular app asks when the device is ready`() {
    let text = """
      import { Geolocation } from '@capacitor/geolocation';
      export class AppComponent {
        constructor(private platform: Platform) {
          this.platform.ready().then(() => { this.ask(); });
        }
        async ask() { await Geolocation.requestPermissions(); }
      }
      """
    #expect(prompts(["src/app/app.component.ts": text]) == ["src/app/app.component.ts:6 start"])
  }
}
