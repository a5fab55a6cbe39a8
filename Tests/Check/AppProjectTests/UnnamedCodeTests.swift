import AppProject
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
    "void show() { [[MapScreen alloc] init]; }", "Class c = NSClassFromString(@\"MapScreen\");",
    "Class c = NSClassFromString(name);", "@interface Other : MapScreen",
  ])
  func `code names a type`(code: String) throws {
    #expect(try unnamed(code).types.isEmpty)
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

  @Test func `an action of a control names a function`() throws {
    let button = "<button id=\"C\"><connections><action selector=\"locatePerson\"/></connections></button>"
    #expect(try unnamed("", storyboard: button).functions.isEmpty)
  }

  @Test func `nothing is known if an interface is missing or can't be read`() throws {
    let key = "<key>UIMainStoryboardFile</key><string>Start</string>"
    #expect(try unnamed("", infoPlist: key) == .none)
    #expect(try unnamed("", others: ["App/Old.xib": "<archive/>"]) == .none)
  }
}
