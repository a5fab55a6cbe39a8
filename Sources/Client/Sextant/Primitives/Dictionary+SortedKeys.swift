extension Dictionary where Key == String {
  /// The keys in sorted order.
  var sortedKeys: [String] { Array(keys).sorted() }
}
