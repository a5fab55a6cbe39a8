import LocationPolicy
import SourceFacts
import TestSupport
import Testing

@testable import AppProject

@Suite("Which scripts an app runs") struct ScriptReachTests {
  private static let ask = "navigator.geolocation.getCurrentPosition(show);"
  private static let native = #"{"dependencies": {"react-native": "1"}}"#

  /// The scripts of an app of React Native's with a call of location in them, by name.
  private func asking(_ files: [String: String], package: String = native) throws -> [String] {
    let project = [
      "package.json": package, "ios/Walks.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
    ]
    let inventory = try FixtureTree(files.merging(project) { own, _ in own }).read()
    let app = try #require(inventory.targets.first { $0.kind == .app })
    return app.sources.filter { !($0.facts?.facts.isEmpty ?? true) }.map(\.path)
  }

  @Test func `paths to pictures are looked up in little time, however many scripts there are`() {
    let files = (0..<5_000).map { FilePath("/app/src/d\($0 / 50)/f\($0).js") }
    let paths = NodePaths(files)
    let start = ThreadTime.now
    let found = files.reduce(0) { found, file in
      found
        + (0..<5).reduce(0) {
          $0 + paths.files(named: "../../assets/p\($1).png", in: file, isImport: true).count
        }
    }
    #expect(found == 0)
    #expect(ThreadTime.now - start < 5)
    let folder = files.filter { $0.isInside(FilePath("/app/src/d7")) }
    #expect(paths.files(named: "../d7", in: files[0], isImport: true).sorted() == folder.sorted())
  }

  @Test(arguments: [
    "import { Map } from './src/Map';", "import './src/Map';", "export * from './src/Map';",
    "import { Map } from './src/map.js';", "const Map = require('./src/Map').default;",
    "const Map = lazy(() => import('./src/Map'));", "import Map from './src';",
    "import {\n  Map,\n} from \"./src/Map\"", "import Map from '@/Map';", "import Map from '~/src/Map';",
    "import Map from 'src/Map';",
    "import Map from '@screens/Map';",
  ])
  func `a file runs that the first one imports, directly or not`(text: String) throws {
    let files = [
      "index.js": text, "src/index.ts": "export { default } from './Map';", "src/Map.tsx": Self.ask,
      "src/MapCopy.tsx": Self.ask,
    ]
    #expect(try asking(files) == ["src/Map.tsx"])
  }

  @Test(arguments: [
    "// import './src/Map';", "/* import './src/Map'; */", "import Map from 'Map';", "const text = 'Map';",
    "import { Map } from './src/Maps';", "const address = 'https://a.b/src/Map';",
  ])
  func `a comment, a text and a package's name import no file`(text: String) throws {
    let package = #"{"dependencies": {"react-native": "1", "Map": "1"}}"#
    #expect(try asking(["index.js": text, "src/Map.tsx": Self.ask], package: package) == [])
  }

  @Test(arguments: [
    (["index.js"], ["index.js"]), (["index.ios.js", "index.js", "index.android.js"], ["index.ios.js"]),
    (["src/Start.tsx", "index.js", "App.js"], ["src/Start.tsx"]), (["App.tsx", "Other.tsx"], ["App.tsx"]),
    (["lib/a.ts", "lib/b.ts"], ["lib/a.ts", "lib/b.ts"]),
    (["index.js", "example/package.json", "example/index.js"], ["index.js"]),
  ])
  func `an app begins with what package.json says, or else with files of usual names, or it isn't known`(
    files: [String], read: [String]
  ) throws {
    let package = #"{"main": "src/Start", "dependencies": {"react-native": "1"}}"#
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0, $0.hasSuffix("json") ? "{}" : Self.ask) })
    #expect(try asking(texts, package: package) == read)
  }

  @Test func `what registers itself and the routes of expo-router begin the app as well`() throws {
    let package = #"{"main": "expo-router/entry", "dependencies": {"react-native": "1", "expo-router": "4"}}"#
    let files = [
      "src/app/(tabs)/map.tsx": Self.ask, "App.tsx": Self.ask, "src/app/index.tsx": "import '../Near';",
      "src/Near.ios.tsx": Self.ask, "src/Near.tsx": Self.ask, "src/Left.tsx": Self.ask,
    ]
    let routed = try asking(files, package: package)
    #expect(routed == ["src/Near.ios.tsx", "src/app/(tabs)/map.tsx"])
    let registered = "AppRegistry.registerComponent('Walks', () => Walks);\n" + Self.ask
    #expect(try asking(["index.js": "", "src/Walks.js": registered]) == ["src/Walks.js"])
  }

  @Test func `an alias that leads to no file may lead to any`() throws {
    let files = [
      "index.js": "import Map from '@ui/Card';", "src/Map.tsx": Self.ask,
      "babel.config.js": "module.exports = { alias: { '@ui': './src/components' } };",
    ]
    #expect(try asking(files) == ["src/Map.tsx"])
    #expect(try asking(files.filter { $0.key != "babel.config.js" }) == [])
    let declared = ["src/components/Card.d.ts": "import '../Map';"]
    #expect(try asking(files.merging(declared) { own, _ in own }) == [])
  }

  @Test func `scripts in a folder of other code run if the app imports them`() throws {
    let files = [
      "index.js": "import './src/functions/near';", "src/functions/near.js": Self.ask,
      "src/functions/far.js": Self.ask,
    ]
    #expect(try asking(files) == ["src/functions/near.js"])
  }

  @Test func `pages of a web app begin with the scripts that they name, and Next.js with its own`() throws {
    let package = #"{"dependencies": {"@capacitor/core": "6", "next": "15"}}"#
    let files = [
      "index.html":
        "<!-- <script src=\"/src/old.ts\"> --><script type='module' src=\"/src/start.ts\"></script>",
      "src/start.ts": "import './near';\n", "src/near.ts": Self.ask, "src/old.ts": Self.ask,
      "src/app/map/page.tsx": Self.ask, "src/app/map/Left.tsx": Self.ask,
      "ios/App/Walks.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
    ]
    #expect(try asking(files, package: package) == ["src/app/map/page.tsx", "src/near.ts"])
  }

  @Test func `where a tool finds components by their folders, all run`() throws {
    let package = #"{"dependencies": {"@capacitor/core": "6", "@stencil/core": "4"}}"#
    let files = [
      "src/index.ts": "export {};", "src/components/near.tsx": Self.ask,
      "ios/App/Walks.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
    ]
    #expect(try asking(files, package: package) == ["src/components/near.tsx"])
  }

  // MARK: - Declarations

  /// The functions in an app's second file that run.
  private func running(_ file: String, from text: String) throws -> [Int] {
    let tree = try FixtureTree([
      "index.js": text, "src/near.tsx": file, "src/index.ts": "export { default as Near } from './near';",
      "package.json": Self.native, "ios/Walks.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
    ])
    let app = try #require(try tree.read().targets.first { $0.kind == .app })
    let facts = app.sources.first { $0.path == "src/near.tsx" }?.facts
    return facts?.facts.map(\.position.line) ?? []
  }

  @Test(arguments: [
    ("import { near } from './src/near';\nnear();", [1]),
    ("import { near } from './src/near';\n// near();", []),
    ("import * as all from './src/near';\nall.far();", [2, 3]),
    ("import { near as here } from './src/near';\nhere();", [1]),
    ("import Near from './src/near';\nshow(<Near />);", [3]), ("import Near from './src/near';", []),
    ("import { Near as N } from './src';\nshow(<N />);", [3]), ("import { Near } from './src';", []),
    ("const Near = React.lazy(() => import('./src/near'));", [3]),
    ("const all = require.context('./src', true);", [3]),
    ("const all = import.meta.glob('./src/*.tsx');", [3]),
  ])
  func `of a file that runs, those functions run that code names`(text: String, lines: [Int]) throws {
    let file = """
      export function near() { \(Self.ask) }
      export const far = async () => { \(Self.ask) };
      export default function Screen() { \(Self.ask) }
      """
    let found = try running(file, from: text)
    #expect(found == lines)
  }

  @Test(arguments: [
    // What runs at once.
    (Self.ask, 1), ("const id = \(Self.ask)", 1), ("(() => { \(Self.ask) })();", 1),
    ("function near() { \(Self.ask) }\nsetTimeout(near);", 1),
    ("const all = [() => { \(Self.ask) }];", 1), ("module.exports = { near() { \(Self.ask) } };", 1),
    ("const $near = () => { \(Self.ask) };", 1),
    // What can't be told apart.
    ("function a() {} function near() { \(Self.ask) }\na();", 1),
    ("const a = () => {}, near = () => { \(Self.ask) };", 1),
    ("function a() {\nconst near = () => { \(Self.ask) };\n}", 1),
    // What nothing names.
    ("class Near { go() { \(Self.ask) } }", 0), ("const Near = memo(() => { \(Self.ask) });", 0),
    ("const near = { go() { \(Self.ask) } };", 0),
    ("const Near = () => { \(Self.ask) };\nNear.title = 'Near';", 0),
    ("@Injectable()\nexport class Near { go() { \(Self.ask) } }\nclass Far {}\nnew Far();", 0),
    ("const near = () => { \(Self.ask) };\nexport { near as far };", 0),
    ("// it's\nconst a = /['\"`(]/;\nconst near: () => void = () => { \(Self.ask) };", 0),
  ])
  func `what a file does outside of declarations runs, and what can't be told from that`(
    file: String, count: Int
  ) throws {
    #expect(try running(file, from: "import './src/near';").count == count)
  }

  @Test func `a component of Vue's is read, with what it imports`() throws {
    let package = #"{"dependencies": {"@capacitor/core": "6", "vue": "3"}}"#
    let page = """
      <template><p>It's // here</p></template>
      <script setup lang="ts">
      import { near } from '../near';
      \(Self.ask)
      </script>
      <style>.a { color: red }</style>
      """
    let files = [
      "src/main.ts": "import App from './App.vue';",
      "src/App.vue": "<script>\nimport Map from './views/Map.vue'\n</script>",
      "src/views/Map.vue": page, "src/views/Old.vue": page,
      "src/near.ts": "export const near = () => { \(Self.ask) };",
      "ios/App/Walks.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
    ]
    #expect(try asking(files, package: package) == ["src/near.ts", "src/views/Map.vue"])
  }
}
