import LocationSimulation

extension ManagerConnection {
  /// The regions that all managers of the app watch.
  var monitoredRegions: [Region] { host.monitoredRegions }

  /// The regions that the app ranges and whose beacons are those of an identity.
  func rangedRegions(of identity: BeaconIdentity) -> [CLBeaconRegion] {
    rangedRegions.compactMap { $0 as? CLBeaconRegion }.filter { $0.identity == identity }
      .sorted { $0.identifier < $1.identifier }
  }
}
