import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A region is smaller than the phone can detect.
  static let tinyRegion = Rule(
    id: .tinyRegion,
    summary: "A region's radius is below 100 m, which the phone can't detect reliably.",
    explanation: """
      Regions are monitored with cell towers and Wi-Fi, and below 100 to 200 m entering and leaving is reported late \
      or not at all. Make the region larger, and get a precise location once inside.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis50], facts: [.mon006],
    judgesLibraries: true,
    check: { context in
      let files = Set(context.code.uses(of: .regionMonitoring).map(\.file))
      let regions = ["CLCircularRegion", "CircularGeographicCondition"].flatMap {
        context.code.uses($0, .construction)
      }.filter { use in
        guard use.fact.name != "CLCircularRegion" || files.contains(use.file), context.isJudged(use.file),
          !context.code.neverRuns(at: use.site)
        else { return false }
        if case .number(let radius)? = use.argument("radius") { return radius < smallest }
        return RadiusBounds.of(use, in: context.code).map { $0.most <= smallest && $0.least ?? 0 < smallest }
          ?? false
      }.sorted()
      return regions.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message:
            "Entering and leaving a region this small is reported late or not at all.\(MessageText.further(regions.count - 1))",
          fix: "Use a radius of at least 100 m, and get a precise location once inside.")
      }
    })

  /// The smallest radius that is detected reliably, in meters.
  private static let smallest = 100.0
}

/// The bounds that code sets for a region's radius, with min and max, constants and local names.
private struct RadiusBounds {
  let least: Double?
  let most: Double

  /// Returns the bounds of the region that a use creates; nil if nothing limits its size.
  static func of(_ use: CodeUse, in code: ProcessCode) -> RadiusBounds? {
    let line = use.fact.position.line
    guard let function = code.function(at: use.site) else { return nil }
    var values: [String: FlowExpression] = [:]
    for property in code.parts.filter({ $0.code.name == function.type }).flatMap(\.code.properties)
    where property.isConstant {
      values[property.name] = property.initial
    }
    var radius: FlowExpression?
    function.code.body.visit { statement in
      if case .declaration(let name, _, let value?) = statement { values[name] = value }
      for value in statement.values { radius = radius ?? value.radius(atLine: line) }
    }
    guard let radius, let most = bound(of: radius, values, steps: 4, isUpper: true) else { return nil }
    return RadiusBounds(least: bound(of: radius, values, steps: 4, isUpper: false), most: most)
  }

  private static func bound(
    of value: FlowExpression, _ values: [String: FlowExpression], steps: Int, isUpper: Bool
  ) -> Double? {
    guard steps > 0 else { return nil }
    switch value {
    case .literal(let text): return Double(text)
    case .name(let name), .member(.name("self"), let name), .member(.name("Self"), let name):
      return values[name].flatMap { bound(of: $0, values, steps: steps - 1, isUpper: isUpper) }
    case .call(let call):
      guard case .name(let function) = call.callee else { return nil }
      let bounds = call.arguments.map { bound(of: $0.value, values, steps: steps, isUpper: isUpper) }
      switch (function.lowercased(), isUpper) {
      // One side is enough to limit the smaller from above, or the larger from below.
      case ("min", true), ("fmin", true): return bounds.compactMap(\.self).min()
      case ("max", false), ("fmax", false): return bounds.compactMap(\.self).max()
      case ("max", true), ("fmax", true): return bounds.contains(nil) ? nil : bounds.compactMap(\.self).max()
      case ("min", false), ("fmin", false):
        return bounds.contains(nil) ? nil : bounds.compactMap(\.self).min()
      default: return nil
      }
    default: return nil
    }
  }
}

extension FlowExpression {
  /// Returns the argument of a call for the radius, if it is in a line.
  fileprivate func radius(atLine line: Int) -> FlowExpression? {
    if case .call(let call) = self, abs(call.line - line) <= 3,
      let argument = call.arguments.first(where: { $0.label == "radius" })
    {
      return argument.value
    }
    return parts.lazy.compactMap { $0.radius(atLine: line) }.first
  }
}
