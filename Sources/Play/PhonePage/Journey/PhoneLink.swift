package import LocationPolicy
import LocationSimulation
import LocationTerms
package import Phrases

/// What an address of the page has behind its # to open a journey there.
package struct PhoneLink: Hashable, Sendable {
  /// What stands behind the #, which forums and terminals leave as it is.
  package let fragment: String
  /// What the page can't play of the scenario that the journey was written as, in words.
  package let remarks: [Phrase]

  /// Makes a link to the moment that is shown of a journey.
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

  /// Creates a link to an app that was just opened and calls something; nil if the phone can't make one of the calls.
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

  /// Makes a link to the journey of a scenario; nil for what is none.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, as its file has it.
  ///   - infoPlists: The Info.plists of its apps, of which a file may say only where they are.
  ///   - release: The release to play it on, if it is for that one.
  package init?(scenario: JSONValue, infoPlists: [JSONValue] = [], on release: Release) {
    var scenario = scenario
    if case .array(var apps)? = scenario["apps"] {
      for (index, infoPlist) in infoPlists.enumerated() where apps.indices.contains(index) {
        apps[index]["infoPlist"] = infoPlist
      }
      scenario["apps"] = .array(apps)
    }
    guard let opened = try? OpenedScenario(scenario, on: release) else { return nil }
    // What a scenario expects is not for playing.
    let remarks = opened.remarks.compactMap { remark -> PhoneRemark? in
      guard case .leftOut(let parts) = remark else { return remark }
      let others = parts.filter { $0 != "expect" }
      return others.isEmpty ? nil : .leftOut(others)
    }
    self.init(opened.history, remarks)
  }

  /// Bytes that stand for something else in an address, or end it in a text, are escaped.
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
