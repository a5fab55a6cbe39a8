/// Watches conditions and tells when their state changes.
@available(iOS 17.0, *)
public actor CLMonitor {}
