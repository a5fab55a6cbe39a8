import AppProject
import LocationPolicy
import SourceFacts

extension Rule {
  /// The switch of Settings is read where reading it may hold up the user interface.
  static let servicesEnabledOnMainThread = Rule(
    id: "services-enabled-on-main-thread",
    summary: "locationServicesEnabled() is called on the main thread, which iOS 16 and later warn of.",
    explanation: """
      locationServicesEnabled() asks another process and can take long. From iOS 16 on a call on the main thread logs \
      "This method can cause UI unresponsiveness if invoked on the main thread". Wait for \
      locationManagerDidChangeAuthorization(_:) instead: with location services off the status is denied. Where the \
      switch itself matters, read it in a detached task or on a background queue. Only calls are reported that surely \
      run on the main thread, because the system calls the function there or it is called from such a function.
      """,
    severity: .note, releases: .iOS16 ... .newest, mistakes: ["MIS-25"], facts: [.del087],
    examples: [
      RuleExample(
        "In viewDidLoad",
        files: [
          controller(
            "override func viewDidLoad() { if CLLocationManager.↓locationServicesEnabled() { locate() } }")
        ]),
      RuleExample(
        "In a function that an action calls",
        files: [
          controller(
            """
            @IBAction func start(_ sender: UIButton) { check() }
              func check() { guard CLLocationManager.↓locationServicesEnabled() else { return } }
            """)
        ]),
      RuleExample(
        "In the callback of a delegate",
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                print(CLLocationManager.↓locationServicesEnabled())
              }
            }
            """)
        ]),
      RuleExample(
        "In a type of the main actor",
        files: [
          .swift(
            """
            import CoreLocation
            @MainActor final class Model {
              func refresh() async { print(CLLocationManager.↓locationServicesEnabled()) }
              func follow() async { print(await check()) }
              nonisolated func check() async -> Bool { CLLocationManager.locationServicesEnabled() }
            }
            """)
        ]),
      RuleExample(
        "At launch in Objective-C",
        files: [
          .objectiveC(
            """
            #import <CoreLocation/CoreLocation.h>
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
              return [CLLocationManager ↓locationServicesEnabled];
            }
            @end
            """)
        ]),
      RuleExample(
        "On a background queue",
        files: [
          controller(
            """
            override func viewDidLoad() {
                DispatchQueue.global().async { print(CLLocationManager.locationServicesEnabled()) }
              }
            """)
        ]),
      RuleExample(
        "In a detached task",
        files: [
          controller(
            """
            override func viewDidLoad() {
                Task.detached { print(CLLocationManager.locationServicesEnabled()) }
              }
            """)
        ]),
      RuleExample(
        "In a function whose callers are not known",
        files: [.swift(using: "print(CLLocationManager.locationServicesEnabled())")]),
      RuleExample(
        "On a background queue in Objective-C",
        files: [
          .objectiveC(
            """
            #import <CoreLocation/CoreLocation.h>
            @interface Screen : UIViewController
            @end
            @implementation Screen
            - (void)viewDidLoad {
              dispatch_async(dispatch_get_global_queue(0, 0), ^{
                NSLog(@"%d", [CLLocationManager locationServicesEnabled]);
              });
            }
            @end
            """)
        ]),
    ],
    judgesLibraries: true,
    check: { context in
      let calls = context.code.uses("locationServicesEnabled").filter {
        $0.fact.receiver == "CLLocationManager" && context.isJudged($0.file)
          && $0.releases(within: .iOS16 ... .newest) != nil
      }
      guard !calls.isEmpty else { return [] }
      let thread = MainThread(context.code.types)
      let found = calls.filter(thread.runs)
      return found.prefix(1).map { violation(at: $0, further: found.count - 1) }
    })

  private static func controller(_ members: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import UIKit
      final class Screen: UIViewController {
        \(members)
        func locate() {}
      }
      """)
  }

  private static func violation(at use: CodeUse, further: Int) -> Violation {
    Violation(
      at: use.site, releases: use.releases(within: .iOS16 ... .newest),
      message:
        "This call can hold up the user interface, and logs a warning, because it runs on the main thread.\(Words.further(further))",
      fix: "Wait for locationManagerDidChangeAuthorization(_:), where services that are off read as denied.")
  }
}
