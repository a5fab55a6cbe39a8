import LocationFlow
import TestSupport
import Testing

/// The analysis ends, and reports if it ended before the code did.
@Suite struct LimitTests {
  @Test func `many ways side by side are bounded, and the table says so`() {
    let forks = (0..<40).map { "if flag\($0) { completion(\($0)) }" }.joined(separator: "\n")
    let tables = Tables.ofManager(
      "func go(completion: (Int) -> Void) {\nmanager.requestLocation()\n\(forks)\n}")
    #expect(tables.lines.contains { $0.contains("requests one location :5") })
    #expect(tables.lines.contains { $0.hasSuffix("(not followed to its end)") })
  }

  @Test func `a function that calls itself is followed once`() {
    let tables = Tables.ofManager(
      """
      func go() {
        manager.requestLocation()
        retry()
      }
      private func retry() {
        manager.startUpdatingLocation()
        go()
      }
      """)
    #expect(
      tables.lines.dropFirst() == [
        "  go()  :4",
        "    requests one location :5, starts location updates :9 (go() calls itself: followed once)",
      ])
  }

  @Test func `calls inside one another are bounded`() {
    let chain = (0..<40).map { "private func step\($0)() { step\($0 + 1)() }" }.joined(separator: "\n")
    let tables = Tables.ofManager(
      """
      func go() { manager.requestLocation(); step0() }
      \(chain)
      private func step40() { manager.startUpdatingLocation() }
      """)
    #expect(
      tables.lines.dropFirst() == [
        "  go()  :4", "    requests one location :4 (not followed to its end)",
      ])
  }

  @Test func `steps are bounded`() {
    var limits = Limits()
    limits.steps = 10
    let text = """
      import CoreLocation
      class Place {
        let manager = CLLocationManager()
        func go() {
          manager.requestLocation()
      \(String(repeating: "    manager.startUpdatingLocation()\n", count: 20))
        }
      }
      """
    let lines = Tables(text, limits: limits).lines
    #expect(lines.last?.hasSuffix("(not followed to its end)") == true)
  }

  @Test func `expressions that are nested deeply are not followed to their end`() {
    let depth = 120
    let nested = String(repeating: "!f(", count: depth) + "true" + String(repeating: ")", count: depth)
    let tables = Tables.ofManager(
      "func go() {\nmanager.requestLocation()\nif \(nested) { manager.startUpdatingLocation() }\n}")
    #expect(
      tables.lines.last
        == "    requests one location :5 | may: starts location updates :6 (not followed to its end)")
  }

  /// Statements with every supported construct; "#" is replaced by nested ones.
  private static let statements = [
    "manager.requestLocation()", "manager.requestWhenInUseAuthorization()", "completion?(status)", "return",
    "flag = !flag", "let x = flag ? other() : count > 2", "completion = nil", "self.completion = done",
    "if flag { # } else { # }", "guard flag, let done = completion else { # return }",
    "switch manager.authorizationStatus { case .denied, .restricted: # case .notDetermined where flag: # default: # }",
    "for item in items { # if item == nil { continue } }", "while flag && count < 3 { # break }",
    "do { try risky(); # } catch { # }", "defer { # }", "Task { [weak self] in # }",
    "DispatchQueue.main.async { # }", "again { # }", "go()", "items.forEach { item in # }",
    "func local() { # }; local()", "let closure = { # }; closure()",
    "_ = await withCheckedContinuation { c in # }",
    "switch (flag, status) { case (true, .denied): # case (_, let other): # }",
    "if case .denied = status { # }",
  ]

  private func body(_ depth: Int, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let statement = Self.statements.randomElement(using: &random) ?? ""
      return statement.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        .reduce("") { text, piece in
          text.isEmpty ? piece : text + (depth > 0 ? body(depth - 1, &random) : "") + piece
        }
    }.joined(separator: "\n") + "\n"
  }

  /// The analysis of random code ends, always in the same way.
  @Test func `random bodies come to an end`() {
    var random = SeededGenerator(seed: 28)
    for _ in 0..<60 {
      let text = """
        manager.requestLocation()
        }
        var flag = false { didSet { \(body(1, &random)) } }
        var completion: ((CLAuthorizationStatus) -> Void)?
        var status: CLAuthorizationStatus { manager.authorizationStatus }
        func other() -> Bool { \(body(1, &random)) return flag }
        func again(_ work: () -> Void) { \(body(1, &random)) work() }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        \(body(3, &random))
        """
      var limits = Limits()
      limits.steps = 3_000
      let source =
        "import CoreLocation\nclass Place {\nlet manager = CLLocationManager()\nfunc go() async {\n\(text)}\n}"
      let lines = Tables(source, limits: limits).lines
      #expect(lines.first == "Place  A.swift:2", "\(source)")
      #expect(Tables(source, limits: limits).lines == lines)
    }
  }
}
