import SourceFacts
import Testing

@Suite struct CallSiteTests {
  private func lines(_ text: String, _ language: SourceLanguage) -> [String] {
    (SourceReader(.everything).read(Array(text.utf8), as: language)?.types ?? []).flatMap { type in
      type.propertyInitialisers.map { "\(type.name) makes \($0)" }
        + type.methods.flatMap { method in method.callSites.map { "\(method.name): \(line($0))" } }
    }
  }

  private func line(_ site: CallSite) -> String {
    let name = (site.receiverType.map { $0 + "." } ?? "") + site.name
    let conditions = site.conditions.map { " if \($0)" }.joined()
    return name + conditions + site.closureOwners.map { " in \($0)" }.joined()
  }

  @Test func `Swift calls tell the receiver's type, the conditions and whose closure they are in`() {
    let text = """
      import CoreLocation
      struct Home: View {
        @StateObject private var locator = Locator()
        let shared = Tracker.shared
        lazy var later = Later()
        static let one = Home()
        var body: some View {
          VStack { Map() }.onAppear { if isNew { locator.start() } }
          Button("Go", action: { self.go() })
        }
        func go() { Tracker.shared.ask(); unknown.ask() }
      }
      """
    #expect(
      lines(text, .swift) == [
        "Home makes Locator", "Home makes Tracker", "body: VStack.onAppear", "body: Home.VStack",
        "body: Home.Map in VStack", "body: Locator.start if isNew in onAppear", "body: Home.Button",
        "body: Home.go in Button", "go(): Tracker.ask", "go(): ask",
      ])
  }

  @Test func `Closures tell the queue that they are sent to, and calls what they are made on`() {
    let text = """
      import CoreLocation
      final class Home {
        func go() {
          DispatchQueue.global(qos: .utility).async { DispatchQueue.main.async { self.locator?.start() } }
          DispatchQueue.main.asyncAfter(deadline: soon) { queue.async { stop() } }
        }
      }
      """
    let sites = SourceReader(.everything).read(Array(text.utf8), as: .swift)?.types.flatMap(\.methods)
      .flatMap(\.callSites)
    #expect(
      sites?.map { "\($0.receiver ?? "-").\($0.name) \($0.closureOwners)" } == [
        "-.async []", #"DispatchQueue.global []"#, #"main.async ["global.async"]"#,
        #"locator.start ["global.async", "main.async"]"#, "main.asyncAfter []",
        #"queue.async ["main.asyncAfter"]"#, #"-.stop ["main.asyncAfter", "async"]"#,
      ])
  }

  @Test func `Methods tell which variables they set to nil`() {
    let text = """
      import CoreLocation
      final class Home {
        func end() { self.waiting = nil; other?.last = nil; count = 1; if last == nil { return } }
        func go() { let waiting: Int? = nil }
      }
      """
    let methods = SourceReader(.everything).read(Array(text.utf8), as: .swift)?.types.flatMap(\.methods)
    #expect(methods?.map(\.cleared) == [["last", "waiting"], []])
  }

  @Test(arguments: [
    (
      "func f() { has(\"NSLocationAlwaysUsageDescription\"); log(\"No NSLocationAlwaysUsageDescription\") }",
      SourceLanguage.swift
    ),
    (
      "@implementation A\n- (void)f { [self has:@\"NSLocationAlwaysUsageDescription\"]; NSLog(@\"No key\"); }\n@end",
      SourceLanguage.objectiveC
    ),
  ])
  func `Methods tell which usage descriptions they name`(_ text: String, _ language: SourceLanguage) {
    let methods = SourceReader(.everything).read(Array(text.utf8), as: language)?.types.flatMap(\.methods)
    #expect(methods?.map(\.descriptionKeys) == [["NSLocationAlwaysUsageDescription"]])
  }

  @Test(arguments: [
    ("_ = CLServiceSession(authorization: .always)", true),
    ("let session = CLServiceSession(authorization: .always); print(1)", true),
    ("let session = CLServiceSession(authorization: .always); for await x in y { print(x) }", false),
    ("let session = CLServiceSession(authorization: .always); self.session = session", false),
    ("return CLServiceSession(authorization: .always)", false),
  ])
  func `A session that nothing keeps is told from one that lasts`(_ body: String, isTemporary: Bool) {
    let text = "import CoreLocation\nfunc go() async -> Any? { \(body); return nil }"
    let facts = SourceReader().read(Array(text.utf8), as: .swift)?.facts
    #expect(facts?.filter { $0.kind == .construction }.map(\.isTemporary) == [isTemporary])
  }

  @Test func `Objective-C messages tell the receiver's type, the conditions and whose block they are in`() {
    let text = """
      #import <CoreLocation/CoreLocation.h>
      @implementation Home
      - (void)viewDidLoad {
        if (self.isNew) { [[Locator sharedInstance] start]; }
        [UIAlertAction actionWithTitle:@"Go" handler:^{ [self go]; }];
        dispatch_async(queue, ^{ if (self.isNew) { [self wait]; } });
      }
      @end
      """
    #expect(
      lines(text, .objectiveC) == [
        "viewDidLoad(): Locator.sharedInstance if self.isNew", "viewDidLoad(): Locator.start if self.isNew",
        "viewDidLoad(): Home.go in UIAlertAction", "viewDidLoad(): UIAlertAction.actionWithTitle",
        "viewDidLoad(): Home.wait if self.isNew in dispatch_async", "viewDidLoad(): dispatch_async",
      ])
  }

  @Test func `What follows an exit in Objective-C has the opposite of its condition`() {
    let text = """
      #import <CoreLocation/CoreLocation.h>
      @implementation Home
      - (void)go {
        if (isOff) return;
        if (isNew) { [self ask]; return; }
        if (isOld) { [self wait]; }
        switch (status) {
          case 1: if (isOne) { break; } [self one]; break;
          default: [self other];
        }
      }
      @end
      """
    #expect(
      lines(text, .objectiveC) == [
        "go(): Home.ask if !isOff if isNew", "go(): Home.wait if !isOff if !isNew if isOld",
        "go(): Home.one if !isOff if !isNew if case 1 = status if !isOne",
        "go(): Home.other if !isOff if !isNew if default = status",
      ])
  }

  @Test(arguments: [
    (
      "case .authorizedAlways, .authorizedWhenInUse: go()",
      "case .notDetermined, .restricted, .denied = status"
    ),
    (
      "case .denied: go(); case .authorizedAlways: go()",
      "case .notDetermined, .restricted, .authorizedWhenInUse = status"
    ),
    (
      "case .notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse: go()",
      "default = status"
    ),
    ("case .denied, .restricted: go()", "default = status"), ("case .authorized: go()", "default = status"),
  ])
  func `The default of a switch over the authorization stands for the cases that are left`(
    _ cases: String, condition: String
  ) {
    let text = """
      import CoreLocation
      struct Home { func ask(_ status: CLAuthorizationStatus) { switch status { \(cases); default: wait() } } }
      let manager = CLLocationManager()
      """
    #expect(lines(text, .swift).last == "ask(_:): Home.wait if \(condition)")
  }

  @Test func `The default of a switch in Objective-C stands for the cases that are left`() {
    let text = """
      #import <CoreLocation/CoreLocation.h>
      @implementation Home
      - (void)ask:(CLAuthorizationStatus)status {
        switch (status) {
          case kCLAuthorizationStatusAuthorizedAlways:
          case kCLAuthorizationStatusAuthorizedWhenInUse: [self go]; break;
          case kCLAuthorizationStatusDenied: [self explain]; break;
          default: [self wait];
        }
      }
      @end
      """
    #expect(
      lines(text, .objectiveC).last
        == "ask(_:): Home.wait if case kCLAuthorizationStatusNotDetermined, kCLAuthorizationStatusRestricted = status"
    )
  }

  @Test func `The one instance of a type that is kept or handed on counts as a call`() {
    let text = """
      import CoreLocation
      struct Home {
        func go() {
          locator = Locator.shared
          start(with: Locator.shared)
          Locator.shared.stop()
        }
      }
      """
    #expect(
      lines(text, .swift) == [
        "go(): Locator.shared", "go(): Home.start", "go(): Locator.stop",
      ])
  }

  @Test func `Properties that the app's own code may work out are noted where they are read`() {
    let text = """
      import CoreLocation
      final class Home {
        let locationService = LocationService.shared
        var name = ""
        var isOn: Bool { name.isEmpty }
        func go() {
          if isOn { print(self.isOn) }
          if locationService.isAllowed { print(name, locationService.title()) }
        }
      }
      """
    let types = SourceReader(.everything).read(Array(text.utf8), as: .swift)?.types ?? []
    let reads = types.flatMap(\.methods).filter { $0.name == "go()" }.flatMap(\.propertyReads)
    #expect(reads.map(line) == ["Home.isOn", "Home.isOn if isOn", "LocationService.isAllowed"])
  }

  @Test(arguments: [
    ("for shop in shops { go(shop) }", true), ("while more { go(next()) }", true),
    ("shops.forEach { go($0) }", true),
    ("if more { go(shop) }", false), ("later { go(shop) }", false),
  ])
  func `Calls in loops are told apart`(_ body: String, isRepeated: Bool) {
    let types = SourceReader(.everything).read(Array("func a() { \(body) }".utf8), as: .swift)?.types ?? []
    let calls = types.flatMap(\.methods).flatMap(\.callSites).filter { $0.name == "go" }
    #expect(calls.map(\.isRepeated) == [isRepeated])
  }

  @Test(arguments: [
    ("for i in 0..<20 { go(i) }", 20), ("for i in 0...20 { go(i) }", 21),
    ("for i in -2 ..< 1_000 { go(i) }", 1002),
    ("for i in 5..<2 { go(i) }", 0), ("for i in stride(from: 0, to: 10, by: 3) { go(i) }", 4),
    ("for i in stride(from: 9, through: 0, by: -3) { go(i) }", 4), ("for s in [a, b, c] { go(s) }", 3),
    ("for s in all.prefix(25) { go(s) }", 25), ("for s in [a, b].prefix(25).reversed() { go(s) }", 2),
    ("(1...3).forEach { go($0) }", 3), ("for i in 0..<4 { for s in all.prefix(5) { go(s) } }", 20),
    ("for s in all { go(s) }", nil), ("for i in 0..<n { go(i) }", nil), ("while more { go(1) }", nil),
    ("go(1)", nil),
  ])
  func `The turns of loops are counted where they are written`(_ body: String, turns: Int?) {
    let types = SourceReader(.everything).read(Array("func a() { \(body) }".utf8), as: .swift)?.types ?? []
    let calls = types.flatMap(\.methods).flatMap(\.callSites).filter { $0.name == "go" }
    #expect(calls.map(\.mostTurns) == [turns])
  }

  @Test(arguments: [
    ("for (int i = 0; i < 20; i++) { [self go:i]; }", 20),
    ("for (NSInteger i = 1; i <= 20; ++i) { [self go:i]; }", 20),
    ("for (int i = 0; i < n; i++) { [self go:i]; }", nil), ("for (id x in all) { [self go:x]; }", nil),
  ])
  func `The turns of loops are counted in Objective-C, too`(_ body: String, turns: Int?) {
    let text = "@implementation A\n- (void)run { \(body) }\n@end"
    let types = SourceReader(.everything).read(Array(text.utf8), as: .objectiveC)?.types ?? []
    let calls = types.flatMap(\.methods).flatMap(\.callSites).filter { $0.name == "go" }
    #expect(calls.map(\.mostTurns) == [turns])
  }

  @Test func `Closures that are given to properties say whether they look at what they get`() {
    let text = """
      func a() {
        locator.onChange = { _ in draw() }
        locator.done = { status in print(status) }
        self.block = { print($0) }
        block = { draw() }
      }
      """
    let types = SourceReader(.everything).read(Array(text.utf8), as: .swift)?.types ?? []
    #expect(
      types.flatMap(\.methods).flatMap(\.handlers).map { "\($0.name) \($0.heedsArguments)" } == [
        "onChange false", "done true", "block true", "block false",
      ])
  }

  @Test func `What is given a value beyond a method is noted with its conditions`() {
    let text = """
      final class Home {
        func go() {
          var local = 1
          local = 2
          if isNew { self.name = "new"; age = 1; place?.name = "home" }
          stop = nil
        }
      }
      """
    let types = SourceReader(.everything).read(Array(text.utf8), as: .swift)?.types ?? []
    #expect(types.flatMap(\.methods).map(\.assignmentConditions) == [[["isNew"], []]])
  }

  @Test func `Calls keep the arguments that are written out`() {
    let text = """
      func go() { fences.watch(home, radius: 50, name: "home", accuracy: kCLLocationAccuracyBest, isOn: state) }
      """
    let types = SourceReader(.everything).read(Array(text.utf8), as: .swift)?.types ?? []
    #expect(
      types.flatMap(\.methods).flatMap(\.callSites).map(\.arguments) == [
        [
          SourceArgument(label: "radius", value: .number(50)),
          SourceArgument(label: "name", value: .string("home")),
          SourceArgument(label: "accuracy", value: .name("kCLLocationAccuracyBest")),
        ]
      ])
  }

  @Test(arguments: [
    ("let locator = Locator()", true), ("let locator = MyLocatorView()", true),
    ("let place = Place()", false),
  ])
  func `Files that name a type are read where its users are wanted`(_ text: String, isRead: Bool) {
    let reader = SourceReader(.users(of: SourceReader.TypeNames(["Locator", "Tracker"])))
    #expect((reader.read(Array(text.utf8), as: .swift) != nil) == isRead)
  }

  @Test(arguments: [
    ("Text(model.problem)", ["problem"]), ("bind($problem)", ["problem"]),
    ("value(forKey: \"problem\")", ["problem"]),
    ("extension Model { func show() { print(problem) } }", ["problem"]), ("let problem = 1", []),
    ("model.problems.count", []),
  ])
  func `A file without location is only searched for who reads a state`(_ text: String, names: [String]) {
    let reader = SourceReader(.readers(of: SourceReader.TypeNames(["problem"])))
    let facts = reader.read(Array(text.utf8), as: .swift)
    #expect(facts.map { $0.mentions.sorted() } ?? [] == names)
    #expect(facts?.flow == nil)
  }

  @Test(arguments: [
    (#"open(URL(string: "app-settings:")!)"#, true), (#"let page = "App-Prefs:root=Privacy""#, true),
    ("open(URL(string: UIApplication.openSettingsURLString)!)", true), (#"open("app/settings")"#, false),
  ])
  func `An address of Settings that is written out stands for its name`(_ text: String, opens: Bool) {
    let names = SettingsAddress.names.union(SettingsAddress.texts)
    let facts = SourceReader(.readers(of: SourceReader.TypeNames(names))).read(Array(text.utf8), as: .swift)
    #expect((facts?.mentions ?? []) == (opens ? ["openSettingsURLString"] : []))
  }

  @Test(arguments: [
    ("manager.stopUpdatingLocation()", false), ("print(places.count)", true),
    ("show(manager.location)", true),
  ])
  func `A delegate that never names the locations that come is told apart`(_ body: String, names: Bool) throws
  {
    let text = """
      import CoreLocation
      final class Home: NSObject, CLLocationManagerDelegate {
        func locationManager(_ manager: CLLocationManager, didUpdateLocations places: [CLLocation]) { \(body) }
      }
      """
    let facts = try #require(SourceReader().read(Array(text.utf8), as: .swift))
    #expect(facts.types.flatMap(\.methods).map(\.namesLocations) == [names])
  }

  @Test(arguments: [
    ("func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) {}", true),
    ("struct Walks: App { var body: some Scene { WindowGroup { Home() } } }", true),
    ("struct Home {}", false),
  ])
  func `Files that name a launch function are read on demand, others only with all`(
    _ text: String, isRead: Bool
  ) {
    #expect(SourceReader().read(Array(text.utf8), as: .swift) == nil)
    #expect((SourceReader(.launch).read(Array(text.utf8), as: .swift) != nil) == isRead)
    #expect(SourceReader(.everything).read(Array(text.utf8), as: .swift)?.facts == [])
  }
}
