import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import TestSupport
import Testing

@Suite struct ServiceSessionTests {
  @Test
  func
    `a session asks and tells when it is done; a second loop begins with the present diagnostic (AUTH-088)`()
    throws
  {
    let host = DeviceHost(release: .iOS18)
    let (log, executor) = (Log(), StepExecutor())
    let session = host.run { CLServiceSession(authorization: .whenInUse) }
    executor.start {
      for try await diagnostic in session.diagnostics {
        log.add(diagnostic.authorizationRequestInProgress ? "asking" : "done")
        if !diagnostic.authorizationRequestInProgress { break }
      }
      for try await diagnostic in session.diagnostics {
        log.add(diagnostic.authorizationRequestInProgress ? "asking" : "done")
        break
      }
    }
    #expect(log.lines == ["asking"])
    try host.person(.answers(.allowWhileUsingApp))
    executor.drain()
    #expect(log.lines == ["asking", "done", "done"])
  }

  @Test func `invalidating a session takes its prompt away and ends its diagnostics`() {
    let host = DeviceHost(release: .iOS26)
    let (log, executor) = (Log(), StepExecutor())
    let session = host.run { CLServiceSession(authorization: .always) }
    executor.start {
      for try await _ in session.diagnostics { log.add("diagnostic") }
      log.add("end")
    }
    #expect(host.device.visiblePrompt != nil)
    session.invalidate()
    executor.drain()
    #expect(host.device.visiblePrompt == nil)
    #expect(log.lines == ["diagnostic", "end"])
  }

  @Test func `the last reference to a session ends it`() {
    let host = DeviceHost(release: .iOS26)
    var session: CLServiceSession? = host.run { CLServiceSession(authorization: .whenInUse) }
    #expect(host.device.visiblePrompt != nil)
    session = nil
    #expect(session == nil)
    #expect(host.device.visiblePrompt == nil)
  }
}
