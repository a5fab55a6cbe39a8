/// A property wrapper that declares an argument until the command line is parsed, and holds its value afterwards.
protocol ArgumentWrapper {
  /// Returns the declaration for the property of the given name; nil when the value is parsed already.
  func definition(forProperty key: String) -> ArgumentDefinition?
}
