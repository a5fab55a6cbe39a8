import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A location is used that isn't there before the first one has come.
  static let missingLocationUsed = Rule(
    id: .missingLocationUsed,
    summary: "A location is used as if it were there: before the first one it crashes the app or is 0°, 0°.",
    explanation: """
      Updates begin with a cached location, if there is one (DEL-060); until then, and after a refusal, a manager's \
      location, a map's dot and a property that only the delegate sets have none (of the manager and the map it is \
      inferred). Forced with "!" that ends the app; in Objective-C, and with 0 as a default, the app continues with \
      the place at 0° north and 0° east, in the Gulf of Guinea. Look whether it is there, and say so if it isn't. \
      This is a note, because other code may make sure of it.
      """,
    severity: .note, bites: everywhere, facts: [.del060, .err003],
    examples: .missingLocationUsed,
    judgesLibraries: true,
    check: { context in
      let code = context.code
      let reads = PlaceReads(in: code.parts)
      let unset = UnsetPlaces(in: code.parts)
      let parts = code.parts.filter { context.isJudged($0.file) && !code.isInstalled($0.file) }
      let found = parts.flatMap(reads.reads).filter { !code.runsAfterLocation($0.function) }
      let uses = parts.flatMap(unset.uses).filter { !code.runsAfterLocation($0.function) }
      let sites =
        (found.map { (outcome: $0.outcome, site: site(of: $0, in: code)) }
        + uses.map { (outcome: $0.outcome, site: Site(file: $0.function.file, line: $0.line)) })
        .sorted { $0.site < $1.site }
      return [PlaceReads.Outcome.crash, .emptyList, .zero, .noDot].flatMap { outcome -> [Violation] in
        let own = sites.filter { $0.outcome == outcome }
        return own.prefix(1).map { violation(outcome, at: $0.site, further: own.count - 1) }
      }
    })

  private static func violation(
    _ outcome: PlaceReads.Outcome, at site: Site, further: Int
  ) -> Violation {
    switch outcome {
    case .crash:
      Violation(
        at: site,
        message: """
          This crashes while there is no location: before the first one, and after a \
          refusal.\(MessageText.further(further))
          """,
        fix: "Unwrap the location with if let or guard let, and say what is missing if there is none.")
    case .emptyList:
      Violation(
        at: site,
        message: """
          This crashes while the list has no location, as before the first one and after a \
          refusal.\(MessageText.further(further))
          """,
        fix: "Unwrap it with if let or guard let, and say what is missing if there is none.")
    case .zero:
      Violation(
        at: site,
        message: """
          While there is no location, as before the first one and after a refusal, this is the place at 0°, \
          0°.\(MessageText.further(further))
          """,
        fix: "Look whether there is a location first, and say what is missing if there is none.")
    case .noDot:
      Violation(
        at: site,
        message: """
          Until the map has found the person, and after a refusal, its userLocation is at no valid \
          place.\(MessageText.further(further))
          """,
        fix: "Look whether userLocation.location is nil first, or wait for mapView(_:didUpdate:).")
    }
  }

  /// Returns the position of a use: that of the mark that forces it, of Apple's property, or of the
  /// function.
  private static func site(of read: PlaceReads.Read, in code: ProcessCode) -> Site {
    if let position = read.position { return Site(file: read.function.file, position: position) }
    let name = read.path.split(separator: ".").last.map(String.init) ?? ""
    let function = read.function
    let uses = code.uses(name, .read).filter {
      $0.file == function.file && $0.fact.enclosingType == function.type
        && $0.fact.position.line >= function.code.line
        && $0.fact.enclosingFunction?.prefix(while: { $0 != "(" }) == function.code.name.prefix { $0 != "(" }
    }
    return uses.first?.site
      ?? code.types.methods(at: [function.place]).first?.site
      ?? Site(file: function.file, line: function.code.line)
  }
}

extension ProcessCode {
  /// Returns whether a function is given a location, or only runs where one has come: it is called
  /// by functions of that kind alone.
  func runsAfterLocation(_ function: NamedFunction) -> Bool { runsAfterLocation(function, steps: 3) }

  private func runsAfterLocation(_ function: NamedFunction, steps: Int) -> Bool {
    if function.receivesLocation { return true }
    guard steps > 0 else { return false }
    let name = function.code.name
    let callers = (functions + parts.flatMap(\.getters)).filter {
      $0.place != function.place && $0.code.names.contains(name)
    }
    return !callers.isEmpty && callers.allSatisfy { runsAfterLocation($0, steps: steps - 1) }
  }
}

extension NamedFunction {
  private static let callbacks: Set<String> = [
    DelegateMethod.didUpdateLocations.name, DelegateMethod.didUpdateLocations.selectorName,
    DelegateMethod.didUpdateToLocation.name, DelegateMethod.didUpdateToLocation.selectorName,
    // Crossing a border takes a location, too.
    DelegateMethod.didEnterRegion.name, DelegateMethod.didEnterRegion.selectorName,
    DelegateMethod.didExitRegion.name, DelegateMethod.didExitRegion.selectorName,
  ]

  /// Whether it is passed a location that is there.
  var receivesLocation: Bool {
    Self.callbacks.contains(code.fullName)
      || code.parameters.contains {
        ["CLLocation", "[CLLocation]", "MKUserLocation", "CLLocationCoordinate2D", "CLVisit"].contains(
          $0.type)
      }
  }
}

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let missingLocationUsed: [RuleExample] = [
    RuleExample(
      "Forced before the first location", infoPlist: [.whenInUse],
      files: [map("func center() { show(manager.location↓!.coordinate) }")]),
    RuleExample(
      "A property that only the delegate sets", infoPlist: [.whenInUse],
      files: [
        map(
          """
          var last: CLLocation?
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              last = locations.last
            }
            func center() { show((last?.coordinate)↓!) }
          """)
      ]),
    RuleExample(
      "A missing location taken for 0, 0", infoPlist: [.whenInUse],
      files: [
        map("func center() { show(manager.↓location?.coordinate ?? CLLocationCoordinate2D()) }")
      ]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse],
      files: [
        objectiveC("- (void)center { [self show:self.manager.↓location.coordinate]; }")
      ]),
    RuleExample(
      "A property that begins at 0, 0", infoPlist: [.whenInUse],
      files: [
        map(
          """
          var here = CLLocationCoordinate2D()
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              here = locations[0].coordinate
            }
            func center() {
          ↓    show(here)
            }
          """)
      ]),
    RuleExample(
      "The last of a list that begins empty", infoPlist: [.whenInUse],
      files: [
        map(
          """
          var track: [CLLocationCoordinate2D] = []
            func center() {
          ↓    show(track.last!)
            }
          """)
      ]),
    RuleExample(
      "A coordinate in Objective-C, which begins at 0, 0", infoPlist: [.whenInUse],
      files: [
        objectiveC(
          """
          - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations {
            self.here = locations.lastObject.coordinate;
          }
          - (void)center {
          ↓  [self show:self.here];
          }
          """)
      ]),
    RuleExample(
      "One that begins at 0, 0 is looked at", infoPlist: [.whenInUse],
      files: [
        map(
          """
          var here = CLLocationCoordinate2D()
            var track: [CLLocationCoordinate2D] = []
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              here = locations[0].coordinate
              track.append(here)
              show(track.last!)
            }
            func center() { if here.latitude != 0 { show(here) } }
            func end() { if !track.isEmpty { show(track.last!) } }
          """)
      ]),
    RuleExample(
      "The dot of a map that has none", infoPlist: [.whenInUse],
      files: [map("func center(_ map: MKMapView) { show(map.↓userLocation.coordinate) }")]),
    RuleExample(
      "The map is asked first", infoPlist: [.whenInUse],
      files: [
        map(
          """
          func center(_ map: MKMapView) {
              if map.userLocation.location != nil { show(map.userLocation.coordinate) }
            }
          """)
      ]),
    RuleExample(
      "A place at 0 is left out", infoPlist: [.whenInUse],
      files: [
        map(
          """
          func center(_ map: MKMapView) {
              guard map.userLocation.coordinate.latitude != 0 else { return }
              show(map.userLocation.coordinate)
            }
          """)
      ]),
    RuleExample(
      "Looked at first", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        map("func center() { if let place = manager.location { show(place.coordinate) } }")
      ]),
    RuleExample(
      "Used where it has come", infoPlist: [.whenInUse],
      files: [
        map(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { center() }
            private func center() { show(manager.location!.coordinate) }
          """)
      ]),
    RuleExample(
      "Looked at in Objective-C", infoPlist: [.whenInUse],
      files: [
        objectiveC(
          """
          - (void)center {
            if (!self.manager.location) { return; }
            [self show:self.manager.location.coordinate];
          }
          """)
      ]),
  ]

  private static func map(_ code: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import MapKit
      final class Places: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func ask() { manager.requestWhenInUseAuthorization() }
        func show(_ place: CLLocationCoordinate2D) {}
        \(code)
      }
      """)
  }

  private static func objectiveC(_ code: String) -> RuleExample.File {
    .objectiveC(
      """
      #import <CoreLocation/CoreLocation.h>
      @interface Places : NSObject
      @property (nonatomic, strong) CLLocationManager *manager;
      @property (nonatomic) CLLocationCoordinate2D here;
      @end
      @implementation Places
      - (void)ask { [self.manager requestWhenInUseAuthorization]; }
      \(code)
      - (void)show:(CLLocationCoordinate2D)place {}
      @end
      """)
  }
}
