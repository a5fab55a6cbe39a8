import LocationPolicy

extension SimulatedDevice {
  mutating func tapIndicator() throws(Refusal) { throw Refusal("no indicator shows") }

  mutating func addWidget(_ app: AppID) throws(Refusal) {
    try requireInstalled(app)
    try requireUsableScreen()
    decide(app) { $0.addWidget(of: $1, under: $2) }
  }

  mutating func lookAtWidget(_ app: AppID) throws(Refusal) {}

  mutating func deliverWatchMessage(to app: AppID) throws(Refusal) {}
}
