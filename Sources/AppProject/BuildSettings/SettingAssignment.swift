/// One line that gives a build setting a value, as written.
struct SettingAssignment: Hashable, Sendable {
  /// The setting.
  let name: String
  /// What must hold for the line to count.
  let conditions: [SettingCondition]
  /// The value before variables are replaced; the elements of an array are joined by blanks.
  let value: String
  /// Where the name stands.
  let origin: Origin

  init(_ text: String, value: String, origin: Origin) {
    (name, conditions) = SettingCondition.split(text)
    self.value = value
    self.origin = origin
  }
}
