import LocationDelivery
import LocationEvidence
import LocationPolicy
import Phrases
import SourceFacts

/// A combination of property values that the code sets on a location manager.
struct ManagerChoice {
  let manager: ManagerSettings
  /// The settings that distinguish it, such as "distanceFilter = 10"; empty if it is the only one.
  let settings: Phrase

  /// The maximum number of combinations; real code has fewer.
  private static let limit = 16

  /// Returns all combinations, at least one.
  static func all(in context: AuditContext) -> [ManagerChoice] {
    let code = context.code
    let filters = values(of: "distanceFilter", in: code)
    let accuracies = values(of: "desiredAccuracy", in: code)
    var base = ManagerSettings()
    // A value that can't be read makes the result unknown.
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

  /// Returns the possible values of a switch; both if only unreadable values are assigned to it.
  private static func switches(
    _ property: String, in context: AuditContext
  ) -> [(isOn: Bool, setting: String?)] {
    let uses = context.code.uses(property, .assignment).filter { $0.fact.value != .boolean(false) }
    if uses.isEmpty || uses.contains(where: \.setsTrue) { return [(!uses.isEmpty, nil)] }
    // A value read from the background modes is true if there is the mode.
    if uses.contains(where: \.readsBackgroundModes) { return [(context.hasBackgroundMode, nil)] }
    return [(true, "\(property) = true"), (false, "\(property) = false")]
  }

  private typealias Value = (meters: Double?, text: String)

  /// Returns the values of a property in the order of the code; readable ones are distinct.
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

  /// Returns the number and text of a value; other values are known only at run time.
  private static func value(_ value: SourceValue?) -> Value {
    switch value {
    case .number(let number)?: (number, Int(exactly: number).map(String.init) ?? String(number))
    case .name("kCLDistanceFilterNone")?: (LocationConstants.noFilter, "kCLDistanceFilterNone")
    case .name(let name)?: (LocationConstants.accuracies.first { $0.name == name }?.meters, name)
    case .boolean, .string, .other, nil: (nil, "")
    }
  }
}
