/// A format for reports.
package protocol Reporter {
  /// Returns the text of a report, with a trailing newline.
  func text(of report: CheckReport) throws -> String
}
