import CoreLocation
import MapKit
import SwiftUI

/// A map with the route of a run.
struct RunMapView: UIViewRepresentable {
  let track: [CLLocation]

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.removeOverlays(map.overlays)
    guard track.count > 1 else { return }
    let coordinates = track.map(\.coordinate)
    let route = MKPolyline(coordinates: coordinates, count: coordinates.count)
    map.addOverlay(route)
    let margin = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    map.setVisibleMapRect(route.boundingMapRect, edgePadding: margin, animated: false)
  }

  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  final class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 4
      return renderer
    }
  }
}
