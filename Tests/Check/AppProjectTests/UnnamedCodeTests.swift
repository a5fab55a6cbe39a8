import AppProject
import SourceFacts
import Testing

@Suite("Code that nothing names") struct UnnamedCodeTests {
  /// The project file, which compiles a screen, the app's delegate and a storyboard.
  private static let specification = """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        deploymentTarget: "15.0"
        sources: [App]
        settings:
          INFOPLIST_FILE: App/Info.plist
    """

  private static let screen = """
    #import <CoreLocation/CoreLocation.h>
    @interface MapScreen () <CLLocationManagerDelegate>
    @end
    @implementation MapScreen
    - (void)locatePerson { [self.manager startUpdatingLocation]; }
    @end
    """

  private func unnamed(
    _ delegate: String, storyboard: String? = nil, infoPlist: String = "<key>A</key><string>B</string>",
    others: [String: String] = [:]
  ) throws -> UnnamedCode {
    var files = [
      "project.yml": Self.specification, "App/Info.plist": ProjectText.plist(infoPlist),
      "App/MapScreen.m": Self.screen,
      "App/MapScreen.h": "@interface MapScreen : UIViewController\n- (void)locatePerson;\n@end",
      "App/AppDelegate.m": delegate,
      "App/main.m": "int main() { return UIApplicationMain(argc, argv, nil, @\"AppDelegate\"); }",
    ].merging(others) { $1 }
    files["App/Main.storyboard"] = storyboard.map {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="A">
      <scenes><scene sceneID="s"><objects>\($0)</objects></scene></scenes>
      </document>
      """
    }
    return try #require(FixtureTree(files).read().targets.first).unnamed
  }

  @Test func `imports, comments and declarations name nothing`() throws {
    let found = try unnamed(
      """
      #import "MapScreen.h"
      @class MapScreen;
      // [[MapScreen alloc] init]
      /* MapScreen */
      @interface AppDelegate : UIResponder
      @end
      """)
    #expect(found.types == ["MapScreen": ["UIViewController", "CLLocationManagerDelegate"]])
    #expect(found.functions == ["locatePerson"])
  }

  @Test(arguments: [
    "void show() { [[MapScreen alloc] init]; }", "void show() { [MapScreen new]; }",
    "void show() { MapScreen.new; }", "void show() { [MapScreen screenWithPlace:place]; }",
    "Class c = [MapScreen class];", "Class c = NSClassFromString(@\"MapScreen\");",
    "Class c = NSClassFromString(name);", "Class c = [bundle classNamed:name];",
    "#if 0\n#else\nvoid show() { [MapScreen new]; }\n#endif",
    "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@property MapScreen *screen;\n@end\n"
      + "@implementation AppDelegate\n- (void)show { self.screen = [MapScreen new]; }\n@end",
    "@implementation UIViewController (Map)\n- (void)showMap { [MapScreen new]; }\n@end",
    "int main() { return UIApplicationMain(argc, argv, nil, @\"MapScreen\"); }",
    "@implementation MapScreen (Start)\n+ (void)load { [[self alloc] init]; }\n@end",
  ])
  func `code makes an object`(code: String) throws {
    #expect(try unnamed(code).types.isEmpty)
  }

  @Test(arguments: [
    "#if 0\nvoid show() { [MapScreen new]; }\n#if A\n#endif\n#else\n#endif",
    "void close(UIViewController *screen) { if ([screen isKindOfClass:[MapScreen class]]) [screen close]; }",
    "void close(id screen) { [(MapScreen *)screen close]; }",
    "@interface AppDelegate : UIResponder\n@property (nonatomic) MapScreen *screen;\n@end",
    "@implementation MapScreen (Pins)\n+ (instancetype)screen { return [[MapScreen alloc] init]; }\n@end",
  ])
  func `code names a class in Objective-C without making an object`(code: String) throws {
    #expect(try unnamed(code).types.keys.contains("MapScreen"))
  }

  @Test(arguments: [("NSObject", true), ("UIViewController", false)])
  func `a library that reads JSON may make an object for a property, but no screen`(
    supertype: String, isMade: Bool
  ) throws {
    let header = "@interface MapScreen : \(supertype)\n@end"
    let property = "@interface AppDelegate : UIResponder\n  @property NSArray<MapScreen *> *all;\n@end"
    #expect(try unnamed(property, others: ["App/MapScreen.h": header]).types.isEmpty == isMade)
  }

  /// A screen that shows the map.
  private static let menu = """
    @interface Menu : UIViewController
    @end
    @implementation Menu
    - (void)showMap { [self presentViewController:[MapScreen new] animated:YES completion:nil]; }
    @end
    """

  @Test(arguments: [
    ("", false), ("// [Menu new]", false), ("void show() { [Menu new]; }", true),
    (
      "@interface Start : UIViewController\n@end\n@implementation Start\n- (void)go { [Menu new]; }\n@end",
      false
    ),
    (
      "@interface Start : UIViewController\n@end\n@implementation Start\n- (void)go { [Menu new]; }\n@end\n"
        + "void show() { [Start new]; }", true
    ),
    // A kind of class whose objects the system may make.
    ("@interface Start : INExtension\n@end\n@implementation Start\n- (void)go { [Menu new]; }\n@end", true),
    ("@interface Wide : Menu\n@end\nvoid show() { [Wide new]; }", true),
    ("@interface Wide : Menu\n@end", false),
  ])
  func `what only classes make that nothing makes is not made`(code: String, isMade: Bool) throws {
    #expect(try unnamed(code, others: ["App/Menu.m": Self.menu]).types.isEmpty == isMade)
  }

  @Test func `classes that only make each other are not made`() throws {
    let screen = "@implementation MapScreen (Back)\n- (void)goBack { [Menu new]; }\n@end"
    #expect(try !unnamed(screen, others: ["App/Menu.m": Self.menu]).types.isEmpty)
  }

  @Test func `the screen of a storyboard that makes another is made`() throws {
    let scene = "<viewController id=\"A\" customClass=\"Menu\" sceneMemberID=\"viewController\"/>"
    #expect(try unnamed("", storyboard: scene, others: ["App/Menu.m": Self.menu]).types.isEmpty)
  }

  @Test(arguments: [
    ("<viewController id=\"A\" customClass=\"MapScreen\" sceneMemberID=\"viewController\"/>", true),
    ("<viewController id=\"B\" customClass=\"MapScreen\" sceneMemberID=\"viewController\"/>", false),
    (
      "<viewController id=\"B\" customClass=\"MapScreen\" sceneMemberID=\"viewController\"/>"
        + "<segue destination=\"B\" kind=\"show\" id=\"x\"/>", true
    ),
    ("<placeholder placeholderIdentifier=\"IBFilesOwner\" customClass=\"MapScreen\"/>", false),
    ("<view id=\"B\" customClass=\"MapScreen\"/>", true),
  ])
  func `an interface names a type if it can be shown`(scene: String, isNamed: Bool) throws {
    #expect(try unnamed("", storyboard: scene).types.isEmpty == isNamed)
  }

  @Test(arguments: [
    ("", false), ("// withIdentifier: \"Map\"", false),
    ("[board instantiateViewControllerWithIdentifier:@\"Map\"];", true),
    ("[board instantiateViewControllerWithIdentifier:name];", true),
    ("[board instantiateViewControllerWithIdentifier:@\"List\"];", false),
  ])
  func `code names a screen by its identifier`(code: String, isNamed: Bool) throws {
    let scene =
      "<viewController storyboardIdentifier=\"Map\" id=\"B\" customClass=\"MapScreen\" sceneMemberID=\"viewController\"/>"
    #expect(try unnamed(code, storyboard: scene).types.isEmpty == isNamed)
  }

  @Test func `an attribute of an object in a storyboard names a screen`() throws {
    let scene = """
      <viewController storyboardIdentifier="Map" id="B" customClass="MapScreen" sceneMemberID="viewController"/>
      <viewController id="A"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="firstScreen" value="Map"/>
      </userDefinedRuntimeAttributes></viewController>
      """
    #expect(try unnamed("", storyboard: scene).types.isEmpty)
  }

  @Test func `an action of a control names a function`() throws {
    let button = "<button id=\"C\"><connections><action selector=\"locatePerson\"/></connections></button>"
    #expect(try unnamed("", storyboard: button).functions.isEmpty)
  }

  @Test func `no type is known to be unmade without the beginning of the app`() throws {
    let found = try unnamed("", others: ["App/main.m": ""])
    #expect(found.types.isEmpty)
    #expect(found.functions == ["locatePerson"])
  }

  @Test func `nothing is known if an interface is missing or can't be read`() throws {
    let key = "<key>UIMainStoryboardFile</key><string>Start</string>"
    #expect(try unnamed("", infoPlist: key) == .none)
    #expect(try unnamed("", others: ["App/Old.xib": "<archive/>"]) == .none)
  }

  @Test func `code in Dart that nothing reaches from the app's beginning isn't read`() throws {
    let ask = "await Geolocator.requestPermission();"
    let sources = try FixtureTree([
      "pubspec.yaml": "name: walks", "ios/Runner.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
      "lib/main.dart": "import 'walk.dart';\nvoid main() { Walk().startWalk(); }",
      "lib/main_old.dart": "import 'walk.dart';\nclass Old {}\nvoid main() { Walk().startOld(); }",
      "lib/walk.dart": """
      import 'package:geolocator/geolocator.dart';
      class Walk extends Task {
        final Map<String, int> counts = {'}': 1};
        Future<void> startWalk() async { \(ask) }
        // startDrive() was here
        Future<void> startDrive() async { \(ask) }
        @override
        Future<void> repeat() async { \(ask) }
        Future<void> startHike() async { \(ask) }
        void initState() { \(ask) }
        Future<void> startOld() async { \(ask) }
      }
      class DriveScreen extends StatelessWidget {
        void begin() { Walk().startDrive(); Driving().drive(); }
      }
      class Driving {
        Driving() { \(ask) }
        (int, int) drive() { \(ask) }
      }
      """,
    ]).read().targets.first?.sources
    let walk = try #require(sources?.first { $0.path == "lib/walk.dart" }?.facts)
    #expect(walk.facts.map(\.position.line) == [4, 8, 10, 11])
    #expect(walk.script?.types.map(\.name) == ["", "Walk"])
    #expect(
      walk.script?.types.last?.functions.map(\.name) == ["startWalk", "repeat", "initState", "startOld"])
  }

  @Test func `screens that only a table of routes names are reached`() throws {
    let sources = try FixtureTree([
      "pubspec.yaml": "name: walks", "ios/Runner.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
      "lib/main.dart": "import '/router/routes.dart';\nvoid main() { run(routes); }",
      "lib/router/routes.dart": """
      import '../map.dart';
      final Map<String, Widget Function(BuildContext)> routes = {'map': (_) => MapScreen()};
      """,
      "lib/map.dart": """
      import 'package:geolocator/geolocator.dart';
      class MapScreen extends StatelessWidget {
        Widget build(BuildContext context) { return Map(at: Geolocator.getCurrentPosition()); }
      }
      """,
    ]).read().targets.first?.sources
    let map = try #require(sources?.first { $0.path == "lib/map.dart" }?.facts)
    #expect(map.script?.types.last?.functions.map(\.name) == ["build"])
  }

  @Test func `a second file with the app's beginning and the same types is a copy that isn't built`() throws {
    let app = "import 'package:geolocator/geolocator.dart';\nclass App {}\nvoid main() { run(App()); }"
    let sources = try FixtureTree([
      "pubspec.yaml": "name: walks", "ios/Runner.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
      "lib/main.dart": app, "lib/main_copy.dart": app, "lib/main_dev.dart": "void main() { begin(); }",
    ]).read().targets.first?.sources
    #expect(sources?.map(\.path) == ["lib/main.dart", "lib/main_dev.dart"])
  }
}
