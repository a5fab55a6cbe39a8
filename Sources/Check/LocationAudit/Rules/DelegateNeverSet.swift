import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A type has a manager's callbacks, and nothing makes it the manager's delegate.
  static let delegateNeverSet = Rule(
    id: .delegateNeverSet,
    summary: "A type makes a manager and has its callbacks, and nothing makes it the manager's delegate.",
    explanation: """
      A manager calls only its delegate. Without one no location, no error and no answer of the person reaches the \
      app, however complete its callbacks are. Set the delegate right after creating the manager. This is reported \
      only where no code sets a delegate that could be this type; beside libraries that were not read it is a note.
      """,
    severity: .warning, bites: everywhere, facts: [.auth004, .auth005],
    examples: .delegateNeverSet,
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let methods = context.code.familiesNeverSet().compactMap { family in
        family.callbacks.first { context.isJudged($0.file) && !context.code.isInstalled($0.file) }
      }.sorted { $0.site < $1.site }
      return methods.prefix(1).map { method in
        Violation(
          at: method.site, severity: context.mayGoOnElsewhere ? .note : nil,
          message: """
            This is never called: nothing that was read makes this type the delegate of its \
            manager.\(MessageText.further(methods.count - 1))
            """,
          fix: "Set the manager's delegate right after creating the manager.")
      }
    })
}

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let delegateNeverSet: [RuleExample] = [
    RuleExample(
      "Callbacks that nothing calls", infoPlist: [.whenInUse],
      files: [locator("func ask() { manager.requestWhenInUseAuthorization() }", mark: "↓")]),
    RuleExample(
      "In Objective-C, where only the map has a delegate", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject <CLLocationManagerDelegate>
          @property (nonatomic, strong) CLLocationManager *manager;
          @property (nonatomic, strong) MKMapView *map;
          @end
          @implementation Locator
          - (void)begin {
            self.manager = [[CLLocationManager alloc] init];
            self.map.delegate = self;
            [self.manager startUpdatingLocation];
          }
          - (void)↓locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {
            [self show:locations.lastObject];
          }
          - (void)show:(CLLocation *)place {}
          @end
          """)
      ]),
    RuleExample(
      "Set when it is made", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ask() {
              manager.delegate = self
              manager.requestWhenInUseAuthorization()
            }
          """)
      ]),
    RuleExample(
      "Set by its owner", infoPlist: [.whenInUse],
      files: [
        locator("func ask() { manager.requestWhenInUseAuthorization() }"),
        .swift(
          """
          import CoreLocation
          func connect(_ locator: Locator) {
            locator.manager.delegate = locator
            locator.manager.startUpdatingLocation()
          }
          """, name: "Owner.swift"),
      ]),
    RuleExample(
      "Beside a library that was not read", infoPlist: [.whenInUse], unseenDependencies: ["Locators"],
      files: [locator("func ask() { manager.requestWhenInUseAuthorization() }", mark: "↓")]),
  ]

  private static func locator(_ code: String, mark: String = "") -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        \(code)
        func \(mark)locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { show() }
        func show() {}
      }
      """)
  }
}
