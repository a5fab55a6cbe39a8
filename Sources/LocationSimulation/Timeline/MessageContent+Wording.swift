import LocationPolicy

extension MessageContent {
  /// The delegate method, element or completion with which the app hears of it; nil for what is no such call.
  public var methodName: String? {
    switch self {
    case .authorization(let callback, _): callback.methodName
    case .locations: "locationManager(_:didUpdateLocations:)"
    case .failed: "locationManager(_:didFailWithError:)"
    case .paused: "locationManagerDidPauseLocationUpdates(_:)"
    case .resumed: "locationManagerDidResumeLocationUpdates(_:)"
    case .fullAccuracyAnswered: "requestTemporaryFullAccuracyAuthorization completion"
    case .finishedDeferredUpdates: "locationManager(_:didFinishDeferredUpdatesWithError:)"
    case .heading: "locationManager(_:didUpdateHeading:)"
    case .enteredRegion: "locationManager(_:didEnterRegion:)"
    case .exitedRegion: "locationManager(_:didExitRegion:)"
    case .regionState: "locationManager(_:didDetermineState:for:)"
    case .startedMonitoring: "locationManager(_:didStartMonitoringFor:)"
    case .monitoringFailed: "locationManager(_:monitoringDidFailFor:withError:)"
    case .visit: "locationManager(_:didVisit:)"
    case .beacons: "locationManager(_:didRange:satisfying:)"
    case .rangingFailed: "locationManager(_:didFailRangingFor:error:)"
    case .liveUpdate: "CLLocationUpdate"
    case .monitorEvent: "CLMonitor.Event"
    case .diagnostics: "CLServiceSession.Diagnostic"
    case .console, .launched, .enteredForeground, .enteredBackground, .ended, .locationButtonAction: nil
    }
  }

  /// What it brings, in a few words; empty when the method's name says it all.
  var argumentText: String {
    switch self {
    case .authorization(_, let status): status.appleName
    case .locations(let fixes): TraceFormat.fixes(count: fixes.count, last: fixes.last)
    case .failed(let code), .monitoringFailed(nil, let code): TraceFormat.error(code)
    case .fullAccuracyAnswered(_, let code), .finishedDeferredUpdates(let code):
      code.map(TraceFormat.error) ?? "no error"
    case .heading(let heading, _): TraceFormat.heading(heading)
    case .enteredRegion(let region), .exitedRegion(let region), .startedMonitoring(let region):
      "“\(region.identifier)”"
    case .regionState(let state, let region): "“\(region.identifier)”, \(state)"
    case .monitoringFailed(let region?, let code): "“\(region.identifier)”, \(TraceFormat.error(code))"
    case .visit(let visit): TraceFormat.visit(visit)
    case .beacons(let sightings, _, _): "\(sightings.count) in reach"
    case .rangingFailed(_, let code): TraceFormat.error(code)
    case .liveUpdate(let update): Self.text(of: update)
    case .monitorEvent(let event): Self.text(of: event)
    case .diagnostics(let diagnostics): TraceFormat.diagnostics(diagnostics)
    case .console(let message): message.text
    case .paused, .resumed, .launched, .enteredForeground, .enteredBackground, .ended, .locationButtonAction:
      ""
    }
  }

  private static func text(of update: LiveUpdate) -> String {
    var parts = update.fix.map { [TraceFormat.fixes(count: 1, last: $0)] } ?? ["no location"]
    if update.isStationary { parts.append("stationary") }
    if update.accuracyLimited { parts.append("accuracyLimited") }
    if update.locationUnavailable { parts.append("locationUnavailable") }
    return (parts + update.diagnostics.names).joined(separator: ", ")
  }

  private static func text(of event: MonitorEvent) -> String {
    var parts = ["“\(event.identifier)”", "\(event.state)"]
    if event.accuracyLimited { parts.append("accuracyLimited") }
    if event.conditionLimitExceeded { parts.append("conditionLimitExceeded") }
    if event.conditionUnsupported { parts.append("conditionUnsupported") }
    return (parts + event.diagnostics.names).joined(separator: ", ")
  }
}
