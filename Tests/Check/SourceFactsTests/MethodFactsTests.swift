import SourceFacts
import Testing

@Suite struct MethodFactsTests {
  @Test func `methods tell their result, their actor and whether they are asynchronous`() {
    let text = """
      import CoreLocation
      @MainActor final class Model {
        let manager = CLLocationManager()
        func plain() {}
        func load() async -> CLLocation? { nil }
        nonisolated func check() -> Bool { true }
      }
      extension Model { func other() {} }
      class Free { @MainActor func show() {} }
      """
    let methods = (SourceReader().read(Array(text.utf8), as: .swift)?.types ?? []).flatMap(\.methods)
    #expect(
      methods.map { "\($0.name) \($0.returnType ?? "-") \($0.isOnMainActor) \($0.isAsync)" } == [
        "plain() - true false", "load() CLLocation? true true", "check() Bool false false",
        "other() - false false", "show() - true false",
      ])
  }

  @Test func `methods tell the selector that Swift's attributes give them`() {
    let text = """
      import CoreLocation
      final class Model {
        let manager = CLLocationManager()
        @objc func tick(_ timer: Timer, from place: Int) {}
        @objc(look:at:) func see(_ a: Int, b: Int) {}
        @objc(stop) func end() {}
        func plain(_ a: Int) {}
      }
      @objc extension Model { func other(_ a: Int) {} }
      @objcMembers class Marked { func all() {} ; @nonobjc func none() {} ; private func hidden() {} }
      """
    let methods = (SourceReader().read(Array(text.utf8), as: .swift)?.types ?? []).flatMap(\.methods)
    #expect(
      methods.map { "\($0.name) \($0.selector ?? "-")" } == [
        "tick(_:from:) tick(_:from:)", "see(_:b:) look(_:at:)", "end() stop", "plain(_:) -",
        "other(_:) other(_:)", "all() all()", "none() -", "hidden() -",
      ])
  }

  @Test(arguments: [
    ("let m = CLLocationManager()\nm.delegate = self\nm.requestWhenInUseAuthorization()", true),
    ("var m: CLLocationManager? = CLLocationManager()\nm?.requestWhenInUseAuthorization()", true),
    ("let m = CLLocationManager()\nm.requestWhenInUseAuthorization()\nkept = m", false),
    ("let m = CLLocationManager()\nm.requestWhenInUseAuthorization()\nkeep(m: m)", false),
    ("let m = CLLocationManager()\nm.requestWhenInUseAuthorization()\nlater { m.delegate = nil }", false),
    ("let m = make()\nm.requestWhenInUseAuthorization()", false),
  ]) func `a local manager is temporary unless something else may hold it`(_ body: String, _ isIt: Bool) {
    let text = "import CoreLocation\nfunc ask() {\n\(body)\n}"
    let facts = SourceReader().read(Array(text.utf8), as: .swift)?.facts ?? []
    #expect(
      facts.filter { $0.name == "requestWhenInUseAuthorization" }.map(\.isReceiverTemporary) == [isIt])
  }
}
