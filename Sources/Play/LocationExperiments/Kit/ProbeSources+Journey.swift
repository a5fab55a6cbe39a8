extension ProbeSources {
  /// Journey.swift: the reader of the journey and the writer of the notes, for the Probe and the Driver.
  static let journey = #"""
    import Foundation

    /// What the app does in each step, and by itself.
    struct ProbeCode {
      /// One step: what the Driver does, or the calls that the app makes.
      struct Step {
        let kind: String
        let action: String
        let argument: Any?
        let calls: [ProbeCall]
        let seconds: Double
        let text: String
      }

      let steps: [Step]
      let reactions: [String: [ProbeCall]]
      let authorizationReactions: [String: [ProbeCall]]
      let bundle: String

      /// Reads Journey.json of a bundle.
      init(in bundle: Bundle) throws {
        let file = bundle.url(forResource: "Journey", withExtension: "json")
        guard let file, let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        else { throw CocoaError(.fileReadCorruptFile) }
        self.bundle = root["bundle"] as? String ?? ""
        steps = (root["steps"] as? [[String: Any]] ?? []).map { step in
          Step(
            kind: step["kind"] as? String ?? "", action: step["action"] as? String ?? "",
            argument: step["argument"], calls: ProbeCall.all(in: step["calls"]),
            seconds: step["seconds"] as? Double ?? 0, text: step["text"] as? String ?? "")
        }
        reactions = (root["reactions"] as? [String: Any] ?? [:]).mapValues { ProbeCall.all(in: $0) }
        authorizationReactions = (root["onAuthorization"] as? [String: Any] ?? [:])
          .mapValues { ProbeCall.all(in: $0) }
      }
    }

    /// One call of the app.
    struct ProbeCall: @unchecked Sendable {
      let name: String
      let object: String
      private let argument: Any?

      static func all(in value: Any?) -> [ProbeCall] {
        (value as? [[String: Any]] ?? []).map { call in
          ProbeCall(
            name: call["call"] as? String ?? "", object: call["on"] as? String ?? "",
            argument: call["argument"])
        }
      }

      private var fields: [String: Any] { argument as? [String: Any] ?? [:] }
      var isNull: Bool { argument is NSNull }
      var text: String { argument as? String ?? "" }
      /// The texts of a list; the text itself where it is one.
      var texts: [String] { argument as? [String] ?? (argument as? String).map { [$0] } ?? ["self"] }
      var number: Double? { argument as? Double }
      var flag: Bool { argument as? Bool ?? false }
      var identifier: String { text("identifier") }
      var uuid: UUID? {
        let nested = (fields["beacon"] as? [String: Any])?["uuid"] as? String
        return UUID(uuidString: nested ?? fields["beacon"] as? String ?? fields["uuid"] as? String ?? text)
      }
      var center: (latitude: Double, longitude: Double)? {
        guard let numbers = fields["center"] as? [Double], numbers.count == 2 else { return nil }
        return (numbers[0], numbers[1])
      }

      func text(_ name: String) -> String { fields[name] as? String ?? "" }
      func number(_ name: String) -> Double { fields[name] as? Double ?? 0 }
      func flag(_ name: String) -> Bool { fields[name] as? Bool ?? true }
    }

    /// The notes of a journey: a line of JSON for each thing, in a file of the app's own.
    final class Notes: @unchecked Sendable {
      private let lock = NSLock()
      private let file: URL

      /// Notes go to a file in the Documents folder.
      init(named name: String) {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        file = (folder.first ?? FileManager.default.temporaryDirectory).appendingPathComponent(name)
        if !FileManager.default.fileExists(atPath: file.path) { try? Data().write(to: file) }
      }

      func note(_ kind: String, _ what: String, _ values: [String] = [], step: Int? = nil) {
        var line: [String: Any] = ["time": Date().timeIntervalSince1970, "kind": kind, "what": what]
        if !values.isEmpty { line["values"] = values }
        if let step { line["step"] = step }
        write(line)
      }

      func write(_ line: [String: Any]) {
        guard var data = try? JSONSerialization.data(withJSONObject: line, options: [.sortedKeys]) else { return }
        data.append(0x0A)
        lock.lock()
        defer { lock.unlock() }
        // Each line is written at once: the process can end at any moment.
        guard let handle = try? FileHandle(forWritingTo: file) else { return }
        handle.seekToEndOfFile()
        handle.write(data)
        handle.closeFile()
      }

      /// Whether a location is fine or coarse: coordinates are never noted.
      static func accuracy(of radius: Double) -> String { radius < REDUCED_RADIUS ? "fine" : "coarse" }
    }

    """#.replacing("REDUCED_RADIUS", with: "\(Int(ObservedAccuracy.reducedRadius))")
}
