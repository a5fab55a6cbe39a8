import AppProject
import SourceFacts
import Testing

@testable import LinuxSDK

@Suite struct DelegateWithoutCallbackTests {
  private let failed =
    "  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}\n"
  private let updated =
    "  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}\n"

  private func places(_ files: String...) -> [Site] {
    DelegateWithoutCallback.places(
      in: files.enumerated().compactMap { index, text in
        SourceReader(.everything).read(Array(text.utf8), as: .swift).map {
          InheritedDelegate.File(path: "/\(index).swift", text: text, facts: $0)
        }
      })
  }

  private func finder(_ methods: String, base: String = "NSObject") -> String {
    """
    import CoreLocation
    final class Finder: \(base), CLLocationManagerDelegate {
      let manager = CLLocationManager()
      func find() {
        manager.delegate = self
        manager.requestLocation()
      }
    \(methods)}
    """
  }

  @Test func `a request is found whose delegate lacks either method`() {
    let request = Site(file: "/0.swift", line: 6, column: 13)
    #expect(places(finder("")) == [request])
    #expect(places(finder(updated)) == [request])
    #expect(places(finder(failed)) == [request])
  }

  @Test func `a delegate that has both, in whichever file, and one that is not read whole, are left alone`() {
    #expect(places(finder(updated + failed)) == [])
    #expect(places(finder(updated), "extension Finder {\n\(failed)}\n") == [])
    #expect(places(finder(updated, base: "Theirs")) == [])
  }
}
