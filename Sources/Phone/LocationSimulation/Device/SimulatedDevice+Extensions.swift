import LocationDelivery
import LocationPolicy

/// Extensions of apps: processes of their own that share their app's authorization and can't prompt.
extension SimulatedDevice {
  /// Returns the extension of an app, as the device knows it since it first ran; nil if it never ran.
  public func extensionID(_ kind: ExtensionKind, of app: AppID) -> AppID? {
    entries.first { $0.role == ExtensionRole(kind: kind, app: app) }?.id
  }

  /// Returns the app and the kind of an extension; nil for an app.
  public func extensionRole(of id: AppID) -> (kind: ExtensionKind, app: AppID)? {
    self[id].role.map { ($0.kind, $0.app) }
  }

  /// Returns the extension of an app, which is added if it never ran.
  package mutating func addExtension(_ kind: ExtensionKind, of app: AppID) -> AppID {
    if let known = extensionID(kind, of: app) { return known }
    return add(self[app].bundle.bundle(of: kind), as: ExtensionRole(kind: kind, app: app))
  }

  /// Delivers a location push: the system runs the extension if the app has Always (DEL-096, KEY-045).
  mutating func deliverLocationPush(to app: AppID) {
    let delivery = policy.delivery(of: .locationPush, in: self[app].deliveryContext(on: system))
    switch delivery.arrival {
    case .delivered, .wakes, .relaunches: run(.locationPush, of: app)
    default: system.record(.decided(.ignored(.notAuthorized)), app: app, facts: delivery.facts)
    }
  }

  /// Runs an extension of an app for its work.
  mutating func run(_ kind: ExtensionKind, of app: AppID) {
    let id = addExtension(kind, of: app)
    let bundle = self[app].bundle.bundle(of: kind)
    informExtensions()
    with(id) { process, system in
      if process.process == nil { process.take(bundle) }
      process.runExtension(kind, on: &system)
    }
  }

  /// Ends the processes of an app's extensions, or of all.
  mutating func endExtensions(of app: AppID? = nil) {
    for id in extensions(of: app) { with(id) { $0.endProcess(as: .terminated, on: &$1) } }
  }

  /// Gives each extension the authorization of its app, and counts its use as its app's.
  mutating func informExtensions() {
    guard hasExtensions else { return }
    for id in extensions(of: nil) {
      guard let app = self[id].role?.app else { continue }
      let state = self[app]
      let hasUsed = with(id) { process, system in
        process.follow(state, on: &system)
        return process.use.takeUseOfApp()
      }
      if hasUsed, assumptions.extensionUseCountsForReminder {
        with(app) { $0.usedAlwaysInBackground(on: &$1) }
      }
    }
  }

  private func extensions(of app: AppID?) -> [AppID] {
    entries.filter { entry in entry.role.map { app == nil || $0.app == app } ?? false }.map { $0.id }
  }
}

extension AppBundle {
  /// The bundle of an extension: the usage descriptions are its app's, the background mode is not (KEY-042, BG-003).
  fileprivate func bundle(of kind: ExtensionKind) -> AppBundle {
    var bundle = self
    bundle.identifier += ".\(kind.rawValue)"
    bundle.configuration.traits.subtract([.backgroundMode, .appClip])
    switch kind {
    case .locationPush: bundle.name += "’s push extension"
    case .widget:
      bundle.name += "’s widget"
      bundle.configuration.traits.insert(.widgetExtension)
    }
    return bundle
  }
}
