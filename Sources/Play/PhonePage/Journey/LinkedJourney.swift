import LocationPolicy
import LocationSimulation
import LocationTerms

/// The journey of a link, which may be truncated or written by hand: as much as possible is played.
struct LinkedJourney {
  private(set) var history: PhoneHistory
  private(set) var remarks: [PhoneRemark] = []

  /// Parses `13.2/plain opens.Runs~wait.5`, with the Info.plist as JSON on a line below, or after + its differences
  /// from the app's standard one.
  init(_ text: String) throws(PhonePageError) {
    let lines = text.split(separator: "\n", maxSplits: 1).map { String($0) }
    let parts = (lines.first ?? "").split(separator: " ", maxSplits: 1).map { String($0) }
    let names = (parts.first ?? "").split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    let name = names.first ?? ""
    let named = Policies.known.release(named: name)
    if named == nil { remarks.append(.unknownRelease(name, shown: .newest)) }
    let kindName = names.count > 1 ? names[1] : PhoneApp.Kind.plain.rawValue
    let kind = PhoneApp.Kind(rawValue: kindName)
    if kind == nil { remarks.append(.unknownApp(kindName)) }
    var app = PhoneApp(kind ?? .plain)
    if lines.count > 1 {
      let isDifference = lines[1].first == "+"
      if let infoPlist = JSONValue(json: isDifference ? String(lines[1].dropFirst()) : lines[1]),
        case .object(let values) = infoPlist
      {
        if isDifference { app.change(values) } else { app.infoPlist = infoPlist }
      } else {
        remarks.append(.brokenInfoPlist)
      }
    }
    history = PhoneHistory(app, on: named ?? .newest)
    for word in (parts.count > 1 ? parts[1] : "").split(separator: "~") { try history.add(String(word)) }
    remarks += PhoneRemark.missed(in: history)
  }
}
