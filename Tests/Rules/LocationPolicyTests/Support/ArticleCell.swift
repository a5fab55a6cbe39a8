import LocationDelivery
import LocationPolicy

/// The statement in a cell of the articles' capability tables, or the corresponding result of the rules.
enum ArticleCell: Hashable {
  /// "iOS抛出Crash".
  case crash
  /// "无任何定位".
  case nothing
  /// Locations in the foreground, with or without those in the background, and with or without the bar.
  case locates(inBackground: Bool, bar: Bool)

  /// Parses a cell such as "有前台、无后台、无蓝条" or "可以前台定位、不可以后台定位、无蓝条"; nil for other texts.
  init?(_ text: String) {
    switch text {
    case "iOS抛出Crash": self = .crash
    case "无任何定位": self = .nothing
    default:
      let parts = text.split(separator: "、").map(String.init)
      guard parts.count == 3, let foreground = Self.says(parts[0]), foreground,
        let background = Self.says(parts[1]), let bar = Self.says(parts[2])
      else { return nil }
      self = .locates(inBackground: background, bar: bar)
    }
  }

  private static func says(_ part: String) -> Bool? {
    if part.hasPrefix("不可以") || part.hasPrefix("无") { return false }
    return part.hasPrefix("可以") || part.hasPrefix("有") ? true : nil
  }

  /// Computes the result for an app that is left during a standard session, under no other circumstances.
  init(_ phone: ArticlePhone, manager: ManagerSettings) {
    let inForeground = phone.arrival(in: .foreground, manager: manager)
    let inBackground = phone.arrival(in: .background, manager: manager)
    if case .raises = inForeground.arrival {
      self = .crash
    } else if inForeground.arrival == .delivered {
      self = .locates(
        inBackground: inBackground.arrival == .delivered, bar: inBackground.indicator.isVisible)
    } else {
      self = .nothing
    }
  }
}
