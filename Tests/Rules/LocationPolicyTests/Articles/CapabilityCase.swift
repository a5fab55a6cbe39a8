import LocationDelivery
import LocationPolicy
import Testing

/// One cell of the articles' capability tables: how an app came by its grant, how it is set up, what is said of it.
struct CapabilityCase: CustomTestStringConvertible {
  let release: Release
  /// The heading of the row: the call that asked, or the person's refusal.
  let row: String
  let capability: Bool
  /// The manager's allowsBackgroundLocationUpdates; nil where the table has none.
  let property: Bool?
  /// The cell's text.
  let text: String

  /// The cells of a table with one column for the capability switched off and one for it switched on.
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

  /// The phones that the row speaks of, their apps in the state that the row's heading leads to.
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

  /// Checks that the rules say of every phone what the cell says.
  func expectAsPrinted() throws {
    let printed = try #require(ArticleCell(text), "unreadable cell \(text)")
    #expect(!phones.isEmpty, "no phone for the row \(row)")
    for phone in phones {
      #expect(ArticleCell(phone, manager: manager) == printed, "\(testDescription) from \(phone.state.grant)")
    }
  }
}
