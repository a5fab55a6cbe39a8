extension Array {
  /// Adds an element and keeps so many, the newest ones.
  mutating func append(_ element: Element, keeping limit: Int) {
    append(element)
    if count > limit { removeFirst() }
  }
}
