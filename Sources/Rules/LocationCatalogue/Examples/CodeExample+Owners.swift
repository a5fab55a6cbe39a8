extension CodeExample {
  /// For Macs, maps that draw by themselves, and managers with several users.
  static let owners: [String: CodeExample] = [
    "HOW-52": CodeExample(
      .infoPlist,
      """
      <key>NSLocationUsageDescription</key>
      <string>Shows the weather where your Mac is.</string>
      """),
    "HOW-53": CodeExample(
      .objectiveC,
      """
      - (MKAnnotationView *)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation {
        if ([annotation isKindOfClass:[MKUserLocation class]]) return nil;  // MapKit draws its own dot.
        return [self markerFor:annotation];
      }
      """),
    "HOW-54": CodeExample(
      .members,
      """
      // The only delegate; who needs locations adds a closure.
      private var listeners: [(CLLocation) -> Void] = []

      func listen(_ listener: @escaping (CLLocation) -> Void) { listeners.append(listener) }

      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations {
          for listener in listeners { listener(location) }
        }
      }
      """),
    "HOW-55": CodeExample(
      .shell,
      """
      xcrun simctl location booted set 52.52,13.40
      xcrun simctl location booted clear
      """),
    "HOW-56": CodeExample(
      .members,
      """
      private var exits: [String: Date] = [:]  // What is still in it after a minute was left.

      func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        exits[region.identifier] = Date()
        manager.requestState(for: region)
      }

      func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
      ) {
        if state == .inside { exits[region.identifier] = nil }
      }
      """),
    "HOW-57": CodeExample(
      .members,
      """
      // At each launch, in a Task that never ends:
      func watch() async throws {
        let monitor = await CLMonitor("places")
        let home = CLMonitor.CircularGeographicCondition(
          center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4), radius: 200)
        if await monitor.record(for: "home") == nil {  // Conditions outlive the app.
          await monitor.add(home, identifier: "home", assuming: .unsatisfied)
        }
        for try await event in await monitor.events { print(event.identifier, event.state) }
      }
      """),
  ]

  /// The whole block of a Podfile that lets permission_handler ask for location.
  static let permissionPodfile = podfile(defining: "PERMISSION_LOCATION=1")
  /// The same for While Using only.
  static let whenInUsePodfile = podfile(defining: "PERMISSION_LOCATION_WHENINUSE=1")

  private static func podfile(defining macro: String) -> CodeExample {
    CodeExample(
      .ruby,
      """
      # ios/Podfile has one such block: add the inner loop to it.
      post_install do |installer|
        installer.pods_project.targets.each do |target|
          flutter_additional_ios_build_settings(target)
          target.build_configurations.each do |config|
            config.build_settings['GCC_PREPROCESSOR_DEFINITIONS'] ||= ['$(inherited)']
            config.build_settings['GCC_PREPROCESSOR_DEFINITIONS'] += ['\(macro)']
          end
        end
      end
      """)
  }

  /// Whether users of one of some kinds of projects write in its language.
  package func isFor(_ kinds: [ProjectKind]) -> Bool { kinds.contains { $0.forms.contains(form) } }
}
