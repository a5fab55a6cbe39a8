/// The Swift sources of the Probe, the app of an experiment.
enum ProbeSources {
  /// Prober.swift: makes the calls of Core Location and notes the results; needs only Foundation and Core
  /// Location.
  static let prober = #"""
    import CoreLocation
    import Foundation

    /// Makes the calls of a journey, and notes all that comes of them.
    final class Prober: NSObject, CLLocationManagerDelegate {
      private let notes: Notes
      private let code: ProbeCode
      /// Starts and ends a background task of UIKit's.
      private let backgroundTask: (Double?) -> Void
      private var managers: [String: CLLocationManager] = [:]
      private var delegates: [String: NSObject] = [:]
      private var tasks: [String: Task<Void, Never>] = [:]
      private var sessions: [String: Any] = [:]

      init(_ code: ProbeCode, notes: Notes, backgroundTask: @escaping (Double?) -> Void) {
        self.code = code
        self.notes = notes
        self.backgroundTask = backgroundTask
      }

      /// Notes the launch, and makes the calls with which the app reacts to it.
      func launched(inForeground isForeground: Bool, forLocation isForLocation: Bool) {
        notes.note("launched", isForeground ? "foreground" : "background")
        if #available(iOS 14, *) {
          notes.note("constant", "kCLLocationAccuracyReduced", ["\(Int(kCLLocationAccuracyReduced))"])
        }
        make(code.reactions["onLaunch"])
        if isForLocation { make(code.reactions["onLocationLaunch"]) }
      }

      /// Notes that the app was notified of something, and makes the calls with which it reacts.
      func notified(of event: String, reaction: String) {
        notes.note("app", event)
        make(code.reactions[reaction])
      }

      /// Makes the calls of a step.
      func take(step: Int) {
        guard code.steps.indices.contains(step) else { return }
        make(code.steps[step].calls)
      }

      /// Notes what the app reads now.
      func read(step: Int) {
        notes.note("reading", "authorizationStatus", reading, step: step)
      }

      private var reading: [String] {
        let manager = managers.values.first ?? CLLocationManager()
        guard #available(iOS 14, *) else { return [Self.name(of: CLLocationManager.authorizationStatus())] }
        return [
          Self.name(of: manager.authorizationStatus),
          manager.accuracyAuthorization == .fullAccuracy ? "fullAccuracy" : "reducedAccuracy",
        ]
      }

      /// By its number, so that the record says what the numbers mean.
      private static func name(of status: CLAuthorizationStatus) -> String {
        let names = ["notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse"]
        let number = Int(status.rawValue)
        return names.indices.contains(number) ? names[number] : "\(number)"
      }

      private func make(_ calls: [ProbeCall]?) { for call in calls ?? [] { make(call) } }

      private func make(_ call: ProbeCall) {
        if call.name == "CLLocationManager" {
          managers[call.object] = CLLocationManager()
        } else if #available(iOS 17, *), makeStream(call) {
          return
        } else if call.name == "beginBackgroundTask" {
          backgroundTask(call.number)
        } else if call.name == "endBackgroundTask" {
          backgroundTask(nil)
        } else if let manager = managers[call.object] {
          if !set(call, on: manager), !start(call, on: manager) { monitor(call, on: manager) }
        }
      }

      // Managers

      private func set(_ call: ProbeCall, on manager: CLLocationManager) -> Bool {
        switch call.name {
        case "delegate": setDelegate(call, of: manager)
        case "release":
          managers[call.object] = nil
          delegates[call.object] = nil
        case "allowsBackgroundLocationUpdates": manager.allowsBackgroundLocationUpdates = call.flag
        case "showsBackgroundLocationIndicator":
          if #available(iOS 11, *) { manager.showsBackgroundLocationIndicator = call.flag }
        case "pausesLocationUpdatesAutomatically": manager.pausesLocationUpdatesAutomatically = call.flag
        case "distanceFilter": manager.distanceFilter = call.number ?? kCLDistanceFilterNone
        case "headingFilter": manager.headingFilter = call.number ?? kCLHeadingFilterNone
        case "desiredAccuracy": manager.desiredAccuracy = call.number ?? Self.accuracy(named: call.text)
        case "activityType":
          let names = ["other", "automotiveNavigation", "fitness", "otherNavigation", "airborne"]
          let number = (names.firstIndex(of: call.text) ?? 0) + 1
          manager.activityType = CLActivityType(rawValue: number) ?? .other
        default: return false
        }
        return true
      }

      private func setDelegate(_ call: ProbeCall, of manager: CLLocationManager) {
        let delegate: NSObject & CLLocationManagerDelegate
        switch call.texts {
        case ["didUpdateLocations"]: delegate = LocationsDelegate(notes)
        case ["didFailWithError"]: delegate = FailuresDelegate(notes)
        case []: delegate = SilentDelegate()
        default: delegate = self
        }
        delegates[call.object] = delegate
        manager.delegate = call.isNull ? nil : delegate
      }

      private static func accuracy(named name: String) -> CLLocationAccuracy {
        switch name {
        case "kCLLocationAccuracyBestForNavigation": return kCLLocationAccuracyBestForNavigation
        case "kCLLocationAccuracyNearestTenMeters": return kCLLocationAccuracyNearestTenMeters
        case "kCLLocationAccuracyHundredMeters": return kCLLocationAccuracyHundredMeters
        case "kCLLocationAccuracyKilometer": return kCLLocationAccuracyKilometer
        case "kCLLocationAccuracyThreeKilometers": return kCLLocationAccuracyThreeKilometers
        case "kCLLocationAccuracyReduced":
          if #available(iOS 14, *) { return kCLLocationAccuracyReduced }
          return kCLLocationAccuracyThreeKilometers
        default: return kCLLocationAccuracyBest
        }
      }

      private func start(_ call: ProbeCall, on manager: CLLocationManager) -> Bool {
        switch call.name {
        case "requestWhenInUseAuthorization": manager.requestWhenInUseAuthorization()
        case "requestAlwaysAuthorization": manager.requestAlwaysAuthorization()
        case "requestTemporaryFullAccuracyAuthorization":
          if #available(iOS 14, *) {
            let notes = self.notes
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: call.text) { error in
              notes.note(
                "completion", "requestTemporaryFullAccuracyAuthorization completion",
                error.map { [Self.code(of: $0)] } ?? [])
            }
          }
        case "startUpdatingLocation": manager.startUpdatingLocation()
        case "stopUpdatingLocation": manager.stopUpdatingLocation()
        case "startUpdatingHeading": manager.startUpdatingHeading()
        case "stopUpdatingHeading": manager.stopUpdatingHeading()
        case "startMonitoringSignificantLocationChanges": manager.startMonitoringSignificantLocationChanges()
        case "stopMonitoringSignificantLocationChanges": manager.stopMonitoringSignificantLocationChanges()
        case "startMonitoringVisits": manager.startMonitoringVisits()
        case "stopMonitoringVisits": manager.stopMonitoringVisits()
        case "requestLocation": manager.requestLocation()
        case "allowDeferredLocationUpdates":
          manager.allowDeferredLocationUpdates(
            untilTraveled: call.number("untilTraveled"), timeout: call.number("timeout"))
        case "disallowDeferredLocationUpdates": manager.disallowDeferredLocationUpdates()
        default: return false
        }
        return true
      }

      // Regions and beacons

      private func monitor(_ call: ProbeCall, on manager: CLLocationManager) {
        switch call.name {
        case "startMonitoring": if let region = Self.region(call) { manager.startMonitoring(for: region) }
        case "stopMonitoring", "requestState":
          for region in manager.monitoredRegions where region.identifier == call.text {
            if call.name == "requestState" { manager.requestState(for: region) } else { manager.stopMonitoring(for: region) }
          }
        case "startRangingBeacons", "stopRangingBeacons":
          guard #available(iOS 13, *), let uuid = call.uuid else { return }
          let constraint = CLBeaconIdentityConstraint(uuid: uuid)
          if call.name == "startRangingBeacons" {
            manager.startRangingBeacons(satisfying: constraint)
          } else {
            manager.stopRangingBeacons(satisfying: constraint)
          }
        default: notes.note("app", "unknownCall")
        }
      }

      private static func region(_ call: ProbeCall) -> CLRegion? {
        let region: CLRegion
        if let center = call.center {
          region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: center.latitude, longitude: center.longitude),
            radius: call.number("radius"), identifier: call.identifier)
        } else if #available(iOS 13, *), let uuid = call.uuid {
          region = CLBeaconRegion(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: call.identifier)
        } else {
          return nil
        }
        region.notifyOnEntry = call.flag("notifyOnEntry")
        region.notifyOnExit = call.flag("notifyOnExit")
        return region
      }

      // Streams, sessions and monitors

      @available(iOS 17, *)
      private func makeStream(_ call: ProbeCall) -> Bool {
        switch call.name {
        case "CLLocationUpdate.liveUpdates":
          let notes = self.notes
          tasks[call.object] = Task { await Self.note(liveUpdates: call.text, in: notes) }
        case "CLMonitor":
          let name = call.text.isEmpty ? "monitor" : call.text
          sessions[call.object] = Task { await CLMonitor(name) }
        case "add", "remove", "events": monitor(call)
        case "CLBackgroundActivitySession": sessions[call.object] = CLBackgroundActivitySession()
        case "CLServiceSession": if #available(iOS 18, *) { makeSession(call) }
        case "invalidate", "cancel": end(call.object)
        default: return false
        }
        return true
      }

      @available(iOS 17, *)
      private static func note(liveUpdates name: String, in notes: Notes) async {
        let configurations: [String: CLLocationUpdate.LiveConfiguration] = [
          "automotiveNavigation": .automotiveNavigation, "otherNavigation": .otherNavigation,
          "fitness": .fitness, "airborne": .airborne,
        ]
        do {
          for try await update in CLLocationUpdate.liveUpdates(configurations[name] ?? .default) {
            notes.note("element", "CLLocationUpdate", words(of: update))
          }
        } catch {
          notes.note("element", "CLLocationUpdate", [code(of: error)])
        }
      }

      @available(iOS 17, *)
      private static func words(of update: CLLocationUpdate) -> [String] {
        var words: [String] = update.location == nil ? [] : ["location"]
        guard #available(iOS 18, *) else {
          return update.isStationary ? words + ["stationary"] : words
        }
        let flags = [
          (update.stationary, "stationary"), (update.accuracyLimited, "accuracyLimited"),
          (update.locationUnavailable, "locationUnavailable"),
          (update.authorizationDenied, "authorizationDenied"),
          (update.authorizationDeniedGlobally, "authorizationDeniedGlobally"),
          (update.authorizationRestricted, "authorizationRestricted"),
          (update.insufficientlyInUse, "insufficientlyInUse"),
          (update.serviceSessionRequired, "serviceSessionRequired"),
          (update.authorizationRequestInProgress, "authorizationRequestInProgress"),
        ]
        words += flags.filter { $0.0 }.map { $0.1 }
        return words
      }

      @available(iOS 17, *)
      private func monitor(_ call: ProbeCall) {
        guard let creation = sessions[call.object] as? Task<CLMonitor, Never> else { return }
        let notes = self.notes
        tasks[call.object + " " + call.name + " " + call.identifier] = Task {
          let monitor = await creation.value
          switch call.name {
          case "add": if let condition = Self.condition(call) { await monitor.add(condition, identifier: call.identifier) }
          case "remove": await monitor.remove(call.text)
          default: await Self.note(eventsOf: monitor, in: notes)
          }
        }
      }

      @available(iOS 17, *)
      private static func condition(_ call: ProbeCall) -> (any CLCondition)? {
        if let center = call.center {
          return CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: center.latitude, longitude: center.longitude),
            radius: call.number("radius"))
        }
        return call.uuid.map { CLMonitor.BeaconIdentityCondition(uuid: $0) }
      }

      @available(iOS 17, *)
      private static func note(eventsOf monitor: CLMonitor, in notes: Notes) async {
        do {
          for try await event in await monitor.events {
            notes.note(
              "element", "CLMonitor.Event", [event.identifier, "\(event.state.rawValue)"] + words(of: event))
          }
        } catch {
          notes.note("element", "CLMonitor.Event", [code(of: error)])
        }
      }

      @available(iOS 17, *)
      private static func words(of event: CLMonitor.Event) -> [String] {
        guard #available(iOS 18, *) else { return [] }
        let flags = [
          (event.authorizationDenied, "authorizationDenied"),
          (event.authorizationDeniedGlobally, "authorizationDeniedGlobally"),
          (event.authorizationRestricted, "authorizationRestricted"),
          (event.insufficientlyInUse, "insufficientlyInUse"),
          (event.serviceSessionRequired, "serviceSessionRequired"),
          (event.authorizationRequestInProgress, "authorizationRequestInProgress"),
        ]
        return flags.filter { $0.0 }.map { $0.1 }
      }

      @available(iOS 18, *)
      private func makeSession(_ call: ProbeCall) {
        let levels: [String: CLServiceSession.AuthorizationRequirement] = [
          "none": .none, "whenInUse": .whenInUse, "always": .always,
        ]
        let level = levels[call.text("authorization")] ?? levels[call.text] ?? .none
        let purpose = call.text("fullAccuracyPurposeKey")
        let session =
          purpose.isEmpty
          ? CLServiceSession(authorization: level)
          : CLServiceSession(authorization: level, fullAccuracyPurposeKey: purpose)
        sessions[call.object] = session
        let notes = self.notes
        tasks[call.object] = Task {
          do {
            for try await diagnostic in session.diagnostics {
              notes.note("element", "CLServiceSession.Diagnostic", Self.words(of: diagnostic))
            }
          } catch {
            notes.note("element", "CLServiceSession.Diagnostic", [Self.code(of: error)])
          }
        }
      }

      @available(iOS 18, *)
      private static func words(of diagnostic: CLServiceSession.Diagnostic) -> [String] {
        let flags = [
          (diagnostic.authorizationDenied, "authorizationDenied"),
          (diagnostic.authorizationDeniedGlobally, "authorizationDeniedGlobally"),
          (diagnostic.authorizationRestricted, "authorizationRestricted"),
          (diagnostic.alwaysAuthorizationDenied, "alwaysAuthorizationDenied"),
          (diagnostic.fullAccuracyDenied, "fullAccuracyDenied"),
          (diagnostic.insufficientlyInUse, "insufficientlyInUse"),
          (diagnostic.serviceSessionRequired, "serviceSessionRequired"),
          (diagnostic.authorizationRequestInProgress, "authorizationRequestInProgress"),
        ]
        return flags.filter { $0.0 }.map { $0.1 }
      }

      private func end(_ object: String) {
        tasks[object]?.cancel()
        tasks[object] = nil
        if #available(iOS 18, *), let session = sessions[object] as? CLServiceSession { session.invalidate() }
        if #available(iOS 17, *), let session = sessions[object] as? CLBackgroundActivitySession {
          session.invalidate()
        }
        sessions[object] = nil
      }

      static func code(of error: any Error) -> String { "\((error as NSError).code)" }

      // CLLocationManagerDelegate

      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard #available(iOS 14, *) else { return }
        changed(to: manager.authorizationStatus, by: "locationManagerDidChangeAuthorization")
      }

      func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        changed(to: status, by: "didChangeAuthorization")
      }

      private func changed(to status: CLAuthorizationStatus, by method: String) {
        let name = Self.name(of: status)
        notes.note("callback", method, [name])
        make(code.authorizationReactions[name])
      }

      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        notes.note("callback", "didUpdateLocations", [Notes.accuracy(of: locations.last?.horizontalAccuracy ?? 0)])
        make(code.reactions["onLocations"])
      }

      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        notes.note("callback", "didFailWithError", [Self.code(of: error)])
        make(code.reactions["onFailure"])
      }

      func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
        notes.note("callback", "locationManagerDidPauseLocationUpdates")
        make(code.reactions["onPause"])
      }

      func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
        notes.note("callback", "locationManagerDidResumeLocationUpdates")
      }

      func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {
        notes.note("callback", "didFinishDeferredUpdatesWithError", error.map { [Self.code(of: $0)] } ?? [])
      }

      func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        notes.note("callback", "didUpdateHeading")
      }

      func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        notes.note("callback", "didEnterRegion", [region.identifier])
      }

      func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        notes.note("callback", "didExitRegion", [region.identifier])
      }

      func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
      ) {
        notes.note("callback", "didDetermineState", [region.identifier, "\(state.rawValue)"])
      }

      func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        notes.note("callback", "didStartMonitoringFor", [region.identifier])
      }

      func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
      ) {
        notes.note(
          "callback", "monitoringDidFailFor", (region.map { [$0.identifier] } ?? []) + [Self.code(of: error)])
      }

      func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        notes.note("callback", "didVisit")
      }

      @available(iOS 13, *)
      func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
      ) {
        notes.note("callback", "didRange")
      }

      @available(iOS 13, *)
      func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
      ) {
        notes.note("callback", "didFailRangingFor", [Self.code(of: error)])
      }
    }

    /// A delegate that can be told of locations only.
    final class LocationsDelegate: NSObject, CLLocationManagerDelegate {
      private let notes: Notes

      init(_ notes: Notes) { self.notes = notes }

      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        notes.note("callback", "didUpdateLocations", [Notes.accuracy(of: locations.last?.horizontalAccuracy ?? 0)])
      }
    }

    /// A delegate that can be told of failures only.
    final class FailuresDelegate: NSObject, CLLocationManagerDelegate {
      private let notes: Notes

      init(_ notes: Notes) { self.notes = notes }

      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        notes.note("callback", "didFailWithError", [Prober.code(of: error)])
      }
    }

    /// A delegate that can be told of nothing.
    final class SilentDelegate: NSObject, CLLocationManagerDelegate {}

    """#
}
