import LocationPolicy

extension SimulatedDevice {
  mutating func startVisits(by client: ClientID, of app: AppID) {
    failAtStart(of: .visits, by: client, in: app)
    if apps[app.index].monitoring.visits == nil { apps[app.index].monitoring.visits = VisitTracking() }
  }

  /// Notices that a stay lasts long enough for a visit, or that it is over.
  mutating func lookAtVisits(of app: AppID, from look: Look) {
    guard let visits = apps[app.index].monitoring.visits, let fix = look.fix else { return }
    guard let stay = visits.stay else {
      apps[app.index].monitoring.visits?.stay = Stillness(place: fix.coordinate, since: now)
      return
    }
    if fix.coordinate.isFarther(than: assumptions.visitRadius, from: stay.place) {
      var next = VisitTracking()
      next.stay = Stillness(place: fix.coordinate, since: now)
      next.sawArrival = true
      apps[app.index].monitoring.visits = next
      if visits.isReported { report(visits, until: now, to: app) }
    } else if !visits.isReported, now >= stay.since + timings.visitArrival {
      apps[app.index].monitoring.visits?.isReported = true
      report(visits, until: nil, to: app)
    }
  }

  /// With reduced accuracy a visit is right in time and coarse in space (ACC-003).
  private mutating func report(_ visits: VisitTracking, until departure: Moment?, to app: AppID) {
    guard let place = visits.stay?.place else { return }
    var visit = Visit(
      coordinate: place, horizontalAccuracy: assumptions.visitRadius, arrival: visits.arrival,
      departure: departure)
    if apps[app.index].authorization.accuracy(under: policy) == .reduced {
      let cell = ReducedCell(containing: place, radius: assumptions.reducedAccuracy.typicalRadius)
      visit.coordinate = cell.center
      visit.horizontalAccuracy = cell.radius
    }
    report([.visit(visit)], of: .visits, to: app)
  }
}
