public import LocationSimulation

extension DeviceHost {
  /// Has the person do something; throws a refusal when that is impossible at the moment.
  public func person(_ action: PersonAction) throws(CallError) { try perform(.person(action)) }

  /// Changes what is around the phone.
  public func world(_ change: WorldChange) throws(CallError) { try perform(.world(change)) }

  /// Has the system do something before its time; throws a refusal when it has no reason to.
  public func system(_ action: SystemAction) throws(CallError) { try perform(.system(action)) }
}
