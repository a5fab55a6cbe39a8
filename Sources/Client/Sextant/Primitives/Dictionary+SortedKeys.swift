extension Dictionary where Key == String {
  /// The keys in order.
  var sortedKeys: [String] { Array(keys).sorted() }
}
