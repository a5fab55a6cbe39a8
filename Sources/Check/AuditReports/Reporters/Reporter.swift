/// A format that a report can be written in.
package protocol Reporter {
  /// Returns the whole text of a report, with a newline at its end.
  func text(of report: CheckReport) throws -> String
}
