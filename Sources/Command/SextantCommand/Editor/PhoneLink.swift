import Foundation
import LocationPolicy
import LocationSimulation
import PhonePage

/// The address of the phone's page with a journey in which a project's app is opened and makes a request.
struct PhoneLink {
  /// The address.
  let address: String

  /// Takes the page on a site, or nil where the phone can't play the journey.
  init?(on site: String, request: String, of values: InfoPlistValues?, on release: Release) {
    var app = PhoneApp()
    // What the rules read is small; an Info.plist may hold much else, and a name that only a build knows.
    let known = (values?.values ?? [:]).filter { key, value in
      if LocationKey(rawValue: key) != nil { return true }
      guard case .string(let text) = value else { return false }
      return key == "CFBundleDisplayName" && !text.contains("$")
    }
    if values != nil { app.infoPlist = .object(known) }
    let journey = "opens.\(app.name)~\(request)"
    let infoPlist = TraceJSON.text(of: app.infoPlist)
    var phone = PhonePage()
    // What it can't play it says in remarks.
    let shown = JSONValue(json: phone.answer("open \(release.name)/plain \(journey)\n\(infoPlist)"))
    guard shown?["remarks"] == .array([]) else { return nil }
    let parts = [("ios", release.name), ("lang", "en"), ("j", journey), ("p", infoPlist)]
    address = "\(site)/phone/index.html#" + parts.map { "\($0)=\(Self.escaped($1))" }.joined(separator: "&")
  }

  /// Writes all but letters, digits and a few marks as the numbers of their bytes.
  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "~"):
        String(Unicode.Scalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
