import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// Shows where the phone is, while the app is active.
@MainActor @Observable public final class PlaceModel: NSObject, CLLocationManagerDelegate {
  public private(set) var region: MKCoordinateRegion?
  public private(set) var isShown = UIApplication.shared.applicationState == .active
  @ObservationIgnored public var onFound: () -> Void = {}
  @ObservationIgnored private let manager = CLLocationManager()

  public override init() {
    super.init()
    manager.delegate = self
  }

  public func find() { manager.requestLocation() }

  public nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let coordinate = locations.last?.coordinate else { return }
    MainActor.assumeIsolated {
      region = MKCoordinateRegion(
        center: coordinate, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01))
      onFound()
    }
  }

  public nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
}

/// Has the state of a view, and draws nothing.
public struct PlaceView: View {
  @State public var model: PlaceModel

  public init(model: PlaceModel) { _model = State(wrappedValue: model) }

  public var body: some View { EmptyView() }
}
