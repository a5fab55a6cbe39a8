import LocationCatalogue
import LocationPolicy

extension PolicyTables {
  /// Returns the value of a constant, a case or a default with a name.
  static func constant(_ name: String) -> JSONValue? {
    constants.rows.first { $0[1] == .string(name) }?[2]
  }
}
