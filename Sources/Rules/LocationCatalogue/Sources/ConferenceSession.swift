/// A session of Apple's developer conference that facts cite.
package enum ConferenceSession: CaseIterable, Sendable {
  case location2013, location2014, privacy2014, location2015, practices2016, technologies2017, location2019,
    privacy2019, location2020, pillars2021, button2021, monitor2023, updates2023, authorization2024

  /// The session as a source, with its page.
  package var source: Source {
    let (year, number, title) = description
    let page =
      isListedByApple
      ? "https://developer.apple.com/videos/play/wwdc\(year)/\(number)/"
      : "https://nonstrict.eu/wwdcindex/wwdc\(year)/\(number)"
    return Source("WWDC \(year), session \(number), \(title)", page)
  }

  /// Whether Apple still lists it; the transcripts of others are kept by an index of all sessions.
  private var isListedByApple: Bool {
    switch self {
    case .location2013, .privacy2014, .location2015: false
    case .location2014, .practices2016, .technologies2017, .location2019, .privacy2019, .location2020,
      .pillars2021, .button2021, .monitor2023, .updates2023, .authorization2024:
      true
    }
  }

  private var description: (year: Int, number: Int, title: String) {
    switch self {
    case .location2013: (2013, 307, "What's New in Core Location")
    case .location2014: (2014, 706, "What's New in Core Location")
    case .privacy2014: (2014, 715, "User Privacy in iOS and OS X")
    case .location2015: (2015, 714, "What's New in Core Location")
    case .practices2016: (2016, 716, "Core Location Best Practices")
    case .technologies2017: (2017, 713, "What's New in Location Technologies")
    case .location2019: (2019, 705, "What's New in Core Location")
    case .privacy2019: (2019, 708, "Designing for Privacy")
    case .location2020: (2020, 10660, "What's new in location")
    case .pillars2021: (2021, 10085, "Apple's privacy pillars in focus")
    case .button2021: (2021, 10102, "Meet the Location Button")
    case .monitor2023: (2023, 10147, "Meet Core Location Monitor")
    case .updates2023: (2023, 10180, "Discover streamlined location updates")
    case .authorization2024: (2024, 10212, "What's new in location authorization")
    }
  }
}
