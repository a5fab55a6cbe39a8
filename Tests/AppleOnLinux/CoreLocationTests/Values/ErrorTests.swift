import CoreLocation
import Testing

@Suite struct ErrorTests {
  private func caught(_ error: any Error) -> String {
    do { throw error } catch CLError.denied {
      return "denied"
    } catch CLError.network {
      return "network"
    } catch let error as CLError {
      return "code \(error.errorCode)"
    } catch {
      return "other"
    }
  }

  @Test func `patterns catch errors by their codes`() {
    let errors: [any Error] = [
      CLError(.denied), CLError(.network), CLError(.promptDeclined), CocoaError(.fileNoSuchFile),
    ]
    #expect(errors.map(caught) == ["denied", "network", "code 18", "other"])
  }

  @Test func `an error is an NSError of Core Location's domain, with its user info`() {
    let error = CLError(.locationUnknown, userInfo: ["key": "value"])
    let bridged = error as NSError
    #expect(bridged.domain == "kCLErrorDomain" && bridged.code == 0)
    #expect(bridged.userInfo as? [String: String] == ["key": "value"])
    #expect(error.userInfo as? [String: String] == ["key": "value"])
    #expect(error.errorUserInfo as? [String: String] == ["key": "value"])
    #expect(CLError.errorDomain == kCLErrorDomain)
  }

  @Test func `an error tells the region that stands in for the one that failed`() {
    let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "other")
    let error = CLError(.regionMonitoringFailure, userInfo: [kCLErrorUserInfoAlternateRegionKey: region])
    #expect(error.alternateRegion === region)
    #expect(CLError(.denied).alternateRegion == nil)
  }

  @Test func `errors are equal and hash alike when domain, code and user info are equal`() {
    #expect(CLError(.denied) == CLError(.denied))
    #expect(CLError(.denied) != CLError(.network))
    #expect(Set([CLError(.denied), CLError(.denied), CLError(.network)]).count == 2)
  }

  @Test func `errors of location pushes have a domain of their own`() {
    let error = CLLocationPushServiceError(.missingEntitlement) as NSError
    #expect(error.domain == "CLLocationPushServiceErrorDomain" && error.code == 3)
    #expect(CLLocationPushServiceError(.unknown) == CLLocationPushServiceError(.unknown))
  }

  @Test func `an NSError made by hand is caught by a pattern, though no cast makes it a CLError on Linux`() {
    let error: any Error = NSError(domain: kCLErrorDomain, code: CLError.denied.rawValue)
    #expect(caught(error) == "denied")
    #expect(error as? CLError == nil)
    #expect(caught(NSError(domain: "other", code: 1)) == "other")
  }
}
