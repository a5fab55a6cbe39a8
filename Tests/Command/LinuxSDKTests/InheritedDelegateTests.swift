import AppProject
import SourceFacts
import Testing

@testable import LinuxSDK

@Suite struct InheritedDelegateTests {
  private func places(_ files: [String]) -> [Site] {
    InheritedDelegate.places(
      in: files.enumerated().compactMap { index, text in
        SourceReader(.everything).read(Array(text.utf8), as: .swift).map {
          InheritedDelegate.File(path: "/\(index).swift", text: text, facts: $0)
        }
      })
  }

  private let base = "class Base: NSObject, CLLocationManagerDelegate {}\n"
  private let method =
    "  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}\n"

  @Test func `a method that only a subclass has is found, in whichever file`() {
    let subclass = "final class Sub: Base {\n\(method)}\n"
    #expect(places([base, subclass]) == [Site(file: "/1.swift", line: 2)])
    #expect(places([base + subclass]) == [Site(file: "/0.swift", line: 3)])
    #expect(places([base, "class Middle: Base {}\nclass Sub: Middle {\n\(method)}\n"]).map(\.line) == [3])
  }

  @Test func `a method that the base class has, or one of a class that conforms itself, is called`() {
    let whole = "class Base: NSObject, CLLocationManagerDelegate {\n\(method)}\n"
    #expect(places([whole, "class Sub: Base {\n  override\(method)}\n"]) == [])
    #expect(places(["class Own: NSObject, CLLocationManagerDelegate {\n\(method)}\n"]) == [])
    #expect(
      places(["class Own: NSObject {\n\(method)}\nextension Own: CLLocationManagerDelegate {}\n"]) == [])
  }

  @Test func `a protocol that refines the delegate's is as good as the delegate's`() {
    let protocols = "protocol A: CLLocationManagerDelegate {}\nprotocol B: A, Sendable {}\n"
    #expect(places([protocols, "final class Own: NSObject, B {\n\(method)}\n"]) == [])
    #expect(
      places([protocols, "class Base: NSObject, B {}\nclass Sub: Base {\n\(method)}\n"]).map(\.line) == [3])
  }

  @Test func `classes that inherit in a circle end`() {
    #expect(places(["class A: B {\n\(method)}\nclass B: A {}\n"]) == [])
  }
}
