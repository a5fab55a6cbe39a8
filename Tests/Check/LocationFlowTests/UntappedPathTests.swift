import SourceFacts
import TestSupport
import Testing

@testable import LocationFlow

@Suite("Prompts that come without a tap") struct UntappedPathTests {
  /// Returns where the path to each request begins.
  private func starts(_ files: [String: String], firstScreens: [String] = []) -> [String] {
    let read = files.sorted { $0.key < $1.key }.compactMap {
      name, text -> (path: String, facts: FileFacts)? in
      let language = SourceLanguage.language(ofFileNamed: name) ?? .script
      return SourceReader(.everything).read(Array(text.utf8), as: language).map { (name, $0) }
    }
    let graph = CodeGraph(
      read.flatMap { file in
        ((file.facts.flow?.types ?? []) + (file.facts.script?.types ?? [])).map {
          (file: file.path, type: $0)
        }
      })
    let path = UntappedPath(in: graph, firstScreens: firstScreens)
    return read.flatMap { file in
      file.facts.facts.filter { $0.name.hasPrefix("request") && $0.name.hasSuffix("Authorization") }.map {
        fact in
        let start = path.starts(
          of: fact.script == nil ? fact.name : nil, at: fact.position.line, in: file.path
        ).first
        switch start {
        case .launch: return "launch"
        case .firstScreen(let screen): return "first screen \(path.title(of: screen))"
        case .screen(let screen): return "screen \(path.title(of: screen))"
        case .object(let type): return "object \(type)"
        case .opened(let screen): return "opened \(path.title(of: screen))"
        case nil: return "tap"
        }
      }
    }
  }

  @Test func `A request after a fix shows no prompt, but one after the status may`() {
    func locator(_ callback: String) -> String {
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        override init() {
          super.init()
          manager.delegate = self
        }
        \(callback) { manager.requestAlwaysAuthorization() }
      }
      """
    }
    let fix = "func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])"
    #expect(starts(["Locator.swift": locator(fix)]) == ["tap"])
    let status = "func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)"
    #expect(starts(["Locator.swift": locator(status)]) == ["object Locator"])
  }

  // MARK: - Flutter

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

  @Test(
    arguments: [
      (app("const Home()"), home(), "first screen Home"),
      (app("isKnown ? Home() : Login()"), home(), "screen Home"),
      (app("!isKnown ? Home() : News()"), home(), "first screen Home"),
      (app("Gate(child: Home())") + "class Gate extends StatelessWidget { }", home(), "screen Home"),
      (app("Visibility(visible: isKnown, child: Home())"), home(), "screen Home"),
      (app("FutureBuilder(future: user, builder: (context, found) => Home())"), home(), "screen Home"),
      (app("TabBarView(children: [News(), Home()])"), home(), "screen Home"),
      (app("TabBarView(children: [Home(), News()])"), home(), "first screen Home"),
      (app("Home()"), home(guarding: "await showDialog(context: context);"), "tap"),
      (
        app("Home()"),
        home("Switch(onChanged: (isOn) { _isReady = isOn; })", guarding: "if (!_isReady) return;"),
        "tap"
      ),
      (app("Home()"), home().replacing("addPostFrameCallback((_) => _ask())", with: "reassemble()"), "tap"),
      (
        app("Home()"),
        home("TextButton(onPressed: _ask)").replacing(
          "addPostFrameCallback((_) => _ask())", with: "reassemble()"),
        "tap"
      ),
    ])
  func `Flutter's screens are followed from the start`(main: String, home: String, start: String) {
    #expect(starts(["lib/home.dart": home, "lib/main.dart": main]) == [start])
  }

  @Test func `Private types of Dart belong to their files`() {
    let other = Self.home().replacing("Home ", with: "Other ").replacing("Home>", with: "Other>")
      .replacing("Home(", with: "Other(")
    #expect(
      starts(["lib/home.dart": Self.home(), "lib/main.dart": Self.app("Home()"), "lib/other.dart": other])
        == ["first screen Home", "screen Other"])
  }

  @Test func `The start of Flutter's apps asks`() {
    let main =
      "import 'package:permission_handler/permission_handler.dart';\n"
      + Self.app("const News()", "await Permission.location.request();")
    #expect(starts(["lib/main.dart": main]) == ["launch"])
    let provided = Self.app("const News()").replacing(
      "runApp(const MyApp());",
      with: "runApp(ChangeNotifierProvider(create: (_) => Locator(), child: const MyApp()));")
    let locator = """
      import 'package:geolocator/geolocator.dart';
      class Locator extends ChangeNotifier {
        Locator() { _start(); }
        _start() async { await Geolocator.requestPermission(); }
      }
      """
    #expect(starts(["lib/main.dart": provided, "lib/locator.dart": locator]) == ["launch"])
    #expect(starts(["lib/locator.dart": locator]) == ["object Locator"])
  }

  // MARK: - React and Angular

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
      ("App.tsx", "export default function App() { useLocation(); return <View/>; }", "launch"),
      ("App.tsx", "export default function App() { return <View><Home/></View>; }", "first screen Home"),
      ("App.tsx", "export default function App() { return <View>{user && <Home/>}</View>; }", "screen Home"),
      ("App.tsx", "export default function App() { return user ? <Home/> : <Login/>; }", "screen Home"),
      (
        "App.tsx", "export default function App() { if (!user) { return <Login/>; } return <Home/>; }",
        "screen Home"
      ),
      ("app/_layout.tsx", "export default function Layout() { useLocation(); return <Slot/>; }", "launch"),
      (
        "Details.tsx", "export default function Details() { useLocation(); return <View/>; }",
        "screen Details"
      ),
    ])
  func `Effects of React's components ask`(file: String, text: String, start: String) {
    let home =
      "import * as Location from 'expo-location';\nexport function Home() { useLocation(); return <View/>; }"
    #expect(starts([file: "// position\n" + text, "hook.ts": Self.hook, "Home.tsx": home]) == [start])
  }

  @Test func `A function with type parameters is no element`() {
    let text = """
      import * as Location from 'expo-location';
      export function Home() {
        const set = <K extends keyof Form>(key: K, value: Form[K]) => setForm({ ...form, [key]: value });
        const ask = async () => { await Location.requestForegroundPermissionsAsync(); };
        return <Button onPress={ask}/>;
      }
      """
    #expect(starts(["Home.tsx": text]) == ["tap"])
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
    #expect(starts(["src/app/app.component.ts": text]) == ["launch"])
  }

  @Test func `A service that Angular creates for a page asks`() {
    let service = """
      import { Geolocation } from '@capacitor/geolocation';
      export class PlaceService {
        constructor() { this.ask(); }
        async ask() { await Geolocation.requestPermissions(); }
      }
      """
    let page = """
      import { Geolocation } from '@capacitor/geolocation';
      export class NewsPage { constructor(private places: PlaceService) {} ngOnInit() {} }
      """
    #expect(starts(["place.service.ts": service, "news.page.ts": page]) == ["object PlaceService"])
  }

  // MARK: - Swift and Objective-C

  private static func model(_ rest: String) -> String {
    """
    import CoreLocation
    final class Model: NSObject, ObservableObject, CLLocationManagerDelegate {
      var manager: CLLocationManager?
      \(rest)
      private func check() { if manager?.authorizationStatus == .notDetermined { ask() } }
      private func ask() { manager?.requestWhenInUseAuthorization() }
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { check() }
    }
    """
  }

  @Test(
    arguments: [
      ("Text(\"Sunny\").onAppear { model.start() }", "WindowGroup { Home() }", "first screen Home"),
      ("Text(\"Sunny\").onAppear { model.start() }", "WindowGroup { if isKnown { Home() } }", "screen Home"),
      ("Button(\"Here\") { model.start() }", "WindowGroup { Home() }", "tap"),
      ("Row(switchWithAction: { _ in model.start() }, title: \"Here\")", "WindowGroup { Home() }", "tap"),
      ("Toggle(\"Here\", isOn: $isOn).onChange(of: isOn) { model.start() }", "WindowGroup { Home() }", "tap"),
    ])
  func `The callback of a manager that a screen creates asks`(body: String, scene: String, start: String) {
    let model = Self.model("func start() { manager = CLLocationManager(); manager?.delegate = self }")
    let home = """
      import SwiftUI
      struct Home: View {
        @StateObject private var model = Model()
        @State private var isOn = false
        var body: some View { \(body) }
      }
      @main struct ForecastApp: App { var body: some Scene { \(scene) } }
      """
    #expect(starts(["Model.swift": model, "Home.swift": home]) == [start])
  }

  @Test func `A call on any object of a protocol is one on the type that has it`() {
    let model = """
      import CoreLocation
      protocol Locating { func start() }
      final class Locator: Locating {
        let manager = CLLocationManager()
        func start() { manager.requestWhenInUseAuthorization() }
      }
      """
    let home = """
      import UIKit
      class HomeViewController: UIViewController {
        let finder: any Locating
        override func viewDidLoad() { finder.start() }
      }
      """
    #expect(starts(["Home.swift": home, "Model.swift": model]) == ["screen HomeViewController"])
  }

  @Test(
    arguments: [
      ("MapController()", "first screen MapController"),
      (
        "storyboard.instantiateViewController(withIdentifier: id) as! MapController",
        "first screen MapController"
      ),
      ("window.rootViewController as! MapController", "screen MapController"),
    ])
  func `A screen from a storyboard is opened where it is cast`(made: String, start: String) {
    let map = """
      import CoreLocation
      import UIKit
      class MapController: UIViewController {
        let manager = CLLocationManager()
        override func viewDidLoad() { manager.requestWhenInUseAuthorization() }
      }
      """
    let app = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {
          let map = \(made)
          window.rootViewController = map
          return true
        }
      }
      """
    #expect(starts(["App.swift": app, "Map.swift": map]) == [start])
  }

  @Test func `An object whose creation asks is named when no screen is known to create it`() {
    let model = Self.model(
      "override init() { super.init(); manager = CLLocationManager(); manager?.delegate = self }")
    #expect(starts(["Model.swift": model]) == ["object Model"])
    let screen = "import UIKit\nclass HomeViewController: UIViewController { let model = Model() }"
    #expect(starts(["Model.swift": model, "Home.swift": screen]) == ["screen HomeViewController"])
    #expect(
      starts(["Model.swift": model, "Home.swift": screen], firstScreens: ["HomeViewController"])
        == ["first screen HomeViewController"])
  }

  @Test func `Objective-C is followed alike`() {
    let text = """
      #import <CoreLocation/CoreLocation.h>
      @implementation NewsViewController
      - (void)viewDidLoad { [super viewDidLoad]; [self startLocator]; }
      - (void)startLocator { [self.manager requestWhenInUseAuthorization]; }
      @end
      """
    #expect(
      starts(["News.h": "@interface NewsViewController : UIViewController\n@end", "News.m": text])
        == ["screen NewsViewController"])
    let tapped = text.replacing("viewDidLoad {", with: "here:(id)sender {").replacing(
      "(void)here", with: "(IBAction)here")
    #expect(starts(["News.m": tapped]) == ["tap"])
  }
}
