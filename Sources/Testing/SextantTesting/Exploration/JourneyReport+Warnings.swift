import Testing

extension JourneyReport {
  /// Records the notes as warnings of the current test, which don't make it fail.
  func warn() {
    guard let test = Test.current else { return }
    for note in notes {
      Issue.record(
        Comment(rawValue: note.description), severity: .warning, sourceLocation: test.sourceLocation)
    }
  }
}
