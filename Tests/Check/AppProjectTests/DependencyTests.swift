import AppProject
import LocationPolicy
import SourceFacts
import Testing

@Suite("Dependencies from package managers")
struct DependencyTests {
  private static let request = """
    #import <CoreLocation/CoreLocation.h>
    #if PERMISSION_LOCATION
    void ask(CLLocationManager *manager) { [manager requestWhenInUseAuthorization]; }
    #endif
    """
  private static let spec = """
    Pod::Spec.new do |s|
      s.name = package['name'] # a comment with 's.source_files = "no"'
      s.source_files = 'Classes/**/*.{h,m}',
        "Core"
      s.exclude_files = 'Classes/Old/**/*'
      s.osx.source_files = 'Mac/*.m'
    end
    """

  /// A project with an app that links the combined library of its pods.
  private static var project: String {
    ProjectText.app(
      settings: "",
      more: """
        A = {isa = PBXFileReference; path = "Pods_Runner.framework"; sourceTree = BUILT_PRODUCTS_DIR; };
        AB = {isa = PBXBuildFile; fileRef = A; };
        FP = {isa = PBXFrameworksBuildPhase; files = (AB, ); };
        """
    ).replacing("buildPhases = (S, )", with: "buildPhases = (S, FP, )")
  }

  @Test func `a Flutter app is joined with the plug-ins that are on disk, the others are named`() throws {
    let tree = try FixtureTree([
      "pubspec.yaml": "name: app",
      ".flutter-plugins-dependencies": """
      {"info": "", "plugins": {"ios": [
        {"name": "handler", "path": ".cache/handler-1.0/", "native_build": true, "dependencies": []},
        {"name": "gone", "path": "/nowhere/gone-1.0/"},
        {"name": "pure", "path": ".cache/pure-1.0/"}], "android": []}}
      """,
      ".cache/handler-1.0/ios/handler.podspec": Self.spec,
      ".cache/handler-1.0/ios/Classes/H.m": Self.request,
      ".cache/handler-1.0/ios/Classes/Enums.h":
        "#ifndef PERMISSION_LOCATION\n#define PERMISSION_LOCATION 0\n#endif",
      ".cache/handler-1.0/ios/Classes/Old/Old.m": "", ".cache/handler-1.0/ios/Core/C.m": "",
      ".cache/handler-1.0/ios/Mac/M.m": "", ".cache/handler-1.0/ios/Other.m": "",
      ".cache/pure-1.0/lib/pure.dart": "",
      "ios/Runner.xcodeproj/project.pbxproj": Self.project, "ios/App/Main.swift": "",
      "ios/Podfile": """
      target 'Runner' do
        pod 'Maps/Core', '~> 1.0' # not on disk
      end
      config.build_settings['GCC_PREPROCESSOR_DEFINITIONS'] ||= ['$(inherited)',
        # 'PERMISSION_LOCATION=0',
        'PERMISSION_LOCATION=1', ]
      """,
    ])
    let inventory = try tree.read()
    #expect(
      InventoryText.text(inventory) == """
        framework handler in .cache/handler-1.0/ios/handler.podspec
          source .cache/handler-1.0/ios/Classes/Enums.h
          source .cache/handler-1.0/ios/Classes/H.m
          source .cache/handler-1.0/ios/Core/C.m
        app App in ios/Runner.xcodeproj needs Maps, Pods_Runner, gone, handler
          Release no version plist none
        """ + "\n  source ios/App/Main.swift\nwarning .cache/handler-1.0/ios/handler.podspec:1:1 " + Self.asks
    )
    #expect(inventory.targets.map(\.isDependency) == [true, false])
  }

  private static let asks =
    "handler, which a package manager brings, asks for location. That counts in the apps that link it; to have its own code judged as well, add --include-dependencies."

  @Test(arguments: [nil, "", "'PERMISSION_LOCATION=1'"])
  func `a macro that a Podfile does not set is what the plug-in's headers say`(macro: String?) throws {
    let files = [
      "pubspec.yaml": "",
      "pubspec.lock": """
      packages:
        handler:
          dependency: "direct main"
          description: {path: ../handler, relative: true}
          source: path
          version: "1.0.0"
        flutter: {dependency: "direct main", description: flutter, source: sdk, version: "0.0.0"}
        path: {dependency: transitive, description: {name: path}, source: hosted, version: "1.9.0"}
      """,
      "ios/Runner.xcodeproj/project.pbxproj": Self.project, "ios/App/Main.swift": "",
    ]
    let tree = try FixtureTree(
      files.mapKeys { "app/" + $0 }.merging([
        "handler/ios/handler.podspec": Self.spec, "handler/ios/Classes/H.m": Self.request,
        "handler/ios/Classes/Enums.h": "#ifndef PERMISSION_LOCATION\n#define PERMISSION_LOCATION 0\n#endif",
      ]) { first, _ in first }
      .merging(macro.map { ["app/ios/Podfile": "s['GCC_PREPROCESSOR_DEFINITIONS'] = [\($0)]"] } ?? [:]) { $1 }
    )
    let targets = try tree.read("app").targets
    #expect(
      targets.map(\.dependencies) == [[], ["Pods_Runner", "handler", "the plug-ins of pubspec.yaml"]])
    let asking = targets.flatMap(\.sources).compactMap(\.facts).flatMap(\.facts)
      .filter { $0.kind == .call }.map(\.name)
    #expect(asking == (macro == "" ? [] : ["requestWhenInUseAuthorization"]))
  }

  @Test(
    arguments: [
      ("^7.2.0", nil), ("^8.0.0", []), ("^12.0.0+1", ["PERMISSION_LOCATION"]),
    ] as [(String, Set<String>?)])
  func `a Flutter app contains its scripts, and the macros of a permission_handler that needs them`(
    version: String, macros: Set<String>?
  ) throws {
    let files = [
      "pubspec.yaml": "dependencies:\n  permission_handler: \(version)",
      "lib/main.dart": "Permission.location.request();",
      "test/main_test.dart": "Permission.location.request();",
      "ios/Runner.xcodeproj/project.pbxproj": Self.project, "ios/App/Main.swift": "",
    ].merging(
      macros == ["PERMISSION_LOCATION"]
        ? [
          "ios/Podfile":
            "s['GCC_PREPROCESSOR_DEFINITIONS'] = ['$(inherited) PERMISSION_LOCATION=1', 'PERMISSION_CAMERA=0']"
        ]
        : [:]
    ) { $1 }
    let target = try #require(try FixtureTree(files).read().targets.first)
    #expect(target.sources.filter { $0.facts != nil }.map(\.path) == ["lib/main.dart"])
    #expect(target.permissionHandlerMacros == macros)
    #expect(target.locationPlugIns.map(\.name) == (macros == nil ? ["permission_handler"] : []))
  }

  @Test(arguments: [
    "pubspec.yaml": "dependencies:\n  permission_handler: ^12.0.0\n  geolocator: ^12.0.0",
    "package.json": #"{"dependencies": {"react-native": "0.74.0"}}"#,
  ])
  func `an app whose Xcode project is generated contains its scripts`(manifest: String, text: String) throws {
    let target = try #require(
      try FixtureTree([
        manifest: text, "lib/main.dart": "Geolocator.requestPermission();",
        "index.js": "Geolocation.requestAuthorization('whenInUse');",
        "ios/Runner/Info.plist": """
        <plist><dict><key>CFBundlePackageType</key><string>APPL</string>
        <key>NSLocationWhenInUseUsageDescription</key><string>Your run is recorded.</string></dict></plist>
        """,
      ]).read().targets.first)
    #expect(target.sources.map(\.path) == [manifest == "pubspec.yaml" ? "lib/main.dart" : "index.js"])
    // The Podfile, which isn't there, may set the macros.
    #expect(target.permissionHandlerMacros == nil)
  }

  @Test(
    arguments: [
      ("9.4.7", "", []), ("9.4.8", "", nil), ("", "FlutterGeneratedPluginSwiftPackage", nil), ("", "", []),
    ]
      as [(String, String, Set<String>?)])
  func `permission_handler takes its permissions from the Info.plist with Swift's package manager`(
    version: String, reference: String, macros: Set<String>?
  ) throws {
    let files = [
      "pubspec.yaml": "dependencies:\n  permission_handler: ^12.0.0", "lib/main.dart": "void main() {}",
      "ios/Runner.xcodeproj/project.pbxproj": Self.project + "\n// \(reference)",
    ].merging(
      version.isEmpty
        ? [:] : ["pubspec.lock": "packages:\n  permission_handler_apple:\n    version: \"\(version)\""]
    ) { $1 }
    let target = try #require(try FixtureTree(files).read().targets.first)
    #expect(target.permissionHandlerMacros == macros)
  }

  @Test func `a Flutter app contains only the files that its entry points use`() throws {
    func ask(_ name: String) -> String { "Future<void> \(name)() => Permission.location.request();" }
    let target = try #require(
      try FixtureTree([
        "pubspec.yaml": "name: runs", "ios/Runner.xcodeproj/project.pbxproj": Self.project,
        "lib/main.dart":
          """
        import 'package:runs/home.dart';
        import 'package:runs/left.dart';
        import 'package:runs/more.dart';
        import 'a.dart'
          if (dart.library.io) 'b.dart';
        // left()
        void main() { home(); inPart(); soon(); more(); }
        """,
        "lib/home.dart": "part 'home_part.dart';\n\(ask("home"))", "lib/home_part.dart": ask("inPart"),
        "lib/a.dart": "void soon() {}", "lib/b.dart": ask("soon"), "lib/left.dart": ask("left"),
        "lib/more.dart": "extension Asking on String {}\n\(ask("more"))",
        "lib/old/old.dart": ask("old"), "lib/tool.dart": "@pragma('vm:entry-point')\n\(ask("tool"))",
      ]).read().targets.first)
    #expect(
      target.sources.filter { !($0.facts?.facts.isEmpty ?? true) }.map(\.path)
        == ["lib/b.dart", "lib/home.dart", "lib/home_part.dart", "lib/more.dart", "lib/tool.dart"])
  }

  @Test func `a Flutter app also contains the packages that it takes from a path`() throws {
    func ask(_ name: String) -> String { "Future<void> \(name)() => Permission.location.request();" }
    let inventory = try FixtureTree([
      "pubspec.yaml": "name: compass\ndependencies:\n  sensors:\n    path: packages/sensors",
      "packages/sensors/pubspec.yaml": "name: sensors", "packages/sensors/lib/sensors.dart": ask("sense"),
      "packages/sensors/lib/unused.dart": ask("unused"), "lib/compass.dart": "export 'src/asks.dart';",
      "lib/src/asks.dart":
        "import 'package:sensors/sensors.dart';\n\(ask("ask"))\nvoid point() { ask(); sense(); }",
      "example/pubspec.yaml": "name: example\ndependencies:\n  compass:\n    path: ../",
      "example/ios/Runner.xcodeproj/project.pbxproj": Self.project,
      "example/lib/main.dart": "import 'package:compass/compass.dart';\nvoid main() { point(); }",
    ]).read()
    let target = try #require(inventory.targets.first)
    #expect(
      target.sources.filter { !($0.facts?.facts.isEmpty ?? true) }.map(\.path).sorted()
        == ["lib/src/asks.dart", "packages/sensors/lib/sensors.dart"])
  }

  @Test func `a Flutter app's plug-ins that bring requests are known by their names`() throws {
    let target = try #require(
      try FixtureTree([
        "pubspec.yaml": "dependencies:\n  http: ^1.0.0\n  geolocator: ^13.0.0\n  geocoding: 2.0.0",
        "ios/Runner.xcodeproj/project.pbxproj": Self.project,
      ]).read().targets.first)
    #expect(
      target.locationPlugIns == [
        PlugInPlace(name: "geolocator", at: Site(file: "pubspec.yaml", line: 3, column: 3))
      ])
  }

  @Test(arguments: [
    ("ios", "{\"dependencies\": {\"react-native\": \"1\"}}"),
    ("ios/App", "{\"dependencies\": {\"@capacitor/core\": \"1\"}}"),
    ("ios/App", "{\"devDependencies\": {\"@capacitor/ios\": \"1\"}}"),
  ])
  func `an app of React Native's or Capacitor's contains the scripts of its package`(
    folder: String, package: String
  ) throws {
    let script = "navigator.geolocation.getCurrentPosition(f)"
    let tree = try FixtureTree([
      "package.json": package, "src/App.tsx": script,
      "index.js": "import './src/App';\n\(script)", "index.html": "<script src='index.js'></script>",
      "node_modules/lib/index.js": script, "android/a.js": script, "metro.config.js": script,
      "types.d.ts": script,
      "\(folder)/Runner.xcodeproj/project.pbxproj": Self.project, "\(folder)/App/Main.swift": "",
    ])
    let target = try #require(try tree.read().targets.first)
    #expect(target.sources.filter { $0.facts != nil }.map(\.path) == ["index.js", "src/App.tsx"])
  }

  @Test func `without a lock file the plug-ins that a pubspec takes from beside it are joined`() throws {
    let tree = try FixtureTree([
      "example/pubspec.yaml": """
      dependencies:
        flutter: {sdk: flutter}
        handler: {path: ../}
        cupertino_icons: ^1.0.2
      """,
      "example/ios/Runner.xcodeproj/project.pbxproj": Self.project, "example/ios/App/Main.swift": "",
      "ios/handler.podspec": Self.spec, "ios/Classes/H.m": Self.request,
    ])
    #expect(
      try tree.read().targets.map { "\($0.name) \($0.container) \($0.dependencies)" } == [
        "App example/ios/Runner.xcodeproj [\"Pods_Runner\", \"handler\", \"the plug-ins of pubspec.yaml\"]",
        "handler ios/handler.podspec []",
      ])
  }

  @Test
  func `a library for CocoaPods that nothing takes is a target, one whose code is read already is none`()
    throws
  {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: ""), "App/Main.swift": "",
      "App.podspec": "s.source_files = 'App/*.swift'", "Empty.podspec": "s.source_files = 'No/*.swift'",
      "geo/ios/geo.podspec": Self.spec, "geo/ios/Classes/G.m": Self.request,
      "Built.podspec": "s.source_files = 'Built/*.h'\ns.vendored_frameworks = 'Built.framework'",
      "Built/B.h": "",
    ])
    #expect(
      InventoryText.text(try tree.read()) == """
        app App in App.xcodeproj
          Release no version plist none
          source App/Main.swift
        framework geo in geo/ios/geo.podspec
          Release no version plist none
          source geo/ios/Classes/G.m
        """)
  }

  @Test func `a pod that is being developed is the project's own`() throws {
    let tree = try FixtureTree([
      "Example/App.xcodeproj/project.pbxproj": Self.project, "Example/App/Main.swift": "",
      "Example/Pods/Pods.xcodeproj/project.pbxproj": Self.pods.replacing("Geo/G.m", with: "../../Geo/G.m"),
      "Geo/G.m": Self.request, "Geo.podspec": "s.source_files = 'Geo/*.m'",
    ])
    #expect(
      try tree.read().targets.map { "\($0.name) \($0.isDependency)" } == [
        "App false", "Geo false", "Pods-Runner true",
      ])
  }

  @Test func `the pods of a lock file are joined from node_modules, which the app shares with others`() throws
  {
    let tree = try FixtureTree([
      "packages/app/ios/App.xcodeproj/project.pbxproj": Self.project,
      "packages/app/ios/App/Main.swift": "",
      "packages/app/ios/Podfile.lock": """
      PODS:
        - Firebase/Core (10.18.0):
          - Firebase/CoreOnly
        - Firebase/CoreOnly (10.18.0)
        - react-native-geolocation (3.0.0):
          - React-Core

      DEPENDENCIES:
        - "react-native-geolocation (from `../../../node_modules/@community/geolocation`)"

      EXTERNAL SOURCES:
        react-native-geolocation:
          :path: "../../../node_modules/@community/geolocation"

      SPEC CHECKSUMS:
        Firebase: 414ad272f8d02dfbf12662a9d43f4bba9bec2a06

      COCOAPODS: 1.14.3
      """,
      "node_modules/@community/geolocation/react-native-geolocation.podspec":
        "s.source_files = \"ios/**/*.{h,m,mm}\"",
      "node_modules/@community/geolocation/ios/R.mm": "[manager requestAlwaysAuthorization];",
      "node_modules/@community/geolocation/example/E.m": "",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        framework react-native-geolocation in node_modules/@community/geolocation/react-native-geolocation.podspec
          source node_modules/@community/geolocation/ios/R.mm
        app App in packages/app/ios/App.xcodeproj needs Firebase, react-native-geolocation
          Release no version plist none
          source packages/app/ios/App/Main.swift
        warning node_modules/@community/geolocation/react-native-geolocation.podspec:1:1 react-native-geolocation, which a package manager brings, asks for location. That counts in the apps that link it; to have its own code judged as well, add --include-dependencies.
        """)
  }

  @Test func `modules that an app links by itself are found by package.json, missing ones may be any`() throws
  {
    let files = [
      "ios/App.xcodeproj/project.pbxproj": Self.project, "ios/App/Main.swift": "",
      "ios/Podfile": "target 'App' do\n  config = use_native_modules!\nend\n",
      "package.json":
        "{\n\t\"dependencies\": {\"@a/geo\": \"1\", \"lodash\": \"4\"},\n\t\"devDependencies\": {\"x\": \"1\"}}",
      "node_modules/@a/geo/geo.podspec": "s.source_files = computed(s)",
      "node_modules/@a/geo/ios/G.swift": "", "node_modules/@a/geo/android/A.swift": "",
    ]
    let missing = try FixtureTree(files)
    let whole = try FixtureTree(files.merging(["node_modules/lodash/index.js": ""]) { $1 })
    #expect(
      try missing.read().targets.map(\.dependencies) == [
        ["Pods_Runner", "geo", "the modules of package.json"], [],
      ])
    #expect(
      InventoryText.text(try whole.read()) == """
        app App in ios/App.xcodeproj needs Pods_Runner, geo
          Release no version plist none
          source ios/App/Main.swift
        framework geo in node_modules/@a/geo/geo.podspec
          source node_modules/@a/geo/ios/G.swift
        """)
  }

  @Test func `installed pods are read through their project, and those that no app links are left out`()
    throws
  {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": Self.project, "App/Main.swift": "",
      "Pods/Pods.xcodeproj/project.pbxproj": Self.pods, "Pods/Geo/G.m": Self.request,
    ])
    let inventory = try tree.read()
    #expect(
      inventory.targets.map { "\($0.name) \($0.dependencies) \($0.isDependency)" } == [
        "App [\"Pods-Runner\"] false", "Geo [] true", "Pods-Runner [\"Geo\"] true",
      ])
    #expect(inventory.targets[1].sources.map { $0.facts?.facts.map(\.name) } == [["CoreLocation"]])
    var options = ProjectReader.Options()
    options.includesDependencies = true
    #expect(
      try tree.read(options: options).targets.map { "\($0.name) \($0.isDependency)" } == [
        "App false", "Geo false", "Lonely false", "Pods-Runner false",
      ])
  }

  private static let pods = ProjectText.project(
    """
    P = {isa = PBXProject; mainGroup = M; targets = (T, L, A, ); };
    M = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
    F = {isa = PBXFileReference; path = Geo/G.m; sourceTree = "<group>"; };
    B = {isa = PBXBuildFile; fileRef = F; };
    S = {isa = PBXSourcesBuildPhase; files = (B, ); };
    T = {isa = PBXNativeTarget; name = Geo; productType = "com.apple.product-type.framework";
      buildPhases = (S, ); buildConfigurationList = TL; };
    L = {isa = PBXNativeTarget; name = Lonely; productType = "com.apple.product-type.framework"; buildConfigurationList = TL; };
    A = {isa = PBXNativeTarget; name = "Pods-Runner"; productType = "com.apple.product-type.framework";
      dependencies = (D, ); buildConfigurationList = TL; };
    D = {isa = PBXTargetDependency; target = T; };
    TL = {isa = XCConfigurationList; buildConfigurations = (TR, ); defaultConfigurationName = Release; };
    TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {
      SDKROOT = iphoneos; GCC_PREPROCESSOR_DEFINITIONS = "POD=1 PERMISSION_LOCATION=0 $(inherited)"; }; };
    """)

  @Test func `a package outside of the folder counts where an app links it, and one beside does not`() throws
  {
    let tree = try FixtureTree([
      "app/App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "",
        more: """
          R = {isa = XCLocalSwiftPackageReference; relativePath = ../Geo; };
          PD = {isa = XCSwiftPackageProductDependency; productName = Geo; };
          """
      ).replacing("mainGroup = M;", with: "mainGroup = M; packageReferences = (R, );")
        .replacing("buildPhases = (S, )", with: "packageProductDependencies = (PD, ); buildPhases = (S, )"),
      "app/App/Main.swift": "",
      "Geo/Package.swift": """
      let package = Package(name: "Geo", products: [.library(name: "Geo", targets: ["GeoCore"])],
        dependencies: [.package(path: "../Base")],
        targets: [.target(name: "GeoCore", dependencies: ["Base"]), .target(name: "Unused")])
      """,
      "Geo/Sources/GeoCore/G.swift": "", "Geo/Sources/Unused/U.swift": "",
      "Base/Package.swift": "let package = Package(name: \"Base\", targets: [.target(name: \"Base\")])",
      "Base/Sources/Base/B.swift": "",
    ])
    let shown = InventoryText.text(try tree.read("app"))
    #expect(
      shown == """
        framework Base in ../Base/Package.swift
          Release no version plist none
          source ../Base/Sources/Base/B.swift
        framework GeoCore in ../Geo/Package.swift needs Base
          Release no version plist none
          source ../Geo/Sources/GeoCore/G.swift
        app App in App.xcodeproj needs GeoCore
          Release no version plist none
          source App/Main.swift
        """)
  }

  @Test(arguments: [String(repeating: "{a,b}", count: 400), "/**", "../../../**/*", "{", "**/**/**/*{h,m}"])
  func `patterns that multiply, or lead out of a library, end`(pattern: String) throws {
    let tree = try FixtureTree([
      "a/b/ios/App.xcodeproj/project.pbxproj": Self.project, "a/b/ios/App/Main.swift": "", "Out.m": "",
      "a/b/ios/Podfile": "pod 'Lib', :path => 'Lib'\npod 'Gone', :path => \"#{where}\"\npod 'Lib/Part'",
      "a/b/ios/Lib/Lib.podspec": "s.source_files = '\(pattern)'", "a/b/ios/Lib/L.m": "",
    ])
    let targets = try tree.read("a").targets
    #expect(targets.map(\.dependencies) == [["Gone", "Lib", "Pods_Runner"], []])
    #expect(targets[1].sources.map(\.path).filter { $0.hasSuffix("Out.m") } == [])
  }

  @Test func `lists of dependencies that can't be read are told with what writes them anew`() throws {
    let tree = try FixtureTree([
      "pubspec.yaml": "", ".flutter-plugins-dependencies": "[", "pubspec.lock": "a: [",
      "ios/App.xcodeproj/project.pbxproj": Self.project, "ios/App/Main.swift": "",
      "ios/Podfile.lock": "PODS: [",
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.dependencies) == [["Pods_Runner", "the plug-ins of pubspec.yaml"]])
    #expect(
      inventory.problems.map { "\($0.severity) \($0.origin.file) \($0.message)" } == [
        "warning .flutter-plugins-dependencies This is not a readable list of plug-ins; run flutter pub get to have it written again.",
        "warning ios/Podfile.lock This is not a readable list of pods: this bracket is never closed. Run pod install again.",
        "warning pubspec.lock This is not a readable lock file: this bracket is never closed. Run flutter pub get to have it written again.",
      ])
  }
}

extension Dictionary {
  fileprivate func mapKeys(_ change: (Key) -> Key) -> [Key: Value] {
    Dictionary(uniqueKeysWithValues: map { (change($0.key), $0.value) })
  }
}
