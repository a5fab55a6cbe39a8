extension StateSearch {
  /// Makes the moves of some states of one level, shared among workers.
  ///
  /// Their results are merged in the order of the states, so that the outcome is that of a single worker. If there
  /// could be more states than the bound allows, nothing is merged and false is returned: a single worker stops at
  /// the right state.
  @inlinable
  static func share(
    _ places: Range<Int>, among workers: inout [StateWorker<Space>], in visits: inout StateVisits, bound: Int
  ) -> Bool {
    meet(places, in: visits.store, among: &workers)
    let met = workers.reduce(0) { $0 + $1.met.count }
    if visits.store.count + met >= bound { return false }
    for index in workers.indices {
      for meeting in workers[index].met { _ = visits.store.insert(meeting.state, from: meeting.parent) }
      workers[index].met.removeAll(keepingCapacity: true)
      visits.counts.take(from: &workers[index].counts)
    }
    return true
  }

  @inlinable
  static func meet(
    _ places: Range<Int>, in store: StateStore, among workers: inout [StateWorker<Space>]
  ) {
    let count = workers.count
    changeConcurrently(&workers) { index, worker in
      let first = places.lowerBound + places.count * index / count
      let end = places.lowerBound + places.count * (index + 1) / count
      worker.makeMoves(ofStatesAt: first..<end, in: store)
    }
  }
}
