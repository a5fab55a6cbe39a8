import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// Shows where the phone is, while the app is active.
@MainActor @Observable final class PlaceModel: NSObject, CLLocationManagerDelegate {
  private(set) var region: MKCoordinateRegion?
  private(set) var isShown = UIApplication.shared.applicationState == .active
  @ObservationIgnored var onFound: () -> Void = {}
  @ObservationIgnored private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func find() { manager.requestLocation() }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let coordinate = locations.last?.coordinate else { return }
    MainActor.assumeIsolated {
      region = MKCoordinateRegion(
        center: coordinate, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01))
      onFound()
    }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
}

/// Has the state of a view, and draws nothing.
struct PlaceView: View {
  @State var model: PlaceModel

  init(model: PlaceModel) { _model = State(wrappedValue: model) }

  var body: some View { EmptyView() }
}
