extension Array {
  /// Appends an element and keeps only the newest elements, up to a limit.
  mutating func append(_ element: Element, keeping limit: Int) {
    append(element)
    if count > limit { removeFirst() }
  }
}
