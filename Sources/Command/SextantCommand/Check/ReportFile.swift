import CommandLineOptions

/// A file that gets the report in a format of its own, as it is typed: "sarif=location.sarif".
struct ReportFile: ExpressibleByArgument {
  /// The format.
  let format: ReportFormat
  /// The path, as it was typed.
  let path: String

  /// Lines are written as each path is done, and are no report.
  private static let formats = ReportFormat.allCases.filter { $0 != .ndjson }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = Self.formats.first(where: { $0.rawValue == parts[0] }) else {
      return nil
    }
    self.format = format
    path = String(parts[1])
  }

  var argumentText: String { "\(format.rawValue)=\(path)" }
  static var allValueStrings: [String] { formats.map { "\($0.rawValue)=FILE" } }
}
