import SourceFacts
import Testing

@Suite("Requests in Dart, JavaScript and TypeScript")
struct ScriptTests {
  private func requests(_ text: String) -> [String] {
    let facts = SourceReader().read(Array(text.utf8), as: .script)?.facts ?? []
    return facts.filter { $0.name.hasSuffix("Authorization") }.map {
      "\($0.position.line):\($0.position.column) \($0.name) \($0.receiver ?? "")"
    }
  }

  @Test(arguments: [
    (
      "import 'package:geolocator/geolocator.dart';\nGeolocator.requestPermission();",
      "2:12 whenInUse Geolocator"
    ),
    (
      "import \"package:geolocator/geolocator.dart\";\nfinal p = await _platform.requestPermission();",
      "2:27 whenInUse _platform"
    ),
    (
      "import 'package:location/location.dart';\nawait location.requestPermission();",
      "2:16 whenInUse location"
    ),
    ("await Permission.location.request();", "1:27 whenInUse Permission.location"),
    ("await Permission.locationAlways.request();", "1:33 always Permission.locationAlways"),
    ("await [Permission.sms, Permission.location].request();", "1:45 whenInUse Permission"),
    ("const { status } = await Location.requestForegroundPermissionsAsync();", "1:35 whenInUse Location"),
    ("await requestBackgroundPermissionsAsync()", "1:7 always "),
    (
      "import * as Location from 'expo-location'\nLocation.requestPermissionsAsync()",
      "2:10 whenInUse Location"
    ),
    ("Permissions.askAsync(Permissions.LOCATION)", "1:13 whenInUse Permissions"),
    ("navigator.geolocation.watchPosition(f)", "1:23 whenInUse navigator.geolocation"),
    (
      "import Geolocation from \"@react-native-community/geolocation\";\nGeolocation.getCurrentPosition(f);",
      "2:13 whenInUse Geolocation"
    ),
    (
      "import Geolocation from 'react-native-geolocation-service'\nGeolocation.requestAuthorization('always')",
      "2:13 always Geolocation"
    ),
    (
      "import {request, PERMISSIONS} from 'react-native-permissions'\nrequest(PERMISSIONS.IOS.LOCATION_ALWAYS)",
      "2:1 always "
    ),
    (
      "import { Geolocation } from '@capacitor/geolocation'\nawait Geolocation.requestPermissions()",
      "2:19 whenInUse Geolocation"
    ),
    ("$cordovaGeolocation.getCurrentPosition(o).then(f)", "1:21 whenInUse $cordovaGeolocation"),
    (
      "import { BackgroundGeolocationPlugin } from '@capacitor-community/background-geolocation'\nBackgroundGeolocation.addWatcher({}, f)",
      "2:23 whenInUse BackgroundGeolocation"
    ),
    (
      "import { BackgroundGeolocationPlugin } from '@capacitor-community/background-geolocation'\nBackgroundGeolocation.addWatcher({ backgroundMessage: 'Walks' }, f)",
      "2:23 always BackgroundGeolocation"
    ),
    (
      "<template><p>Don't</p></template>\n<script>\nnavigator.geolocation.watchPosition(f)</script><style>`</style>",
      "3:23 whenInUse navigator.geolocation"
    ),
    // Conditions on platforms that include an iPhone.
    (
      "if (Platform.isAndroid || Platform.isIOS) { Permission.location.request(); }",
      "1:65 whenInUse Permission.location"
    ),
    (
      "if (Platform.OS !== 'android') Permission.location.request();", "1:52 whenInUse Permission.location"
    ),
    (
      "Platform.isAndroid ? await a() : await Permission.location.request();",
      "1:60 whenInUse Permission.location"
    ),
    (
      "const isWeb = Platform.OS === 'web'\nconst p = await requestForegroundPermissionsAsync()",
      "2:17 whenInUse "
    ),
    (
      "function a(): { id: string } { return b; }\nPermission.location.request();",
      "2:21 whenInUse Permission.location"
    ),
    (
      "void a() async { if (Platform.isAndroid) { await plugin.androidInfo; } Permission.location.request(); }",
      "1:92 whenInUse Permission.location"
    ),
    ("canAsk ? Location.requestForegroundPermissionsAsync() : null", "1:19 whenInUse Location"),
    (
      "import BackgroundGeolocation from 'cordova-background-geolocation-lt';\n"
        + "BackgroundGeolocation.requestPermission();",
      "2:23 whenInUse BackgroundGeolocation"
    ),
  ])
  func `the usual plug-ins' requests are found`(text: String, request: String) {
    let named = request.replacing("whenInUse", with: "requestWhenInUseAuthorization")
      .replacing("always", with: "requestAlwaysAuthorization")
    #expect(requests(text) == [named])
  }

  @Test(arguments: [
    "// Permission.location.request()", "/* Permission.location.request() */",
    "'Permission.location.request()'",
    "`\nPermission.location.request()`", "'''\nPermission.location.request()\n'''",
    "Permission.camera.request()", "Permission.location.status", "await [Permission.sms].request();",
    "async requestForegroundPermissionsAsync() { return 1 }",
    "if (Platform.OS === 'web') { navigator.geolocation.watchPosition(f) }",
    "if (Platform.isAndroid) { await Permission.location.request(); }",
    "if (!kIsWeb && Platform.isAndroid) Permission.location.request();",
    "if (kIsWeb) { a(); } else if (defaultTargetPlatform == TargetPlatform.android) { Permission.location.request(); }",
    "Platform.OS !== 'ios' ? Permission.location.request() : null",
    "if (Capacitor.isNativePlatform()) { a(); } else { navigator.geolocation.watchPosition(f); }",
    "if (Capacitor.getPlatform() === 'web') { navigator.geolocation.watchPosition(f); }",
    "if (this.platform.is('android')) { navigator.geolocation.watchPosition(f); }",
    "function a() { if (Platform.OS === 'ios') { b(); return; } navigator.geolocation.watchPosition(f); }",
    "void a() async { final info = await plugin.androidInfo; Permission.location.request(); }",
    "const granted = await PermissionsAndroid.request(p);\n"
      + "if (granted === PermissionsAndroid.RESULTS.GRANTED) { navigator.geolocation.watchPosition(f); }",
    "messaging.requestPermission()", "Geolocator.checkPermission()",
    "import 'package:geolocator/geolocator.dart';\nFlutterOverlayWindow.requestPermission();",
    "import 'package:location/location.dart';\nFirebaseMessaging.instance.requestPermission();",
    "request(PERMISSIONS.ANDROID.ACCESS_FINE_LOCATION)", "Notifications.requestPermissionsAsync()",
    "import Geolocation from 'react-native-geolocation-service'\nGeolocation.getCurrentPosition(f)",
    "import {check, PERMISSIONS} from 'react-native-permissions'\ncheck(PERMISSIONS.IOS.LOCATION_ALWAYS)",
  ])
  func `nothing else is taken for a request`(text: String) {
    #expect(requests(text) == [])
  }

  @Test(arguments: [
    ("_s = Geolocator.getPositionStream().listen(f);", true),
    ("_s = Geolocator.getPositionStream().listen(f); } dispose() { _s.cancel();", false),
    ("return Geolocator.getPositionStream();", false), ("use(Geolocator.getPositionStream());", false),
    // A stream begins when something listens, and these end it themselves.
    ("return StreamBuilder(stream: Geolocator.getPositionStream());", false),
    ("yield* Geolocator.getPositionStream();", false), ("_all = Geolocator.getPositionStream();", false),
    ("await for (final p in Geolocator.getPositionStream()) { break; }", false),
  ])
  func `updates that nothing ends are found`(statement: String, isLeft: Bool) {
    let text = "import 'package:geolocator/geolocator.dart';\nstart() { \(statement) }"
    #expect(
      SourceReader().read(Array(text.utf8), as: .script)?.facts.first?.script?.isLeftRunning == isLeft)
  }

  @Test(arguments: [
    ("void _go() { _s = X; } build() { B(onPressed: _go); } dispose() { _s.cancel(); }", true),
    ("void _go() { _s = X; } build() { B(onPressed: () => _go()); } dispose() { _s.cancel(); }", true),
    ("void _go() { _s = X; } initState() { _go(); } dispose() { _s.cancel(); }", false),
    ("void _go() { _s?.cancel(); _s = X; } build() { B(onPressed: _go); }", false),
    (
      "void _go() { if (isTracking) return; _s = X; } build() { B(onPressed: _go); } stop() { _s.cancel(); }",
      false
    ),
    ("void _go() { final s = X; } build() { B(onPressed: _go); } stop() { s.cancel(); }", false),
  ])
  func `updates that replace earlier ones are found`(members: String, isOverwritten: Bool) {
    let text =
      "import 'package:geolocator/geolocator.dart';\nclass S { "
      + members.replacing("X", with: "Geolocator.getPositionStream().listen(f)") + " }"
    let facts = SourceReader().read(Array(text.utf8), as: .script)?.facts ?? []
    #expect(facts.first { $0.name == "getPositionStream" }?.script?.isOverwritten == isOverwritten)
  }

  @Test(arguments: [
    ("AppleSettings(distanceFilter: 10)", true),
    ("AppleSettings(allowBackgroundLocationUpdates: inBackground)", true),
    ("AppleSettings(allowBackgroundLocationUpdates: false)", false),
  ])
  func `settings of geolocator allow updates in the background unless they say no`(text: String, allows: Bool)
  {
    let facts = SourceReader().read(Array("f(\(text));".utf8), as: .script)?.facts ?? []
    #expect(facts.contains { $0.script?.role == .background } == allows)
  }

  private func facts(_ text: String) -> [SourceFact] {
    SourceReader().read(Array(text.utf8), as: .script)?.facts ?? []
  }

  @Test(arguments: [
    ("if (p.coords.accuracy <= 100) { add(p); }", ScriptCall.Role.accuracyFilter),
    ("if (p.coords.accuracy > LIMIT) return; add(p);", .accuracyFilter),
    ("if (p.coords.accuracy <= 100) { add(p); } else { warn(); }", nil),
    ("if (p.coords.accuracy > 100) { warn(); return; } add(p);", nil),
    ("if (p.coords.accuracy <= 5000) { add(p); }", nil),
    ("if (p.coords.accuracy <= 100) { add(p); } add(q);", nil),
  ])
  func `conditions that need Precise Location are found`(body: String, role: ScriptCall.Role?) {
    let text = "const LIMIT = 50;\nnavigator.geolocation.watchPosition(p => { \(body) });"
    let roles = facts(text).compactMap(\.script?.role)
    #expect(roles.first { $0 == .accuracyFilter } == role)
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      "if (" + String(repeating: "denied ", count: 50_000) + ") { f(); }",
      "if (denied) { " + String(repeating: "_a(); ", count: 20_000) + "throw x; } ",
      String(repeating: "function _a() { _b(); throw x; } function _b() { _a(); throw x; } ", count: 3_000),
      "console.log(" + String(repeating: "a.", count: 50_000) + "denied)",
      "if (" + String(repeating: "isAndroid && ", count: 20_000) + "x) { "
        + String(repeating: "Permission.location.request(); ", count: 5_000) + "}",
      String(repeating: "locate(", count: 20_000), String(repeating: "locate(); ", count: 20_000),
      String(repeating: "if (d < 1) { setA(a.accuracy > 1); _b = 1; } ", count: 10_000)
        + String(repeating: "const { a } = useLocation(); ", count: 10_000),
      "if (denied) { " + String(repeating: "Geolocator.requestPermission(); { ", count: 5_000),
    ])
  func `a hostile script takes no quadratic time`(text: String) {
    #expect(!requests("navigator.geolocation.getCurrentPosition(f);\n" + text).isEmpty)
  }

  @Test func `an apostrophe between tags hides the rest of its line alone`() {
    #expect(
      requests("<Text>Don't</Text>\n{navigator.geolocation.getCurrentPosition(f)}").map { $0.prefix(4) }
        == ["2:24"])
  }

  @Test(arguments: [
    "'", "\"", "`", "'''", "/*", "//", "\\", "'\\", "`\\", "(", "[", "navigator.geolocation.watchPosition(",
  ])
  func `what has no end is read to the end`(opening: String) {
    let text = "navigator.geolocation.getCurrentPosition(f) " + opening
    #expect(requests(text).first == "1:23 requestWhenInUseAuthorization navigator.geolocation")
    #expect(!requests(text + "\n x").isEmpty)
    #expect(!requests(text + String(repeating: opening, count: 20_000)).isEmpty)
  }

  @Test func `a script that was generated is not read`() {
    let text = "navigator.geolocation.getCurrentPosition(f)" + String(repeating: " ", count: 2 << 20)
    #expect(SourceReader().read(Array(text.utf8), as: .script) == nil)
  }
}
