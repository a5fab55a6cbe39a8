import AppProject
import LocationPolicy

extension InfoPlistValues {
  /// Takes over the values of a project's Info.plist, without their places.
  init(_ infoPlist: InfoPlist?) {
    self.init(infoPlist?.entries.mapValues { TableValue($0.value) } ?? [:])
  }
}

extension TableValue {
  /// The same value; dates and bytes, which no key of location has, stand as null.
  fileprivate init(_ value: PropertyListValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .boolean(let value): self = .boolean(value)
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .number(number)
    case .date, .data: self = .null
    case .array(let values): self = .array(values.map(TableValue.init))
    case .dictionary(let values): self = .object(values.mapValues(TableValue.init))
    }
  }
}
