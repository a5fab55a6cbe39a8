import LocationDelivery
import LocationPolicy
import Testing

/// A cell of the articles' capability tables: the app's grant, its setup, and the statement.
struct CapabilityCase: CustomTestStringConvertible {
  let release: Release
  /// The heading of the row: the call that made the request, or the refusal.
  let row: String
  let capability: Bool
  /// The value of allowsBackgroundLocationUpdates; nil if the table doesn't give one.
  let property: Bool?
  /// The cell's text.
  let text: String

  /// Returns the cells of a table with a column for the capability off and one for the capability on.
  static func cells(of table: ArticleTable, on release: Release) -> [CapabilityCase] {
    table.body.flatMap { row in
      [(1, false), (2, true)].map { column, capability in
        CapabilityCase(
          release: release, row: row[0], capability: capability, property: nil, text: row[column])
      }
    }
  }

  var testDescription: String {
    let switched = property.map { ", allowsBackgroundLocationUpdates \($0)" } ?? ""
    return "iOS \(release.name), \(row), capability \(capability)\(switched): \(text)"
  }

  var manager: ManagerSettings { ManagerSettings(allowsBackgroundUpdates: property ?? false) }

  /// The phones for the row, with their apps in the state after the row's heading.
  var phones: [ArticlePhone] {
    let app = capability ? AppConfiguration.complete : AppConfiguration.complete.withoutBackgroundMode
    var phone = ArticlePhone(release, app)
    let untouched = phone
    switch row {
    case "startUpdatingLocation": phone.start()
    case "requestAlwaysAuthorization": phone.requestAlways()
    case "requestWhenInUseAuthorization": phone.requestWhenInUse()
    case "用户拒绝": return [refused(untouched)]
    case "无/用户拒绝": return [untouched, refused(untouched)]
    default: return []
    }
    phone.agree()
    return [phone]
  }

  private func refused(_ untouched: ArticlePhone) -> ArticlePhone {
    var phone = untouched
    if phone.policy.requestMethods.value { phone.requestWhenInUse() } else { phone.start() }
    phone.answer(.dontAllow)
    return phone
  }

  /// Expects that the rules agree with the cell on every phone.
  func expectAsPrinted() throws {
    let printed = try #require(ArticleCell(text), "unreadable cell \(text)")
    #expect(!phones.isEmpty, "no phone for the row \(row)")
    for phone in phones {
      #expect(ArticleCell(phone, manager: manager) == printed, "\(testDescription) from \(phone.state.grant)")
    }
  }
}
