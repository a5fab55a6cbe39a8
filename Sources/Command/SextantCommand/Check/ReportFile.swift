import CommandLineOptions

/// An additional report file with its format, as typed: "sarif=location.sarif".
struct ReportFile: ExpressibleByArgument {
  /// The format.
  let format: ReportFormat
  /// The path, as typed.
  let path: String

  /// The formats for files; NDJSON is written path by path and isn't a single report.
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
