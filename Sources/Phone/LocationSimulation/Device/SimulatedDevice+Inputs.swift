import LocationPolicy
import Phrases

extension SimulatedDevice {
  /// Performs an input at this moment.
  ///
  /// Returns the object that a call creates, if it creates one. Throws ``CallError/raised(_:)`` if Core Location
  /// raises an exception, and ``CallError/refused(_:)`` if the input is impossible at the moment; a refused input
  /// changes nothing but the trace.
  @discardableResult
  public mutating func perform(_ input: Input) throws(CallError) -> ClientID? {
    system.record(.input(input), app: app(of: input), client: client(of: input))
    defer { informExtensions() }
    do throws(CallError) {
      switch input {
      case .person(let action): try refusable { device throws(Refusal) in try device.carryOut(action) }
      case .system(let action): try refusable { device throws(Refusal) in try device.carryOut(action) }
      case .world(let change): try refusable { device throws(Refusal) in try device.carryOut(change) }
      case .call(let call, let app): return try carryOut(call, by: app)
      }
      return nil
    } catch .refused(let refusal) {
      system.record(.refused(refusal), app: app(of: input), client: client(of: input))
      throw .refused(refusal)
    } catch .raised(let exception) {
      throw .raised(exception)
    }
  }

  private mutating func refusable(_ action: (inout Self) throws(Refusal) -> Void) throws(CallError) {
    do throws(Refusal) { try action(&self) } catch { throw .refused(error) }
  }

  private func app(of input: Input) -> AppID? {
    guard case .call(_, let app) = input, has(app) else { return nil }
    return app
  }

  private func client(of input: Input) -> ClientID? {
    guard case .call(let call, _) = input else { return nil }
    return call.client
  }

  // Calls of an app's code

  private mutating func carryOut(_ call: AppCall, by app: AppID) throws(CallError) -> ClientID? {
    if let refusal = obstacle(to: call, by: app) { throw .refused(refusal) }
    do throws(CallError) {
      return try with(app) { app, system throws(CallError) in try app.call(call, on: &system) }
    } catch {
      // An exception of Core Location ends the process.
      if case .raised = error { endProcess(of: app, as: .terminated) }
      throw error
    }
  }

  /// Returns why an app's code can't make a call at the moment; nil if it can.
  func obstacle(to call: AppCall, by app: AppID) -> Refusal? {
    guard has(app) else { return Refusal("\(name(of: app)) does not run, so its code calls nothing") }
    return self[app].obstacle(to: call, on: system)
  }

  // Actions of the system

  private mutating func carryOut(_ action: SystemAction<AppID>) throws(Refusal) {
    if let refusal = obstacle(to: action) { throw refusal }
    switch action {
    case .terminates(let app): endProcess(of: app, as: .terminated)
    case .launchesInBackground(let app):
      with(app) { $0.runInBackground(for: $1.timings.backgroundLaunch, on: &$1) }
    case .showsSecondPrompt(let app): with(app) { $0.showSecondPrompt(on: &$1) }
    case .reminds(let app): with(app) { $0.showReminder(on: &$1) }
    case .deliversWatchMessage(let app): with(app) { $0.handleWatchMessage(on: &$1) }
    case .deliversLocationPush(let app): deliverLocationPush(to: app)
    case .refreshesWidget(let app): run(.widget, of: app)
    }
  }

  // Changes of the world

  private mutating func carryOut(_ change: WorldChange) throws(Refusal) {
    try system.world.take(change, at: now)
    switch change {
    case .heading, .magneticInterference: withEachApp { $0.tellHeading(on: &$1) }
    case .compassCalibration: withEachApp { $0.calibrateCompass(on: &$1) }
    case .beacons, .bluetooth: withEachApp { $0.beaconsChanged(on: &$1) }
    case .stays, .follows, .losesPosition, .findsPosition, .accuracy, .floor: break
    }
  }
}
