package import LocationPolicy
import LocationSimulation
import LocationTerms
package import Phrases

/// The fragment of an address of the page that opens a journey there.
package struct PhoneLink: Hashable, Sendable {
  /// The text after the #, in characters that forums and terminals don't change.
  package let fragment: String
  /// Remarks about the parts of the journey's scenario that the page can't play.
  package let remarks: [Phrase]

  /// Creates a link to a journey up to the step that is shown.
  init(_ history: PhoneHistory, _ remarks: [PhoneRemark] = []) {
    var parts = [("ios", history.release.firstVersionText)]
    if history.app.kind != .plain { parts.append(("app", history.app.kind.rawValue)) }
    if !history.app.isStandard {
      let whole = TraceJSON.text(of: history.app.infoPlist)
      let changes = TraceJSON.text(of: history.app.changes)
      parts.append(whole.utf8.count > changes.utf8.count ? ("d", changes) : ("p", whole))
    }
    parts.append(("j", history.words.prefix(history.position).joined(separator: "~")))
    fragment = parts.map { "\($0)=\(Self.escaped($1))" }.joined(separator: "&")
    self.remarks = remarks.map { $0.phrase }
  }

  /// Creates a link to an app that was just opened and makes calls; nil if one of the calls is impossible.
  package init?(infoPlist: [String: JSONValue], calls: [String], on release: Release) {
    var app = PhoneApp()
    app.infoPlist = .object(infoPlist)
    var history = PhoneHistory(app, on: release)
    do throws(PhonePageError) {
      for word in ["opens.\(app.name)"] + calls { try history.add(word) }
    } catch {
      return nil
    }
    guard history.steps.dropFirst().allSatisfy({ $0.missed == nil }) else { return nil }
    self.init(history)
  }

  /// Creates a link to the journey of a scenario; nil if it isn't a valid scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, as in its file.
  ///   - infoPlists: The Info.plists of its apps, for which a file may contain only paths.
  ///   - release: The release to play it on, if the scenario is for that one.
  package init?(scenario: JSONValue, infoPlists: [JSONValue] = [], on release: Release) {
    var scenario = scenario
    if case .array(var apps)? = scenario["apps"] {
      for (index, infoPlist) in infoPlists.enumerated() where apps.indices.contains(index) {
        apps[index]["infoPlist"] = infoPlist
      }
      scenario["apps"] = .array(apps)
    }
    guard let opened = try? OpenedScenario(scenario, on: release) else { return nil }
    // The expectations of a scenario are never played, so they need no remark.
    let remarks = opened.remarks.compactMap { remark -> PhoneRemark? in
      guard case .leftOut(let parts) = remark else { return remark }
      let others = parts.filter { $0 != "expect" }
      return others.isEmpty ? nil : .leftOut(others)
    }
    self.init(opened.history, remarks)
  }

  /// Returns a text with all bytes escaped that have a meaning in an address, or would end it in a text.
  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { escaped, byte in
      let isPlain =
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: "-._~:,".utf8.contains(byte)
        }
      escaped += isPlain ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
}
