import LocationPolicy

extension SimulatedDevice {
  mutating func heldEventChanged(_ app: AppID, _ change: Decision.HeldEvent) {}

  mutating func heldEventAges(_ app: AppID, since: Moment) {}
}
