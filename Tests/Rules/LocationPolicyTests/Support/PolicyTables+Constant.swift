import LocationCatalogue
import LocationPolicy

extension PolicyTables {
  /// The value of a constant, a case or a default by its name.
  static func constant(_ name: String) -> JSONValue? {
    constants.rows.first { $0[1] == .string(name) }?[2]
  }
}
