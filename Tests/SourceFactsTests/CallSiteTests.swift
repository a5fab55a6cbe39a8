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
