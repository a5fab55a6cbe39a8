import LocationPolicy

extension Trace {
  /// All entries as JSON: a list with one entry a line, with sorted keys; the same trace gives the same bytes.
  public func json(_ names: TraceNames) -> String {
    let lines = entries.map { "  " + TraceJSON.text(of: $0.value(names)) }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}
