import CoreLocation

extension LocationManagerAdapter {
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    tell(.monitoring(.visit(PlaceVisit(visit))))
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    tell(.monitoring(.entered(region.identifier)))
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    tell(.monitoring(.exited(region.identifier)))
  }

  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    tell(.monitoring(.determined(WatchedRegion.State(state), region.identifier)))
  }

  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    tell(.monitoring(.started(region.identifier)))
  }

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {
    tell(.monitoring(.failed(region?.identifier, CLError.Code(error))))
  }
}
