import LocationPolicy

extension SimulatedDevice {
  /// Lets something happen at this moment.
  ///
  /// Returns the object that a call made, if it made one. Throws ``CallError/raised(_:)`` where Core Location
  /// raises, and ``CallError/refused(_:)`` where the input is impossible at the moment; a refused input changes
  /// nothing but the trace.
  @discardableResult
  public mutating func perform(_ input: Input) throws(CallError) -> ClientID? {
    record(.input(input), app: app(of: input), client: client(of: input))
    do throws(CallError) {
      switch input {
      case .person(let action): try refusable { device throws(Refusal) in try device.carryOut(action) }
      case .system(let action): try refusable { device throws(Refusal) in try device.carryOut(action) }
      case .world(let change): try refusable { device throws(Refusal) in try device.carryOut(change) }
      case .call(let call, let app): return try carryOut(call, by: app)
      }
      return nil
    } catch .refused(let refusal) {
      record(.refused(refusal), app: app(of: input), client: client(of: input))
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

  mutating func record(
    _ event: TraceEvent, app: AppID? = nil, client: ClientID? = nil, facts: FactList = FactList()
  ) {
    trace.append(TraceEntry(moment: now, app: app, client: client, event: event, facts: facts))
  }
}
