import CommandLineOptions

/// A form that a report can be printed in.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For scripts.
  case json
  /// For code scanning services.
  case sarif
}
