import LocationCatalogue
import LocationPolicy
import LocationSimulation
import Phrases

/// The assumptions of the simulated phone, which are the same on every release.
enum DeviceTable {
  /// The table; scenarios use the same names.
  static var table: PolicyTable {
    let all =
      Mirror(reflecting: DeviceAssumptions()).children.map { ($0, "assumption") }
      + Mirror(reflecting: DeviceTimings()).children.map { ($0, "timing") }
    return PolicyTable(
      name: "device", title: "what no source settles about the phone itself, chosen and adjustable",
      columns: ["name", "value", "kind"],
      rows: all.map { child, kind in [JSONValue(child.label), .string("\(child.value)"), .string(kind)] })
  }
}
