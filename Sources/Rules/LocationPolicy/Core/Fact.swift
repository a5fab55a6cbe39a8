/// A sourced statement about how iOS handles location.
///
/// A case is named after the id in documents: `key005` is KEY-005. The statement, its source and the test that checks
/// the rules against it are in Documentation/Facts.md, and `sextant explain KEY-005` prints them; they are not
/// repeated here.
public enum Fact: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// A fact about Info.plist keys.
  case key001, key002, key003, key004, key005, key006, key007, key008, key009, key010, key011, key012, key013,
    key014, key015, key016, key017, key018, key019, key020, key021, key022, key030, key031, key032, key033,
    key034, key035, key040, key041, key042, key043, key044, key045, key046, key047, key048, key049
  /// A fact about authorization: statuses, requests, prompts, answers.
  case auth001, auth002, auth003, auth004, auth005, auth006, auth007, auth008, auth009, auth010, auth011,
    auth020, auth021, auth022, auth023, auth024, auth025, auth026, auth027, auth028, auth029, auth030,
    auth031, auth032, auth040, auth041, auth042, auth043, auth044, auth045, auth046, auth047, auth048,
    auth049, auth050, auth051, auth052, auth053, auth054, auth055, auth056, auth060, auth061, auth062,
    auth063, auth064, auth065, auth066, auth068, auth069, auth070, auth071, auth072, auth073, auth074,
    auth075, auth076, auth080, auth081, auth082, auth083, auth084, auth085, auth086, auth087, auth088,
    auth089, auth090, auth091, auth092, auth093, auth094
  /// A fact about Settings, restrictions and reminders.
  case set001, set002, set003, set004, set005, set006, set007, set008, set009, set010, set011, set012, set013,
    set014, set020, set021, set022, set023, set024, set025
  /// A fact about which events arrive, and when.
  case del001, del002, del003, del004, del005, del006, del007, del008, del009, del044, del045, del046, del050,
    del051, del052, del053, del060, del061, del062, del063, del064, del070, del071, del080, del081, del085,
    del086, del087, del088, del089, del090, del091, del092, del093, del094, del095, del096, del097
  /// A fact about the background: capability, property and grant.
  case bg001, bg002, bg003, bg004, bg005, bg006, bg007, bg008, bg009, bg010, bg011, bg012, bg013, bg014,
    bg015, bg020, bg021, bg022, bg023, bg024, bg025, bg026, bg027, bg028
  /// A fact about the arrow, the bar and other indicators.
  case ind001, ind002, ind003, ind004, ind005
  /// A fact about services by grant.
  case mon001, mon002, mon003, mon004, mon005, mon006, mon007, mon008, mon009, mon010, mon011, mon012, mon013,
    mon014, mon015, mon016, mon017, mon018, mon019, mon020, mon021, mon022
  /// A fact about reduced accuracy.
  case acc001, acc002, acc003, acc004, acc005, acc006
  /// A fact about errors.
  case err001, err002, err003, err004, err005, err006
  /// A fact about the store.
  case store001, store002, store003, store004, store005, store006, store007, store008, store009, store012,
    store013, store014

  /// The id as spelled in documents, such as "KEY-005".
  public var id: String { Self.ids[Int(rawValue)] }

  /// The ids of all cases, in order.
  private static let ids = numbers.flatMap { section, runs in
    runs.flatMap { $0 }.map { number in
      let digits = String(number)
      return section + "-" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }

  /// The numbers of the cases above, because a case's own name requires reflection, which Embedded Swift does not
  /// have.
  private static let numbers: [(section: String, runs: [ClosedRange<Int>])] = [
    ("KEY", [1...22, 30...35, 40...49]),
    ("AUTH", [1...11, 20...32, 40...56, 60...66, 68...76, 80...94]),
    ("SET", [1...14, 20...25]),
    ("DEL", [1...9, 44...46, 50...53, 60...64, 70...71, 80...81, 85...97]),
    ("BG", [1...15, 20...28]),
    ("IND", [1...5]),
    ("MON", [1...22]),
    ("ACC", [1...6]),
    ("ERR", [1...6]),
    ("STORE", [1...9, 12...14]),
  ]

  /// Orders facts by section, and by number within a section.
  public static func < (left: Fact, right: Fact) -> Bool { left.rawValue < right.rawValue }
}
