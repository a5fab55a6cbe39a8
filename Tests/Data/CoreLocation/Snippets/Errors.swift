// swift-format-ignore-file
import CoreLocation

func failsWithACode() throws { throw CLError(.denied) }
func failsWithUserInfo() throws { throw CLError(.network, userInfo: [NSLocalizedDescriptionKey: "no network"]) }
func failsWithACodeNamedInFull() throws { throw CLError(CLError.Code.locationUnknown) }

func catchesPatterns() {
  do { try failsWithACode() } catch CLError.denied { print("denied") } catch CLError.network, CLError.locationUnknown { print("later") } catch let error as CLError where error.code == .promptDeclined { print(error.errorCode) } catch let error as CLError { print(error.userInfo, error.localizedDescription, error.alternateRegion as Any) } catch { print((error as NSError).code, (error as NSError).domain) }
}

func comparesErrors(_ error: Error) -> Bool {
  if let error = error as? CLError, error.code == .denied { return true }
  if case CLError.denied = error { return true }
  if (error as NSError).domain == kCLErrorDomain, (error as NSError).code == CLError.denied.rawValue { return true }
  if (error as? CLError)?.code == CLError.Code.network { return true }
  guard let code = CLError.Code(rawValue: (error as NSError).code) else { return false }
  return code == .geocodeCanceled && CLError(.denied) == CLError(.denied) && CLError.errorDomain == "kCLErrorDomain"
}

func makesFoundationErrors() -> [NSError] {
  [NSError(domain: kCLErrorDomain, code: CLError.Code.denied.rawValue, userInfo: nil), CLError(.denied) as NSError]
}

func resumes(_ continuation: CheckedContinuation<CLLocation, Error>, _ error: CLError) { continuation.resume(throwing: error) }

let result: Result<CLLocation, CLError> = .failure(CLError(.locationUnknown))
let errors: Set<CLError> = [CLError(.denied)]
