import LocationPolicy

extension InstalledApp {
  /// Runs an extension for its work: launches its process, or gives a running one more time (DEL-096).
  mutating func runExtension(_ kind: ExtensionKind, on system: inout PhoneSystem) {
    if process == nil { launch(for: kind.launchReason, on: &system) }
    guard let generation = process?.generation else { return }
    let workEnds = system.now + system.timings.extensionWork
    switch kind {
    case .locationPush:
      letRun(for: system.timings.extensionWork + system.timings.extensionWarning, on: &system)
      system.plan(.extensionTimeEnds(id, generation: generation), at: workEnds)
    case .widget: letRun(for: system.timings.extensionWork, on: &system)
    }
    send(.extensionRuns(kind), to: nil, on: &system)
  }

  /// Warns an extension that its process ends soon, unless it was given more time since (DEL-096).
  mutating func extensionTimeEnds(generation: Int, on system: inout PhoneSystem) {
    guard let process, process.generation == generation,
      process.backgroundUntil == system.now + system.timings.extensionWarning
    else { return }
    send(.extensionWillTerminate, to: nil, on: &system)
  }

  /// Lets an extension have the authorization of its app, and notifies its managers of a change (KEY-042, DEL-096).
  mutating func follow(_ app: InstalledApp, on system: inout PhoneSystem) {
    use.followWidget(of: app.use)
    guard !authorization.isShared(with: app.authorization) else { return }
    if process == nil {
      follow(app.authorization, under: system.policy)
    } else {
      decide(isQuiet: true, on: &system) { state, _, policy in state.follow(app.authorization, under: policy)
      }
    }
  }

  /// Forgets what an extension monitors: its process ends with its work, and nothing launches it but its system's
  /// request.
  mutating func forgetMonitoring() {
    monitoring = Monitoring()
    monitorRecords = Monitors()
  }
}

extension ExtensionKind {
  /// The reason for which the system launches the process.
  fileprivate var launchReason: LaunchReason {
    switch self {
    case .locationPush: .location(.locationPush)
    case .widget: .background
    }
  }
}
