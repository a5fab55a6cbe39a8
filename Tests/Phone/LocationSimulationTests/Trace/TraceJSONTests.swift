import Foundation
import LocationPolicy
import Testing

@testable import LocationSimulation

@Suite struct TraceJSONTests {
  @Test func `a trace as JSON, whole: one entry a line, keys sorted`() throws {
    var device = SimulatedDevice(release: .iOS18)
    let app = device.install(AppBundle(name: "Run"))
    try device.perform(.person(.opens(app)))
    #expect(
      device.trace.json(TraceNames(device)) == """
        [
          {"action": "installs", "app": null, "facts": [], "kind": "person", "object": null, "text": "installs Run", "time": 0},
          {"action": "opens", "app": null, "facts": [], "kind": "person", "object": null, "text": "opens Run", "time": 0},
          {"app": "Run", "facts": [], "kind": "launched", "object": null, "reason": "person", "time": 0},
          {"app": "Run", "facts": [], "kind": "phase", "object": null, "phase": "foreground", "time": 0},
          {"app": "Run", "facts": [], "kind": "delivered", "message": "launched", "method": null, "object": null, "reason": "person", "time": 0}
        ]

        """)
  }

  @Test func `texts from outside come back as they were, and leave the terminal alone`() throws {
    let name = "a\"\\\n\u{1B}\u{202E}é👩‍👧\u{7F}\u{2028}"
    let text = TraceJSON.text(of: .string(name))
    #expect(text == "\"a\\\"\\\\\\n\\u001b\\u202eé👩‍👧\\u007f\\u2028\"")
    #expect(
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? String == name)
  }

  @Test func `an empty trace is an empty list`() {
    let device = SimulatedDevice(release: .iOS18)
    #expect(device.trace.json(TraceNames(device)) == "[]\n")
  }
}
