/// Values by the callers that they belong to, in the order in which the callers were numbered.
///
/// Two arrays, one of which is the same for all values: a dictionary, and a sort wherever the order counts, would be
/// compiled anew for each kind of value. Found by binary search, for there may be very many callers.
struct ByCaller<Value> {
  private(set) var values: [Value] = []
  private var order = CallerOrder()

  /// The callers.
  var ids: [RequestID] { order.ids }
  var count: Int { values.count }
  var isEmpty: Bool { values.isEmpty }

  /// The value of a caller; nil takes the caller out.
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

  /// Takes a caller out; returns its value.
  @discardableResult
  mutating func remove(_ id: RequestID) -> Value? { order.remove(id).map { values.remove(at: $0) } }

  /// Changes each value in its turn, and takes out those of which that returns false.
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

/// Callers in the order of their numbers, each once; callers on several threads need not keep it when they begin.
struct CallerOrder: Sendable {
  private(set) var ids: [RequestID] = []

  /// The place of a caller; nil when it is not there.
  func index(of id: RequestID) -> Int? {
    let place = place(of: id)
    return place < ids.count && ids[place] == id ? place : nil
  }

  /// Adds a caller that is not there; returns its place.
  mutating func insert(_ id: RequestID) -> Int {
    let place = place(of: id)
    ids.insert(id, at: place)
    return place
  }

  /// Adds a caller that comes after all others.
  mutating func append(_ id: RequestID) { ids.append(id) }

  /// Takes a caller out; returns the place that it had.
  mutating func remove(_ id: RequestID) -> Int? {
    guard let index = index(of: id) else { return nil }
    ids.remove(at: index)
    return index
  }

  /// The place that a caller has or would have.
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
