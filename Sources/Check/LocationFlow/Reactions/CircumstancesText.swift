/// The labels of a table's rows.
enum CircumstancesText {
  /// Returns the labels of an entry's rows; a single row for all circumstances has an empty label.
  static func labels(of entry: ReactionTable.Entry) -> [String] {
    let rows = entry.rows
    guard rows.count > 1 else { return [""] }
    let largest = rows.indices.max { rows[$0].circumstances.count < rows[$1].circumstances.count }
    return rows.indices.map { index in
      let all = rows[index].circumstances
      // The largest group needs no list; two names are short enough.
      if index == largest, all.count > 2 { return "otherwise" }
      return all.map { text(of: $0, for: entry.questions) }.joined(separator: " / ")
    }
  }

  private static func text(
    of circumstances: Circumstances, for questions: Set<Circumstances.Question>
  ) -> String {
    var parts: [String] = []
    if !circumstances.hasServices {
      parts.append("services off")
    } else if questions.contains(.status) {
      parts.append(circumstances.status.caseName)
    }
    if questions.contains(.accuracy), circumstances.accuracy == .reduced { parts.append("reduced accuracy") }
    if questions.contains(.failure) { parts.append("error \(circumstances.failure.rawValue)") }
    // The rest is code that reads something other than the status: that services are on, or that
    // accuracy is full.
    if parts.isEmpty { parts.append(questions.contains(.services) ? "services on" : "full accuracy") }
    return parts.joined(separator: ", ")
  }
}
