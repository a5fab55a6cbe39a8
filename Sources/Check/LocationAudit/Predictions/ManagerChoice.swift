import LocationDelivery
import LocationPolicy
import Phrases
import SourceFacts

/// The properties of a location manager as the code sets them: one choice for each of the values that it gives them.
struct ManagerChoice {
  /// The properties.
  let manager: ManagerSettings
  /// The values that tell the choice from others, such as "distanceFilter = 10"; empty for the only one.
  let settings: Phrase

  /// How many choices are told apart; more are not made by hand.
  private static let limit = 16

  /// Returns all choices, of which there is at least one.
  static func all(in context: AuditContext) -> [ManagerChoice] {
    let code = context.code
    let filters = values(of: "distanceFilter", in: code)
    let accuracies = values(of: "desiredAccuracy", in: code)
    var base = ManagerSettings()
    // A value that can't be read leaves the question open.
    base.knowsFilterAndAccuracy = !(filters + accuracies).contains { $0.meters == nil }
    let all = switches("allowsBackgroundLocationUpdates", in: context).flatMap { updates in
      switches("showsBackgroundLocationIndicator", in: context).flatMap { indicator in
        choices(filters, "distanceFilter").flatMap { filter in
          choices(accuracies, "desiredAccuracy").map { accuracy in
            var manager = base
            manager.allowsBackgroundUpdates = updates.isOn
            manager.showsBackgroundIndicator = indicator.isOn
            manager.distanceFilter = filter.meters ?? base.distanceFilter
            manager.desiredAccuracy = accuracy.meters ?? base.desiredAccuracy
            let settings = [updates.setting, indicator.setting, filter.setting, accuracy.setting]
            return ManagerChoice(
              manager: manager, settings: .list(settings.compactMap { $0.map { Phrase(verbatim: $0) } }))
          }
        }
      }
    }
    return Array(all.prefix(limit))
  }

  /// Whether a property is switched on: both ways where only values that can't be read are given to it.
  private static func switches(
    _ property: String, in context: AuditContext
  ) -> [(isOn: Bool, setting: String?)] {
    let uses = context.code.uses(property, .assignment).filter { $0.fact.value != .boolean(false) }
    if uses.isEmpty || uses.contains(where: \.setsTrue) { return [(!uses.isEmpty, nil)] }
    // A value that is read from the background modes is true where there is the mode.
    if uses.contains(where: \.readsBackgroundModes) { return [(context.hasBackgroundMode, nil)] }
    return [(true, "\(property) = true"), (false, "\(property) = false")]
  }

  private typealias Value = (meters: Double?, text: String)

  /// The values of a property in the order of the code, those that can be read once each.
  private static func values(of property: String, in code: ProcessCode) -> [Value] {
    var values: [Value] = []
    for use in code.uses(property, .assignment) {
      let value = value(use.fact.value)
      if !values.contains(where: { $0.meters == value.meters }) { values.append(value) }
    }
    return values
  }

  private static func choices(
    _ values: [Value], _ property: String
  ) -> [(meters: Double?, setting: String?)] {
    let known = values.filter { $0.meters != nil }
    guard known.count > 1 else { return [(known.first?.meters, nil)] }
    return known.map { ($0.meters, "\(property) = \($0.text)") }
  }

  /// The number that a value stands for, and its text; only running the code tells the numbers of others.
  private static func value(_ value: SourceValue?) -> Value {
    switch value {
    case .number(let number)?: (number, Int(exactly: number).map(String.init) ?? String(number))
    case .name("kCLDistanceFilterNone")?: (LocationConstants.noFilter, "kCLDistanceFilterNone")
    case .name(let name)?: (LocationConstants.accuracies.first { $0.name == name }?.meters, name)
    case .boolean, .string, .other, nil: (nil, "")
    }
  }
}
