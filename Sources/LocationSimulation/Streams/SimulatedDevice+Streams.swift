import LocationPolicy

extension SimulatedDevice {
  mutating func open(_ kind: StreamKind, of app: AppID) throws(CallError) -> ClientID {
    let stream = Stream(id: newClient(), kind: kind)
    apps[app.index].process?.streams.append(stream)
    return stream.id
  }

  mutating func carryOut(_ call: StreamCall, on client: ClientID, of app: AppID) throws(CallError) {}

  /// Tells an app's streams and sessions why nothing arrives (AUTH-087).
  mutating func tellStreams(of app: AppID, about diagnostics: SessionDiagnostics) {}
}
