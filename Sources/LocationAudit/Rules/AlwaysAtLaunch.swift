import SourceFacts
import LocationPolicy

extension Rule {
  /// Always is requested before the person has seen anything of the app.
  static let alwaysAtLaunch = Rule(
    id: "always-at-launch",
    summary: "Always is requested while the app launches, before the person knows what for.",
    explanation: """
      A prompt can be answered only once: after "Don't Allow" no request shows anything again, and only Settings can \
      change it. Asked at the first launch, without a feature at hand that needs it, many people refuse. Ask for When \
      In Use when the first feature needs it, and for Always when that feature has shown its worth.
      """,
    severity: .warning, mistakes: ["MIS-42"], facts: [.auth027, .auth065],
    examples: [
      RuleExample(
        "In the launch function", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate {
              let manager = CLLocationManager()
              func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
              ) -> Bool {
                manager.↓requestAlwaysAuthorization()
                return true
              }
            }
            """)
        ]),
      RuleExample(
        "In a function that the launch function calls", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .objectiveC(
            """
            #import <CoreLocation/CoreLocation.h>
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
              [self startLocator];
              return YES;
            }
            - (void)startLocator {
              CLLocationManager *manager = [[CLLocationManager alloc] init];
              [manager ↓requestAlwaysAuthorization];
            }
            @end
            """)
        ]),
      RuleExample(
        "From a button", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            import UIKit
            final class Settings: UIViewController {
              let manager = CLLocationManager()
              @IBAction func trackInBackground() { manager.requestAlwaysAuthorization() }
            }
            """)
        ]),
      RuleExample(
        "At launch, but only after onboarding", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            import SwiftUI
            struct Walks: App {
              let manager = CLLocationManager()
              init() {
                if finishedOnboarding { manager.requestAlwaysAuthorization() }
              }
            }
            """)
        ]),
    ],
    check: { context in
      guard context.asksForAuthorization, context.missingAlwaysTexts.isEmpty || context.infoPlist == nil
      else { return [] }
      let path = LaunchPath(context.code.types)
      let requests = context.code.uses(of: .alwaysRequest)
        .filter { !$0.fact.conditions.contains(where: isOfTheApp) && path.contains($0) }
      return requests.prefix(1).map(violation)
    })

  /// Conditions on availability and on the status say nothing of the person; any other may say that it is time.
  private static func isOfTheApp(_ condition: String) -> Bool {
    if condition.mentions("authorizedWhenInUse") { return true }
    return ![
      "available(", "notDetermined", "authorizationStatus", "locationServicesEnabled", "respondsToSelector",
    ]
    .contains { condition.mentions($0) }
  }

  private static func violation(at use: CodeUse) -> Violation {
    Violation(
      at: use.site, releases: use.releases(within: .iOS8 ... .newest),
      message: """
        The prompt comes at the first launch, before the person has seen what it is for; once refused, no later \
        request shows anything.
        """,
      fix: "Request When In Use when a feature first needs it, and Always from the feature that needs it.")
  }
}
