import LocationPolicy
import LocationSimulation

/// A journey as a Swift test, with `SextantTesting` and an app that represents the reader's own.
struct PhoneTest {
  private let history: PhoneHistory

  init(_ history: PhoneHistory) { self.history = history }

  private var app: PhoneApp { history.app }
  private var steps: ArraySlice<PhoneHistory.Step> { history.steps[...history.position] }

  /// The start of the line with the release and the moves, from which the page can read the test again.
  private static let journeyMark = "// The journey: "
  /// The start of the line with the Info.plist, if it is not the app's own.
  private static let infoPlistMark = "// The Info.plist: "

  /// The text of the test.
  var text: String {
    let body = body
    let imports =
      ["CoreLocation", "LocationPolicy"]
      + (body.contains { $0.hasPrefix("try phone.perform(") } ? ["LocationSimulation"] : [])
      + ["SextantTesting", "Testing"]
    var lines = [Self.journeyMark + "\(history.release.firstVersionText)/\(app.kind.rawValue) " + words]
    if !app.isStandard { lines.append(Self.infoPlistMark + TraceJSON.text(of: app.infoPlist)) }
    lines += imports.map { "import \($0)" } + [""]
    lines += PhoneTestApp(app, on: history.release, calls: calls).lines + [""]
    lines.append("@MainActor @Test func `a journey on iOS \(history.release.name)`() async throws {")
    lines += body.map { "  " + $0 } + ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// Returns the command that starts the journey of a test that the page wrote; nil for other texts.
  static func startCommand(in text: String) -> String? {
    let lines = text.split(separator: "\n").map { String($0) }
    func rest(of mark: String) -> String? {
      lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    guard let journey = rest(of: journeyMark) else { return nil }
    return journey + (rest(of: infoPlistMark).map { "\n" + $0 } ?? "")
  }

  /// Only moves that were played: a word that no release has may come from any link, and contain anything.
  private var words: String { steps.compactMap { $0.move?.word }.joined(separator: "~") }

  private var calls: [PhoneCall] {
    steps.flatMap { step in
      if case .calls(let calls, _)? = step.move?.deed { calls } else { [PhoneCall]() }
    }
  }

  private var body: [String] {
    var lines = [
      "let phone = try TestPhone(", "  release: .\(history.release.swiftName),",
      "  infoPlist: \(infoPlist),", "  at: \(PhoneApp.start.swift))",
      "let app = \(app.kind.name)()", "phone.onLaunch = { _ in app.launch() }",
    ]
    var moves = steps.dropFirst()
    if case .person(.opens)? = moves.first?.move?.deed {
      moves = moves.dropFirst()
      lines.append("phone.inApp { app.launch() }")
    } else {
      // The phone of a test starts with the app opened.
      lines += ["try phone.goHome()", "try phone.terminate()"]
    }
    for (index, step) in zip(moves.indices, moves) {
      guard let deed = step.move?.deed else { continue }
      let seconds = step.play.device.now - history.steps[index - 1].play.device.now
      lines += deed.statements(lasting: seconds)
    }
    return lines + expectations
  }

  private var infoPlist: String {
    guard case .object(var values) = app.infoPlist else { return "[:]" }
    values["CFBundleName"] = .string(app.name)
    return JSONValue.object(values).literal
  }

  private var expectations: [String] {
    let device = history.play.device
    var lines = ["try await phone.advance(by: 0)"]
    if let app = device.apps.last, app.isInstalled {
      lines.append("#expect(phone.grant == .\(app.authorization.grant.swiftName))")
    }
    if let looks = device.visiblePromptLooks {
      lines.append("#expect(phone.prompt?.title == \(looks.title.literal))")
    } else {
      lines.append("#expect(phone.prompt == nil)")
    }
    return lines
  }
}
