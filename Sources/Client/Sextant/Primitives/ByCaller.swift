/// A map from callers to values, in the order in which the callers were numbered.
///
/// It consists of two arrays, one of which has the same type for all values: a dictionary, and sorting wherever the
/// order matters, would be compiled again for each type of value. Lookup is a binary search, because there may be
/// very many callers.
struct ByCaller<Value> {
  private(set) var values: [Value] = []
  private var order = CallerOrder()

  /// The callers.
  var ids: [RequestID] { order.ids }
  var count: Int { values.count }
  var isEmpty: Bool { values.isEmpty }

  /// The value of a caller; setting nil removes the caller.
  subscript(id: RequestID) -> Value? {
    get { order.index(of: id).map { values[$0] } }
    set {
      guard let newValue else {
        remove(id)
        return
      }
      if let index = order.index(of: id) {
        values[index] = newValue
      } else {
        values.insert(newValue, at: order.insert(id))
      }
    }
  }

  /// Removes a caller; returns its value.
  @discardableResult
  mutating func remove(_ id: RequestID) -> Value? { order.remove(id).map { values.remove(at: $0) } }

  /// Modifies each value in order, and removes those for which the closure returns false.
  mutating func change(_ body: (inout Value) -> Bool) {
    var others = ByCaller()
    for index in values.indices where body(&values[index]) {
      others.order.append(order.ids[index])
      others.values.append(values[index])
    }
    if others.count < count { self = others }
  }
}

extension ByCaller: Sendable where Value: Sendable {}

/// A set of callers in the order of their numbers; callers on several threads need not begin in that order.
struct CallerOrder: Sendable {
  private(set) var ids: [RequestID] = []

  /// Returns the index of a caller; nil if it is not in the set.
  func index(of id: RequestID) -> Int? {
    let place = place(of: id)
    return place < ids.count && ids[place] == id ? place : nil
  }

  /// Inserts a caller that is not in the set; returns its index.
  mutating func insert(_ id: RequestID) -> Int {
    let place = place(of: id)
    ids.insert(id, at: place)
    return place
  }

  /// Appends a caller that comes after all others.
  mutating func append(_ id: RequestID) { ids.append(id) }

  /// Removes a caller; returns the index that it had.
  mutating func remove(_ id: RequestID) -> Int? {
    guard let index = index(of: id) else { return nil }
    ids.remove(at: index)
    return index
  }

  /// Returns the index that a caller has or would have.
  private func place(of id: RequestID) -> Int {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle].number < id.number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
