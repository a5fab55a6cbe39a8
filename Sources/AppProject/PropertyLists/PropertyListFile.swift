/// A property list that was read from a file, with what turns its offsets into places.
struct PropertyListFile: Sendable {
  /// What it states.
  let root: PropertyListNode
  private let places: TextPlaces

  init(root: PropertyListNode, places: TextPlaces) {
    self.root = root
    self.places = places
  }

  /// Returns the place of a byte.
  func origin(at offset: Int) -> Origin { places.origin(at: offset) }
}
