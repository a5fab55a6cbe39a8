import LocationPolicy

extension SimulatedDevice {
  mutating func startVisits(by client: ClientID, of app: AppID) {
    failAtStart(of: .visits, by: client, in: app)
    if apps[app.index].monitoring.visits == nil { apps[app.index].monitoring.visits = VisitTracking() }
  }

  /// With reduced accuracy a visit is right in time and coarse in space (ACC-003).
  mutating func report(_ visits: VisitTracking, until departure: Moment?, to app: AppID) {
    guard let place = visits.stay?.place else { return }
    var visit = Visit(
      coordinate: place, horizontalAccuracy: assumptions.visitRadius, arrival: visits.arrival,
      departure: departure)
    if apps[app.index].authorization.accuracy(under: policy) == .reduced {
      let cell = ReducedCell(containing: place, radius: assumptions.reducedRadius)
      visit.coordinate = cell.center
      visit.horizontalAccuracy = cell.radius
    }
    report([.visit(visit)], of: .visits, to: app)
  }
}
